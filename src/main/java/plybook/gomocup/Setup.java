package plybook.gomocup;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plybook.game.Cell;

/** The lines between BOARD, or SWAP2BOARD, and DONE. The first error in them is kept until DONE is answered. */
final class Setup {
    private static final int OWN = 1;
    private static final int OPPONENTS = 2;
    private static final int WINNING = 3;

    private final String word;
    private final Match match;
    private final List<Cell> cells = new ArrayList<>();
    private @Nullable String wrong;

    /** @param match an empty match, in which the stones are put */
    Setup(String word, Match match) {
        this.word = word;
        this.match = match;
    }

    /** Returns BOARD or SWAP2BOARD. */
    String word() {
        return word;
    }

    /** Reads a line other than DONE. */
    void accept(String line) {
        try {
            if (word.equals("BOARD")) {
                stone(line);
            } else {
                Cell cell = Command.cell(line, match.size(), "7,8");
                match.setUp(cell, true);
                cells.add(cell);
            }
        } catch (Refusal e) {
            refuse(e.getMessage());
        }
    }

    private void stone(String line) throws Refusal {
        String example = "7,8,1 (x, y, and 1 for a stone of mine or 2 for one of yours)";
        int comma = line.lastIndexOf(',');
        String field = line.substring(comma + 1).strip();
        if (comma < 0 || !field.matches("\\d")) {
            throw new Refusal("expected a stone, as in " + example + ", found " + Command.quoted(line));
        }
        Cell cell = Command.cell(line.substring(0, comma).strip(), match.size(), example);
        switch (Integer.parseInt(field)) {
            case OWN -> match.setUp(cell, true);
            case OPPONENTS -> match.setUp(cell, false);
            case WINNING ->
                throw new Refusal("the game is over: " + Command.written(cell)
                        + " is part of a winning line (3), and a continuous game is not supported");
            default -> throw new Refusal("expected 1, 2 or 3 at the end, as in " + example + ", found " + field);
        }
    }

    /** Stores the first error in these lines. */
    void refuse(@Nullable String message) {
        if (wrong == null) {
            wrong = message;
        }
    }

    /** Returns the stones of SWAP2BOARD, in their order. */
    List<Cell> cells() {
        return cells;
    }

    /** Returns the match with the stones on the board, after DONE. */
    Match done() throws Refusal {
        if (wrong != null) {
            throw new Refusal(wrong);
        }
        return match;
    }
}
