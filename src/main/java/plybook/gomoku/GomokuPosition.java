package plybook.gomoku;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.game.Position;

/** A game of Gomoku played in place. It looks for a win around the last stone only, and not on the whole board. */
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

    /** Returns the rules of the game. */
    public Gomoku rules() {
        return rules;
    }

    /** Returns a copy of the board as it is now. */
    public Board board() {
        return board.copy();
    }

    /** Returns the number of moves that were made here and not taken back. */
    public int plies() {
        return line.size();
    }

    /** Returns the last move, or empty if none was made here. */
    public Optional<Cell> lastMove() {
        return Optional.ofNullable(line.peekLast());
    }

    /** Returns the player who has won, or empty if nobody has. */
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
        winner = Optional.empty(); // because the move was made here, and no move can be made in a game that is won
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

    /** Returns the board, on one line. */
    @Override
    public String toString() {
        return board.toString();
    }
}
