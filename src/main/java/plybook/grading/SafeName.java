package plybook.grading;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Locale;
import plybook.intake.Hash;

/** Folder names made from names that anybody may have chosen: valid on every system, and no two alike. */
final class SafeName {
    /** In bytes. File systems allow 255, and digits may follow. */
    private static final int LONGEST = 150;

    private static final String RESERVED = "(?i)(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\\..*)?";
    private static final int DIGITS = 8;

    private SafeName() {}

    /**
     * Returns the name itself if it is safe, because course systems find a learner by it; otherwise what is left of it, with some
     * digits computed from the whole.
     */
    static String of(String name) {
        CharsetEncoder files =
                Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8")).newEncoder();
        StringBuilder out = new StringBuilder();
        Normalizer.normalize(name, Normalizer.Form.NFC).codePoints().forEach(c -> {
            String one = Character.toString(c);
            boolean kept = (Character.isLetterOrDigit(c) || " ._-+(),".contains(one)) && files.canEncode(one);
            out.append(kept ? one : "_");
        });
        String safe = shortened(out.toString());
        if (safe.matches(RESERVED)) {
            safe = "_" + safe;
        }
        safe = safe.replaceAll("^[. -]+", "_").replaceAll("[. ]+$", "");
        return safe.equals(name) && !safe.isEmpty() ? safe : distinct(safe.isEmpty() ? "_" : safe, name);
    }

    /** Returns the name followed by digits computed from another text. */
    static String distinct(String name, String from) {
        return name + "-" + Hash.of(from.getBytes(StandardCharsets.UTF_8)).substring(0, DIGITS);
    }

    /** Returns the same for two names that some file system might take for the same. */
    static String alike(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKC)
                .toUpperCase(Locale.ROOT)
                .toLowerCase(Locale.ROOT);
    }

    private static String shortened(String name) {
        String cut = name;
        while (cut.getBytes(StandardCharsets.UTF_8).length > LONGEST) {
            cut = cut.substring(0, cut.offsetByCodePoints(cut.length(), -1));
        }
        return cut;
    }
}
