package plybook.report;

import java.io.Console;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The destination of text, with what it can show.
 *
 * @param interactive whether somebody is watching, so that the screen may be cleared
 * @param colour whether it understands colours
 * @param charset the characters it can show
 * @param width the number of characters in a line of prose
 */
public record Terminal(boolean interactive, boolean colour, Charset charset, int width) {
    private static final int NARROWEST = 40;
    private static final int WIDEST = 100;
    private static final int MOST_LINES = 60;

    /** Replacements for characters that old consoles lack. */
    private static final Map<Character, String> PLAIN = Map.ofEntries(
            Map.entry('✓', "+"),
            Map.entry('✗', "x"),
            Map.entry('✂', "~"),
            Map.entry('✎', "*"),
            Map.entry('█', "#"),
            Map.entry('·', "."),
            Map.entry('…', "..."),
            Map.entry('─', "-"),
            Map.entry('│', "|"),
            Map.entry('├', "|"),
            Map.entry('└', "`"),
            Map.entry('←', "<-"),
            Map.entry('→', "->"),
            Map.entry('−', "-"),
            Map.entry('–', "-"),
            Map.entry('×', "x"),
            Map.entry('α', "alpha"),
            Map.entry('β', "beta"),
            Map.entry('∞', "infinity"),
            Map.entry('≥', ">="),
            Map.entry('≤', "<="),
            Map.entry('≠', "!="),
            Map.entry('≈', "~"),
            Map.entry('“', "\""),
            Map.entry('”', "\""),
            Map.entry('’', "'"));

    /** Returns a terminal for a file, a pipe or a test: no colours, every character. */
    public static Terminal none() {
        return new Terminal(false, false, StandardCharsets.UTF_8, WIDEST);
    }

    /** Returns the terminal of this program's standard output. */
    public static Terminal here() {
        return of(isTerminal(), System.getenv(), charset("stdout.encoding", "sun.stdout.encoding"));
    }

    /** Returns the terminal of this program's standard error. */
    public static Terminal ofErrors() {
        return of(isTerminal(), System.getenv(), charset("stderr.encoding", "sun.stderr.encoding"));
    }

    /** Makes everything that this program prints from now on, to either of its outputs, fit the terminal behind it. */
    public static void install() {
        System.setOut(new FittedStream(System.out, here()));
        System.setErr(new FittedStream(System.err, ofErrors()));
    }

    /** Returns a writer that hands each text on whole, so that a {@link #install fitted} stream can look at it. */
    public static PrintWriter writer(PrintStream stream) {
        Writer texts = new Writer() {
            @Override
            public void write(char[] characters, int from, int length) {
                stream.print(new String(characters, from, length));
            }

            @Override
            public void flush() {
                stream.flush();
            }

            @Override
            public void close() {
                stream.flush();
            }
        };
        return new PrintWriter(texts, true);
    }

    /** @param environment of its variables NO_COLOR, TERM, COLUMNS and those by which Windows' newer terminals are known count */
    static Terminal of(boolean interactive, Map<String, String> environment, Charset charset) {
        boolean windows = System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
        boolean colour = interactive
                && environment.getOrDefault("NO_COLOR", "").isEmpty()
                && (windows
                        ? environment.containsKey("WT_SESSION") || environment.containsKey("TERM")
                        : !environment.getOrDefault("TERM", "dumb").equals("dumb"));
        return new Terminal(interactive, colour, charset, width(environment.getOrDefault("COLUMNS", "")));
    }

    private static int width(String columns) {
        return columns.matches("[1-9][0-9]{0,3}")
                ? Math.max(NARROWEST, Math.min(WIDEST, Integer.parseInt(columns)))
                : WIDEST;
    }

    /** Until Java 21 there is a console only for a terminal; later there is always one, which tells whether it is a terminal. */
    @SuppressWarnings("SystemConsoleNull") // it is what this method asks
    private static boolean isTerminal() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }

    /** Java 17 has the older of these properties, and has it only for a console; newer ones have both of the others. */
    private static Charset charset(String newer, String older) {
        return Stream.of(newer, older, "native.encoding")
                .map(property -> System.getProperty(property, ""))
                .filter(name -> !name.isEmpty() && Charset.isSupported(name))
                .findFirst()
                .map(Charset::forName)
                .orElseGet(Charset::defaultCharset);
    }

    /** Returns the text with replacements for what this terminal cannot show. */
    public String fit(String text) {
        CharsetEncoder encoder = charset.newEncoder();
        if (encoder.canEncode(text)) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            String one = Character.toString(c);
            if (encoder.canEncode(one)) {
                out.append(one);
            } else {
                out.append(PLAIN.getOrDefault(one.charAt(0), Harmless.written(c)));
            }
        });
        return out.toString();
    }

    /** Returns text that a learner may have influenced, harmless and ready to be shown here. */
    public String shown(String text) {
        return fit(Harmless.lines(text, MOST_LINES));
    }

    /** Returns the codes that clear the screen; empty if this is not a screen. */
    public String clear() {
        return interactive && colour ? "\u001b[H\u001b[2J\u001b[3J" : "";
    }

    String bold(String text) {
        return coloured(text, "1");
    }

    String green(String text) {
        return coloured(text, "32");
    }

    String red(String text) {
        return coloured(text, "31");
    }

    private String coloured(String text, String code) {
        return colour ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
    }
}
