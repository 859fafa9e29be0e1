import Intents

class SelectStockIntent: INIntent {
    var symbol: String?
}
