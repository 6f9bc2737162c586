package plybook.workbook;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plybook.game.Player;

/** Who plays against the computer: types lines, chooses a side, and may leave at any time by q or by the end of the input. */
final class Human {
    private static final Map<String, Player> SIDES = Map.of(
            "1", Player.X, "x", Player.X, "play as x", Player.X, "2", Player.O, "o", Player.O, "play as o", Player.O);

    private final BufferedReader in;
    private final Consumer<String> out;

    /** Nobody answers any more, or somebody has had enough. */
    static final class Left extends Exception {
        private static final long serialVersionUID = 1;
    }

    Human(BufferedReader in, Consumer<String> out) {
        this.in = in;
        this.out = out;
    }

    /**
     * Asks for the side to play.
     *
     * @throws IOException if nobody can type here
     */
    Player chooseSide() throws Left, IOException {
        out.accept("  1  Play as X\n  2  Play as O");
        String answer = read();
        if (answer == null) {
            throw new IOException("the input has ended before it began");
        }
        while (true) {
            Player side = SIDES.get(answer.toLowerCase(Locale.ROOT));
            if (side != null) {
                return side;
            }
            out.accept("Type 1 or X to play as X, 2 or O to play as O, q to leave.");
            answer = line();
        }
    }

    /** Asks for another game, and for the side to play in it. */
    Player again() throws Left, IOException {
        out.accept("Play Again? Enter for yes, q to leave.");
        String answer = line();
        Player side = SIDES.get(answer.toLowerCase(Locale.ROOT));
        if (side != null) {
            return side;
        }
        if (answer.toLowerCase(Locale.ROOT).startsWith("n")) {
            throw new Left();
        }
        return chooseSide();
    }

    /** What was typed. */
    String line() throws Left {
        String line;
        try {
            line = read();
        } catch (IOException e) {
            throw new Left();
        }
        if (line == null) {
            throw new Left();
        }
        return line;
    }

    /** What was typed, or null at the end of the input. */
    private @Nullable String read() throws Left, IOException {
        String line = in.readLine();
        if (line == null) {
            return null;
        }
        String answer = line.strip();
        if (answer.equalsIgnoreCase("q") || answer.equalsIgnoreCase("quit")) {
            throw new Left();
        }
        return answer;
    }

    /** What was typed, fit to be shown again. */
    static String shortened(String answer) {
        String visible = answer.replaceAll("[^\\p{Print}]", "?");
        return visible.length() > 40 ? visible.substring(0, 40) + "…" : visible;
    }
}
