// A feed with pictures on the network: placeholders at once, the pictures as they arrive.
import TestSupport
import Testing

@Suite struct FeedTests {
    @Test func placeholdersThenPictures() throws {
        try PictureProgram.with { pictures in
            try DaemonFixture.with { daemon in
                try daemon.reload("Feed")
                // The pictures are held back until the placeholders were seen.
                try daemon.host(
                    "put-entries", "Feed", "-",
                    input: pictures.feed([("1", "hold/coffee.png"), ("2", "hold/nowhere.png")])
                ).succeeding()
                let receipts = try daemon.reload("Feed")
                #expect(receipts["Feed.systemMedium"]?.text("outcome") == "rendered")
                #expect(try daemon.accessibleText("Feed.systemMedium").contains("Item 1"))
                let placeholders = try daemon.bytes("snapshots/Feed.systemMedium.\(Programs.pictureExtension)")

                try pictures.awaitRequest("/hold/coffee.png")
                daemon.forgetLog()
                try pictures.release("nowhere.png")
                try pictures.release("coffee.png")
                try daemon.awaitSnapshot(of: "Feed.systemMedium", "with its pictures") {
                    $0["cause"] == "extension" && $0["outcome"] == "rendered"
                }
                #expect(try daemon.bytes("snapshots/Feed.systemMedium.\(Programs.pictureExtension)") != placeholders)
                #expect(
                    try daemon.accessibleText("Feed.systemMedium").contains("Item 2"), "one bad URL harms one picture")
            }
        }
    }
}
