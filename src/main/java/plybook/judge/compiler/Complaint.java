package plybook.judge.compiler;

/**
 * A complaint of the Java compiler.
 *
 * @param code its name for the complaint, such as {@code compiler.err.cant.resolve}; the same in every language
 * @param message the compiler's own words, of which only names and types are taken
 * @param source the text that was compiled
 * @param start the first character of what is complained about; -1 if there is none
 * @param position the character at the mark; -1 if there is none
 * @param end the character after the last one; -1 if there is none
 */
public record Complaint(String code, String message, String source, int start, int position, int end) {
    private static final String ERROR = "compiler.err.";

    /** Returns the code without the beginning that all errors share. */
    String kind() {
        return code.startsWith(ERROR) ? code.substring(ERROR.length()) : code;
    }

    /** Returns what is complained about, as it stands in the text; empty if the compiler does not say. */
    String text() {
        return start < 0 || end < start || end > source.length() ? "" : source.substring(start, end);
    }

    /** Returns the name at the end of {@link #text}: of {@code tree.isleaf}, the {@code isleaf}. */
    public String name() {
        String text = text();
        int first = text.length();
        while (first > 0 && Character.isJavaIdentifierPart(text.charAt(first - 1))) {
            first--;
        }
        return text.substring(first);
    }

    /** Returns whether a call's arguments follow. */
    boolean isCall() {
        return end >= 0
                && end <= source.length()
                && source.substring(end).stripLeading().startsWith("(");
    }
}
