package plybook.overview;

/**
 * A cell of a table that can be sorted.
 *
 * @param value the number to sort by; empty if there is none
 */
record Cell(String value, String text) {
    /** A cell without a number. */
    static final Cell NONE = new Cell("", "–");

    static Cell of(double value, String text) {
        return new Cell(value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value), text);
    }
}
