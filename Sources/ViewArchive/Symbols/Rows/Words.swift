// Words of symbols' names that stand beside those of the rows.

extension SymbolRows {
    static let words = """
        3x2 4x3 airbag backrest bottomleading bottommiddle bottomthird bottomtrailing circulate collision disengaged
        distance distribution drive driveshaft engaged fresh from hi intermittent leadingthird lower massage
        middleleft middleright motorized p partition q s safetycone seats switcher tilt timemachine topleading
        topmiddle toptrailing trailinghalf trailingthird trunk u upper v w y z
        """
}
