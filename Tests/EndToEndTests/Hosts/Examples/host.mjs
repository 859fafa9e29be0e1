// Shows a title in the widget Status and a picture in Photo:  node host.mjs TITLE PICTURE
// Ends with 0: it is on screen; 1: a run failed; 3: no daemon; 4, 7: it comes later; 5: refused.
import { randomBytes } from "node:crypto";
import * as fs from "node:fs";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";

const [title, picture] = process.argv.slice(2);
const { WIDGET_CONTAINER = "container", WIDGET_GROUP = "group.sundial.demo" } = process.env;

// A file that is whole at every instant: written beside its place, then renamed. Node cannot lock it until then: a
// daemon that starts just then takes it for abandoned, and the rename fails.
function publish(path, bytes) {
  const temporary = join(dirname(path), `.tmp-${randomBytes(4).toString("hex")}`);
  const file = fs.openSync(temporary, "wx", 0o600);
  fs.writeFileSync(file, bytes);
  fs.fsyncSync(file);
  fs.closeSync(file);
  fs.renameSync(temporary, path);
}

// The worst outcome of all answers decides.
function code(answers) {
  if (answers.some((answer) => answer.error)) return 5;
  if (answers.length < requests.length) return 3;
  const outcomes = answers.flatMap((answer) => answer.result.receipts ?? []).map((receipt) => receipt.outcome);
  const worst = Object.entries({ failed: 1, deferred: 7, pending: 4 }).find(([word]) => outcomes.includes(word));
  return worst ? worst[1] : 0;
}

const image = fs.readFileSync(picture);
const folder = join(WIDGET_CONTAINER, WIDGET_GROUP);
fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
process.chdir(folder); // a socket's path is at most 107 bytes: this one is short from here
publish("photo.png", image);

const params = (kind) => ({ kind, wait: "rendered" });
const requests = [
  { id: 1, method: "setDefaults", params: { values: { title } } }, // instead of writing a property list
  { id: 2, method: "reloadTimelines", params: params("Status") },
  { id: 3, method: "reloadTimelines", params: params("Photo") },
];
const daemon = connect("run/widgetd.sock", () => {
  // The end of what is asked is not the end of what is answered.
  daemon.end(requests.map((request) => JSON.stringify(request) + "\n").join(""));
});
daemon.on("error", (error) => {
  console.error(`no daemon listens: ${error.message}`);
  process.exit(3);
});
const answers = [];
createInterface({ input: daemon })
  .on("line", (line) => answers.push(JSON.parse(line)) && console.log(line))
  .on("error", () => {})
  .on("close", () => (process.exitCode = code(answers)));
