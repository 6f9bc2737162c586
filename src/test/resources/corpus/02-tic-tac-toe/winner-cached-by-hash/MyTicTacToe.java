// exercise: 02
// truth: wrong
// mistake: winner is cached in a map by board.hashCode() instead of by the board, so two boards with the same hash share one answer, whichever was asked first.
// player: both
// style: cache in a field, computeIfAbsent
// single: yes
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    /** The search asks for the same boards again and again. */
    private final Map<Integer, Optional<Player>> winners = new HashMap<>();

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        if (board.count(Player.X) > board.count(Player.O)) {
            return Player.O;
        }
        return Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return winners.computeIfAbsent(board.hashCode(), key -> findWinner(board));
    }

    private Optional<Player> findWinner(Board board) {
        for (Player p : Player.values()) {
            for (int i = 0; i < 3; i++) {
                if (line(board, p, i, 0, 0, 1) || line(board, p, 0, i, 1, 0)) {
                    return Optional.of(p);
                }
            }
            if (line(board, p, 0, 0, 1, 1) || line(board, p, 0, 2, 1, -1)) {
                return Optional.of(p);
            }
        }
        return Optional.empty();
    }

    private boolean line(Board board, Player p, int r, int c, int dr, int dc) {
        return board.has(p, r, c) && board.has(p, r + dr, c + dc) && board.has(p, r + 2 * dr, c + 2 * dc);
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? new ArrayList<>() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
