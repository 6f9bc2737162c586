package plybook.overview;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A Java file without what can be changed in a minute: comments, layout, imports, annotations, and the names that its writer chose. Names
 * after a dot stay, as they are mostly those of the hooks.
 *
 * @param text each name of the writer's as the number of its first use
 * @param shape the words and signs that are left, with one name for all names of the writer's, so that it does not matter what stands before
 */
record NormalForm(String text, List<String> shape) {
    private static final Pattern LEFT_OUT =
            Pattern.compile("//[^\\n]*|/\\*.*?\\*/|\\b(?:import|package)\\b[^;\"]*;", Pattern.DOTALL);

    /** Strings come before the rest, as a comment or a quote may be inside. */
    private static final Pattern TOKEN = Pattern.compile(
            "\"(?:[^\"\\\\\\n]|\\\\.)*\"|'(?:[^'\\\\\\n]|\\\\.)*'|@?[\\p{L}_$][\\p{L}\\p{N}_$]*|[\\p{N}][\\p{N}\\p{L}_.]*|\\S");

    private static final Set<String> KEYWORDS = Set.of(
            ("abstract boolean break byte case catch char class continue default do double else enum extends false final"
                            + " finally float for if implements instanceof int interface long new null private protected public"
                            + " record return short static super switch this throw throws true try var void while yield")
                    .split(" ", -1));

    NormalForm {
        shape = List.copyOf(shape);
    }

    static NormalForm of(String source) {
        Matcher matcher = TOKEN.matcher(LEFT_OUT.matcher(source).replaceAll(" "));
        Map<String, String> names = new HashMap<>();
        StringBuilder text = new StringBuilder();
        List<String> shape = new ArrayList<>();
        String before = "";
        while (matcher.find()) {
            String token = matcher.group();
            boolean annotation = token.length() > 1 && token.startsWith("@");
            if (annotation || token.equals("final")) {
                continue;
            }
            boolean word = Character.isJavaIdentifierStart(token.charAt(0)) && !KEYWORDS.contains(token);
            boolean own = word && !before.equals(".");
            text.append(own ? names.computeIfAbsent(token, each -> "n" + names.size()) : token)
                    .append(' ');
            shape.add(own ? "n" : token);
            before = token;
        }
        return new NormalForm(text.toString(), shape);
    }

    /** Returns the number of words and signs that are left. */
    int tokens() {
        return shape.size();
    }
}
