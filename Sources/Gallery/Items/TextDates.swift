// Texts that follow dates.
import SwiftUI

extension Catalogue {
    static var textDates: CatalogueGroup {
        let later = date.addingTimeInterval(5025)
        return CatalogueGroup(
            "Dates in texts",
            [
                CatalogueItem("Styles", width: 260, height: 170) {
                    VStack(alignment: .leading, spacing: 4) {
                        Text(later, style: .time)
                        Text(later, style: .date)
                        Text(later, style: .relative)
                        Text(later, style: .offset)
                        Text(later, style: .timer)
                        Text(date...later)
                    }
                },
                CatalogueItem("Timer intervals", width: 260, height: 130) {
                    VStack(alignment: .leading, spacing: 4) {
                        Text(timerInterval: date...later)
                        Text(timerInterval: date...later, countsDown: false)
                        Text(timerInterval: date...later, showsHours: false)
                        Text(timerInterval: date...later, pauseTime: date.addingTimeInterval(60))
                    }
                    .monospacedDigit()
                },
                CatalogueItem("Beside other texts", width: 260, height: 80) {
                    HStack {
                        Image(systemName: "timer")
                        Text("Ends in")
                        Text(later, style: .timer).multilineTextAlignment(.trailing)
                    }
                },
                CatalogueItem("In interpolations", width: 260, height: 100) {
                    VStack(alignment: .leading) {
                        Text("Arrives in \(later, style: .relative)")
                        Text("At \(later, style: .time), \(timerInterval: date...later)")
                    }
                },
            ]
        )
    }
}
