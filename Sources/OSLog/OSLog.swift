// The module's other name: sources that say `import OSLog` find what `os` has.
@_exported public import os
