package plybook.intake;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The classes that a learner wrote in the cells of a notebook (nbformat 4, and 3 with its worksheets).
 *
 * <p>A notebook sees more than a file: the kernel has imported packages for it. So the file that is made of a class begins with the
 * imports of the notebook and those of the kernel that a file of the exercises may have.
 */
final class NotebookClasses {
    private static final JsonMapper JSON = new JsonMapper();

    private static final String KERNELS_IMPORTS = """
            import java.util.*;
            import java.util.function.*;
            import java.util.stream.*;
            import plybook.game.*;
            import plybook.task.*;
            import plybook.tree.*;
            """;

    /** Imports of the notebook that a file of the exercises may have as well. */
    private static final Pattern IMPORT = Pattern.compile(
            "(?m)^\\s*(import\\s+(?:static\\s+)?(?:java|plybook\\.game|plybook\\.task|plybook\\.tree|plybook\\.gomoku)\\.[\\w.]+(?:\\.\\*)?\\s*;)");

    private final List<String> cells;

    private NotebookClasses(List<String> cells) {
        this.cells = cells;
    }

    /**
     * A class found in a cell.
     *
     * @param source the file made of it
     * @param cell the number of the code cell, from 1
     * @param times the number of cells that define the class; the last one counts, as it does when all are run
     */
    record Defined(String source, int cell, int times) {
        byte[] content() {
            return source.getBytes(StandardCharsets.UTF_8);
        }
    }

    /** Reads a notebook. */
    static NotebookClasses of(byte[] notebook) throws Unreadable {
        try {
            JsonNode root = JSON.readTree(notebook);
            List<JsonNode> all = new ArrayList<>();
            root.path("cells").forEach(all::add);
            root.path("worksheets").forEach(sheet -> sheet.path("cells").forEach(all::add));
            if (root.path("nbformat").isMissingNode()) {
                throw new Unreadable(Texts.of("notebook.none"));
            }
            return new NotebookClasses(all.stream()
                    .filter(cell -> cell.path("cell_type").asText().equals("code"))
                    .map(cell -> text(cell.has("source") ? cell.path("source") : cell.path("input")))
                    .toList());
        } catch (IOException e) {
            throw new Unreadable(Texts.of("notebook.none"));
        }
    }

    /** Returns the text of a cell, which is a string or a list of lines. */
    private static String text(JsonNode source) {
        if (source.isTextual()) {
            return source.asText();
        }
        StringBuilder lines = new StringBuilder();
        source.forEach(line -> lines.append(line.asText()));
        return lines.toString();
    }

    /**
     * Returns the class of that name; empty if no cell defines it.
     *
     * @throws Unreadable if a cell begins the class and does not end it
     */
    Optional<Defined> find(String className) throws Unreadable {
        Pattern head = Pattern.compile(
                "(?m)^[ \\t]*((?:(?:public|final|static|abstract|strictfp)\\s+)*)class\\s+" + className + "\\b");
        int times = 0;
        int last = 0;
        String source = "";
        for (int i = 0; i < cells.size(); i++) {
            Matcher found = head.matcher(cells.get(i));
            if (found.find()) {
                times++;
                last = i + 1;
                OptionalInt end = endOfClass(cells.get(i), found.end());
                if (end.isEmpty()) {
                    throw new Unreadable(Texts.of("notebook.half", className, last));
                }
                String whole = cells.get(i).substring(found.start(), end.getAsInt());
                source = whole.stripLeading().startsWith("public") ? whole : "public " + whole.stripLeading();
            }
        }
        return times == 0
                ? Optional.empty()
                : Optional.of(new Defined(KERNELS_IMPORTS + imports() + "\n" + source + "\n", last, times));
    }

    private String imports() {
        Set<String> all = new LinkedHashSet<>();
        cells.forEach(cell -> IMPORT.matcher(cell).results().forEach(found -> all.add(found.group(1))));
        return String.join("\n", all);
    }

    /** Returns the place behind the brace that ends the class; empty if there is none. */
    private static OptionalInt endOfClass(String code, int from) {
        int depth = 0;
        int at = from;
        while (at < code.length()) {
            int next = afterTextOrComment(code, at);
            if (next > at) {
                at = next;
                continue;
            }
            char character = code.charAt(at);
            at++;
            if (character == '{') {
                depth++;
            } else if (character == '}') {
                depth--;
                if (depth == 0) {
                    return OptionalInt.of(at);
                }
            }
        }
        return OptionalInt.empty();
    }

    /** Returns the place behind the comment, string or character that begins here; if none does, this place. */
    private static int afterTextOrComment(String code, int at) {
        if (code.startsWith("//", at)) {
            return behind(code, "\n", at + 2);
        }
        if (code.startsWith("/*", at)) {
            return behind(code, "*/", at + 2);
        }
        if (code.startsWith("\"\"\"", at)) {
            return behindQuote(code, "\"\"\"", at + 3);
        }
        if (code.startsWith("\"", at)) {
            return behindQuote(code, "\"", at + 1);
        }
        return code.startsWith("'", at) ? behindQuote(code, "'", at + 1) : at;
    }

    private static int behind(String code, String end, int from) {
        int found = code.indexOf(end, from);
        return found < 0 ? code.length() : found + end.length();
    }

    private static int behindQuote(String code, String quote, int from) {
        int at = from;
        while (at < code.length() && !code.startsWith(quote, at)) {
            at += code.charAt(at) == '\\' ? 2 : 1;
        }
        return Math.min(code.length(), at + quote.length());
    }
}
