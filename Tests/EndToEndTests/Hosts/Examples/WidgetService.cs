// Shows a title and a picture in the widget Feed, from a .NET MAUI app: builder.Services.AddSingleton<WidgetService>().
// The container and one line over a socket are the whole bridge between the app and its native widget.
using System.Net.Sockets;
using System.Text;
using System.Text.Json;

public sealed class WidgetService
{
    private const UnixFileMode Mine = UnixFileMode.UserRead | UnixFileMode.UserWrite;
    private static readonly (string Outcome, int Code)[] Worst = { ("failed", 1), ("deferred", 7), ("pending", 4) };
    private readonly string folder = Path.Combine(
        Environment.GetEnvironmentVariable("WIDGET_CONTAINER") ?? "container",
        Environment.GetEnvironmentVariable("WIDGET_GROUP") ?? "group.sundial.demo");

    /// <summary>Returns 0: on screen; 1: the run failed; 3: no daemon; 4, 7: it comes later; 5: refused.</summary>
    public async Task<int> ShowAsync(string title, byte[] picture)
    {
        Publish("host.png", picture);
        var entries = new[] { new { id = "1", title, imageURL = "host.png" } };
        Publish("entries/Feed.json", JsonSerializer.SerializeToUtf8Bytes(new { version = 1, entries }));
        return await ReloadAsync("Feed");
    }

    /// <summary>Makes a file whole at every instant: written beside its place, locked until the rename.</summary>
    private void Publish(string name, byte[] bytes)
    {
        var path = Path.Combine(folder, name);
        var parent = Directory.CreateDirectory(Path.GetDirectoryName(path)!, Mine | UnixFileMode.UserExecute).FullName;
        var temporary = Path.Combine(parent, $".tmp-{Random.Shared.Next():x8}");
        using var file = new FileStream(temporary, new FileStreamOptions
        {
            Mode = FileMode.CreateNew, Access = FileAccess.Write, Share = FileShare.None, UnixCreateMode = Mine,
        });
        file.Write(bytes);
        file.Flush(flushToDisk: true);
        File.Move(temporary, path, overwrite: true);
    }

    private async Task<int> ReloadAsync(string kind)
    {
        var request = new { id = 1, method = "reloadTimelines", @params = new { kind, wait = "rendered" } };
        using var daemon = new Socket(AddressFamily.Unix, SocketType.Stream, ProtocolType.Unspecified);
        try
        {
            await daemon.ConnectAsync(new UnixDomainSocketEndPoint(Path.Combine(folder, "run/widgetd.sock")));
            await daemon.SendAsync(Encoding.UTF8.GetBytes(JsonSerializer.Serialize(request) + "\n"), SocketFlags.None);
            using var reader = new StreamReader(new NetworkStream(daemon));
            if (await reader.ReadLineAsync() is not string line) return 3;
            Console.WriteLine(line);
            using var answer = JsonDocument.Parse(line);
            if (!answer.RootElement.TryGetProperty("result", out var result)) return 5;
            var receipts = result.GetProperty("receipts").EnumerateArray();
            var outcomes = receipts.Select(receipt => receipt.GetProperty("outcome").GetString()).ToList();
            return Worst.FirstOrDefault(worst => outcomes.Contains(worst.Outcome)).Code;
        }
        catch (SocketException) { return 3; }
    }
}
