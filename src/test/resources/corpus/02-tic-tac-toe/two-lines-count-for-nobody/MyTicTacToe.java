// exercise: 02
// truth: wrong
// mistake: winner counts the full lines of a player and asks whether there is exactly one, so a last mark that completes two lines at once wins nothing
// kind: subtle
// player: MAX
// style: records for the lines, counting
// single: yes
// detail: only the 22 full boards on which X has two lines at once
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    /** A line: where it begins, and its step. */
    private record Line(int row, int column, int down, int right) {
        boolean isFullOf(Player player, Board board) {
            for (int i = 0; i < 3; i++) {
                if (!board.has(player, row + i * down, column + i * right)) {
                    return false;
                }
            }
            return true;
        }
    }

    private final List<Line> lines = new ArrayList<>();

    public MyTicTacToe() {
        for (int i = 0; i < 3; i++) {
            lines.add(new Line(i, 0, 0, 1));
            lines.add(new Line(0, i, 1, 0));
        }
        lines.add(new Line(0, 0, 1, 1));
        lines.add(new Line(2, 0, -1, 1));
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) != board.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player player : Player.values()) {
            int full = 0;
            for (Line line : lines) {
                if (line.isFullOf(player, board)) {
                    full++;
                }
            }
            if (full == 1) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
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
        Player winner = winner(board).orElse(null);
        return winner == null ? 0 : winner == Player.X ? 1 : -1;
    }
}
