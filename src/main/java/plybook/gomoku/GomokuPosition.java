package plybook.gomoku;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.game.Position;

/** A game of Gomoku played in place. Whether it is won is asked about the last stone alone, and not about the whole board. */
public final class GomokuPosition implements Position<Cell> {
    private final Gomoku rules;
    private final Board board;
    private final Deque<Cell> line = new ArrayDeque<>();
    private Optional<Player> winner;

    GomokuPosition(Gomoku rules, Board board) {
        this.rules = rules;
        this.board = board;
        this.winner = rules.winner(board);
    }

    /** The rules that are played by. */
    public Gomoku rules() {
        return rules;
    }

    /** A copy of the board as it is now. */
    public Board board() {
        return board.copy();
    }

    /** How many moves were made here, and not taken back. */
    public int plies() {
        return line.size();
    }

    /** The move made last, or empty if none was made here. */
    public Optional<Cell> lastMove() {
        return Optional.ofNullable(line.peekLast());
    }

    /** The side that has won, or empty if nobody has. */
    public Optional<Player> winner() {
        return winner;
    }

    @Override
    public Player player() {
        return rules.player(board);
    }

    @Override
    public List<Cell> actions() {
        return terminal() ? List.of() : board.emptyCells();
    }

    @Override
    public void make(Cell cell) {
        Gomoku.refuseIfOver(winner, board.isFull(), cell);
        Player player = player();
        board.put(cell, player);
        line.addLast(cell);
        if (!rules.winningLine(board, cell).isEmpty()) {
            winner = Optional.of(player);
        }
    }

    @Override
    public void undo() {
        if (line.isEmpty()) {
            throw new IllegalStateException("nothing to undo: no move was made");
        }
        board.clear(line.removeLast());
        winner = Optional.empty(); // for a move was made here, and none can be made in a game that is won
    }

    @Override
    public boolean terminal() {
        return winner.isPresent() || board.isFull();
    }

    @Override
    public int utility() {
        if (!terminal()) {
            throw new IllegalStateException("utility is for terminal states only, and " + board + " goes on");
        }
        return winner.map(player -> player == Player.X ? 1 : -1).orElse(0);
    }

    /** The board, on one line. */
    @Override
    public String toString() {
        return board.toString();
    }
}
