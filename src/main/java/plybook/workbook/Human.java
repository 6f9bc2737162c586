package plybook.workbook;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plybook.game.Player;

/** A person who plays against the computer by typing lines. They choose a side, and may leave at any time with q or the end of the input. */
final class Human {
    private static final Map<String, Player> SIDES = Map.of(
            "1", Player.X, "x", Player.X, "play as x", Player.X, "2", Player.O, "o", Player.O, "play as o", Player.O);

    private final BufferedReader in;
    private final Consumer<String> out;

    /** The person has left, or the input has ended. */
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
        out.accept(Texts.of("human.menu"));
        String answer = read();
        if (answer == null) {
            throw new IOException(Texts.of("human.input.ended"));
        }
        while (true) {
            Player side = SIDES.get(answer.toLowerCase(Locale.ROOT));
            if (side != null) {
                return side;
            }
            out.accept(Texts.of("human.sides"));
            answer = line();
        }
    }

    /** Asks for another game, and for the side to play in it. */
    Player again() throws Left, IOException {
        out.accept(Texts.of("human.again"));
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

    /** Returns the line that was typed. */
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

    /** Returns the line that was typed, or null at the end of the input. */
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

    /** Returns the line that was typed, shortened and made safe to show. */
    static String shortened(String answer) {
        String visible = answer.replaceAll("[^\\p{Print}]", "?");
        return visible.length() > 40 ? visible.substring(0, 40) + "…" : visible;
    }
}
