// The room picture-server.
@main enum Program { static func main() {} }
