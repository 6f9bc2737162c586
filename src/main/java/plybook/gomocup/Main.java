package plybook.gomocup;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import plybook.engine.GomokuPlayer;
import plybook.engine.Level;

/** The brain on standard input and output, without the command line's library: a manager waits for its first answer. */
public final class Main {
    private Main() {}

    /** Speaks the protocol at the strong level until END. */
    public static void main(String[] arguments) {
        run(Settings.of(players(Level.STRONG)));
    }

    /** Players of a level, each as chance would have it. */
    public static Supplier<GomokuPlayer> players(Level level) {
        return () -> level.player(System.nanoTime());
    }

    /** Speaks the protocol on this program's streams until END or the end of the input, and ends the program. */
    public static void run(Settings settings) {
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.US_ASCII);
        System.setOut(System.err); // whatever else is printed must not be taken for an answer
        new Brain(settings, line -> send(out, line)).run(System.in);
        Runtime.getRuntime().halt(0); // a search that does not end would be waited for
    }

    private static void send(PrintStream out, String line) {
        out.print(line + "\n");
        if (out.checkError()) {
            Runtime.getRuntime().halt(0); // nobody reads any more
        }
    }
}
