package plybook.gomocup;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import plybook.engine.GomokuPlayer;
import plybook.engine.Level;

/** The brain on standard input and output. It starts without the command line library, because a manager waits for its first answer. */
public final class Main {
    private Main() {}

    /** Speaks the protocol at the strong level until END. */
    public static void main(String[] arguments) {
        run(Settings.of(players(Level.STRONG)));
    }

    /** Returns a supplier of players of a level, each with a random seed. */
    public static Supplier<GomokuPlayer> players(Level level) {
        return () -> level.player(System.nanoTime());
    }

    /** Speaks the protocol on standard input and output until END or the end of the input, and then ends the program. */
    public static void run(Settings settings) {
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.US_ASCII);
        System.setOut(System.err); // anything else that is printed must not be read as an answer
        new Brain(settings, line -> send(out, line)).run(System.in);
        Runtime.getRuntime().halt(0); // do not wait for a search that does not end
    }

    private static void send(PrintStream out, String line) {
        out.print(line + "\n");
        if (out.checkError()) {
            Runtime.getRuntime().halt(0); // nobody reads any more
        }
    }
}
