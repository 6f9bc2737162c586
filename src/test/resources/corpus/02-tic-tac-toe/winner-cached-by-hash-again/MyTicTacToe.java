// exercise: 02
// truth: wrong
// mistake: winner is cached under board.hashCode(), which different boards share, so it can be that of another board
// player: both
// style: cache with computeIfAbsent, record for a line
// single: yes
// detail: sometimes, depends on which boards the same object was asked about before
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
    /** From a cell three steps in a direction. */
    private record Line(int row, int column, int down, int right) {
        boolean isFullOf(Player p, Board board) {
            for (int k = 0; k < 3; k++) {
                if (!board.has(p, row + k * down, column + k * right)) {
                    return false;
                }
            }
            return true;
        }
    }

    private final List<Line> lines = new ArrayList<>();
    private final Map<Integer, Optional<Player>> cache = new HashMap<>();

    public MyTicTacToe() {
        for (int i = 0; i < 3; i++) {
            lines.add(new Line(i, 0, 0, 1));
            lines.add(new Line(0, i, 1, 0));
        }
        lines.add(new Line(0, 0, 1, 1));
        lines.add(new Line(0, 2, 1, -1));
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.O) < board.count(Player.X) ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board child = board.copy();
        child.put(cell, player(board));
        return child;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return cache.computeIfAbsent(board.hashCode(), key -> search(board));
    }

    private Optional<Player> search(Board board) {
        for (Line line : lines) {
            if (line.isFullOf(Player.X, board)) return Optional.of(Player.X);
            if (line.isFullOf(Player.O, board)) return Optional.of(Player.O);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? new ArrayList<>() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p.equals(Player.X) ? +1 : -1).orElse(0);
    }
}
