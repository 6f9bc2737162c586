import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/**
 * Exercise 07: a Gomoku position that is played in place, with the moves that are worth a look. The task is in README.md beside this
 * file.
 *
 * <p>You need fields here: what is on the board now, which cells are candidates now, and what undo needs to know. Work from the top.
 */
public class MyCandidates implements CandidatesTask {
    /** Begins anew, from the stones on the board, which stays the caller's. */
    @Override
    public void start(Board board, int radius) {
        throw new UnsupportedOperationException(
                "TODO: keep what the other methods need. Begin with a field for board.copy() and one for the radius.");
    }

    /** Puts a stone of the side to move on the cell. */
    @Override
    public void make(Cell cell) {
        throw new UnsupportedOperationException(
                "TODO: play the move on your own board. Begin with board.put(cell, player()), which refuses what is not legal.");
    }

    /** Takes back the last stone that was made. */
    @Override
    public void undo() {
        throw new UnsupportedOperationException(
                "TODO: take the last move back. Begin with a stack of the moves that were made: an ArrayDeque<Cell>.");
    }

    /** The side to move. */
    @Override
    public Player player() {
        throw new UnsupportedOperationException(
                "TODO: return who is to move. Begin with counting the stones, as in exercise 02.");
    }

    /** The stones as they are now. */
    @Override
    public Board board() {
        throw new UnsupportedOperationException("TODO: return the board. Begin with the field that start has set.");
    }

    /** The empty cells near a stone, in any order. */
    @Override
    public List<Cell> candidates() {
        throw new UnsupportedOperationException(
                "TODO: return the candidates as a new list. Begin with looking at the whole board; let make keep a set afterwards.");
    }

    /** The candidates, threats first: wins, blocks, then moves that make two fives possible if none is yet, all others. */
    @Override
    public List<Cell> ordered() {
        throw new UnsupportedOperationException(
                "TODO: return the candidates in order. Begin with a method that says whether a stone on a cell makes a five.");
    }
}
