package plybook.view;

/**
 * Estimates the width of a text in an unknown font. It returns a little more than the width in the widest system font, so that a text fits
 * everywhere.
 */
final class TextWidth {
    private TextWidth() {}

    static double of(String text, double fontSize, boolean bold) {
        double ems = text.codePoints().mapToDouble(TextWidth::ems).sum();
        return ems * fontSize * (bold ? 1.1 : 1);
    }

    /** Returns the width of a letter in em, as in DejaVu Sans, by classes of letters. */
    private static double ems(int c) {
        if (c > 0x2fff) {
            return 1.1;
        }
        if (" .,:;|'ijlI".indexOf(c) >= 0) {
            return 0.34;
        }
        if ("()[]ftr-/!".indexOf(c) >= 0) {
            return 0.41;
        }
        if ("cskvxyzJ".indexOf(c) >= 0) {
            return 0.6;
        }
        if ("mMW…%".indexOf(c) >= 0) {
            return 1.0;
        }
        if ("w−+=<>≥≤∞→@#".indexOf(c) >= 0) {
            return 0.85;
        }
        if (c >= 'A' && c <= 'Z') {
            return 0.76;
        }
        return 0.64;
    }
}
