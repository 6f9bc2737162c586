// exercise: 02
// truth: wrong
// mistake: result remembers the boards that it made and returns the same object again for the same position and cell, instead of a new one
// player: both
// style: a table of successors in a field, keyed by content
// kind: subtle
// single: yes
// detail: when the caller puts a mark on a board that result returned, and then result is asked for the same position and cell again: the mark is still there
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

import java.util.HashMap;
import java.util.Map;

public class MyTicTacToe implements TicTacToeTask {
    private record Move(Board before, Cell cell) {}

    private final Map<Move, Board> successors = new HashMap<>();

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        // The key gets a copy, because the caller may go on writing on the board.
        return successors.computeIfAbsent(new Move(board.copy(), cell), move -> {
            Board next = board.copy();
            next.put(cell, player(board));
            return next;
        });
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player player : Player.values()) {
            for (int i = 0; i < 3; i++) {
                if (line(board, player, i, 0, 0, 1) || line(board, player, 0, i, 1, 0)) {
                    return Optional.of(player);
                }
            }
            if (line(board, player, 0, 0, 1, 1) || line(board, player, 0, 2, 1, -1)) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    private boolean line(Board board, Player player, int row, int column, int down, int right) {
        for (int k = 0; k < 3; k++) {
            if (!board.has(player, row + k * down, column + k * right)) {
                return false;
            }
        }
        return true;
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
        return winner(board).isEmpty() ? 0 : winner(board).get() == Player.X ? 1 : -1;
    }
}
