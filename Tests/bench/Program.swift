// The room bench.
@main enum Program { static func main() {} }
