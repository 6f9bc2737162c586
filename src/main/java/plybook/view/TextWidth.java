package plybook.view;

/**
 * How wide a text will be, in no particular font: a little more than in the widest of the fonts that systems have for their
 * interface, so that what is measured here fits everywhere.
 */
final class TextWidth {
    private TextWidth() {}

    static double of(String text, double fontSize, boolean bold) {
        double ems = text.codePoints().mapToDouble(TextWidth::ems).sum();
        return ems * fontSize * (bold ? 1.1 : 1);
    }

    /** As in DejaVu Sans, by classes of letters. */
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
