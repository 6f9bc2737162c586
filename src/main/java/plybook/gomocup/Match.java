package plybook.gomocup;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku;

/**
 * A game in the protocol's terms: our own stones and the opponent's. The side that begins has X. On a board that was set up, the number of
 * stones tells which side began.
 */
final class Match {
    private final int size;
    private Gomoku.Rule rule;
    private final Set<Cell> own = new LinkedHashSet<>();
    private final Set<Cell> opponents = new LinkedHashSet<>();
    private @Nullable Player side;

    Match(int size, Gomoku.Rule rule) {
        this.size = size;
        this.rule = rule;
    }

    int size() {
        return size;
    }

    /** Changes the rule. It may change at any time, like everything that INFO sends. */
    void playBy(Gomoku.Rule other) {
        rule = other;
    }

    Gomoku rules() {
        return new Gomoku(size, rule);
    }

    boolean isEmpty() {
        return own.isEmpty() && opponents.isEmpty();
    }

    /** Returns the board, with X for the side that begins. */
    Board board() {
        Board board = Board.empty(size);
        Player mine = side == null ? Player.X : side;
        own.forEach(cell -> board.put(cell, mine));
        opponents.forEach(cell -> board.put(cell, mine.opponent()));
        return board;
    }

    /** Begins a game in which we move first. */
    void begin() throws Refusal {
        if (!isEmpty()) {
            throw new Refusal("BEGIN is for an empty board, and this one has " + stones(own.size() + opponents.size())
                    + ": send RESTART before it");
        }
        side = Player.X;
    }

    /** Makes a move of the opponent, so that it is our turn. */
    void opponentMoves(Cell cell) throws Refusal {
        checkFree(cell);
        checkGoesOn();
        if (isEmpty()) {
            side = Player.O;
        } else if (ahead() != (side == Player.X ? 1 : 0)) {
            throw new Refusal("it is not your turn" + count() + ": send PLAY, BOARD or TAKEBACK");
        }
        opponents.add(cell);
    }

    /** Makes our own move. */
    void weMove(Cell cell) throws Refusal {
        checkFree(cell);
        checkGoesOn();
        if (isEmpty()) {
            side = Player.X;
        } else {
            checkOwnTurn();
        }
        own.add(cell);
    }

    /** Takes away a stone of either side. */
    void takeBack(Cell cell) throws Refusal {
        if (!own.remove(cell) && !opponents.remove(cell)) {
            throw new Refusal("there is no stone on " + Command.written(cell));
        }
        if (isEmpty()) {
            side = null;
        }
    }

    /** Puts a stone on a board that is being set up. */
    void setUp(Cell cell, boolean ours) throws Refusal {
        checkFree(cell);
        (ours ? own : opponents).add(cell);
    }

    /** Ends the setup of the board; it is our turn. */
    void ready() throws Refusal {
        if (ahead() != 0 && ahead() != -1) {
            throw new Refusal("it cannot be my turn" + count() + ": you have as many as I, or one more");
        }
        side = ahead() == 0 ? Player.X : Player.O;
        checkGoesOn();
    }

    /** @throws Refusal if it is not our turn; on an empty board either side may begin */
    void checkOwnTurn() throws Refusal {
        if (!isEmpty() && ahead() != (side == Player.X ? 0 : -1)) {
            throw new Refusal("it is not my turn" + count() + ": send TURN, BOARD or TAKEBACK");
        }
    }

    private int ahead() {
        return own.size() - opponents.size();
    }

    private String count() {
        return " with " + stones(own.size()) + " of mine and " + opponents.size() + " of yours";
    }

    private static String stones(int count) {
        return count + (count == 1 ? " stone" : " stones");
    }

    private void checkFree(Cell cell) throws Refusal {
        if (own.contains(cell) || opponents.contains(cell)) {
            throw new Refusal(Command.written(cell) + " is taken by "
                    + (own.contains(cell) ? "a stone of mine" : "a stone of yours"));
        }
    }

    /** @throws Refusal if the game is over; the message says how it ended */
    void checkGoesOn() throws Refusal {
        Optional<Player> winner = rules().winner(board());
        if (winner.isPresent()) {
            boolean mine = winner.get() == side;
            throw new Refusal("the game is over: " + (mine ? "I have" : "you have") + " five in a row");
        }
        if (own.size() + opponents.size() == size * size) {
            throw new Refusal("the game is over: the board is full, a tie");
        }
    }
}
