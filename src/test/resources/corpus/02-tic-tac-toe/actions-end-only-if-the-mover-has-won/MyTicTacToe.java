// exercise: 02
// truth: wrong
// mistake: actions asks whether the player whose turn it is has won, and that is never the one who has, so cells are listed after the end
// kind: slip
// player: both
// style: inner record for lines
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    /** Three cells from a first one in a direction. */
    private record Line(int row, int column, int down, int right) {
        boolean belongsTo(Player player, Board board) {
            for (int i = 0; i < 3; i++) {
                if (!board.has(player, row + i * down, column + i * right)) {
                    return false;
                }
            }
            return true;
        }
    }

    private static final Line[] LINES = {
        new Line(0, 0, 0, 1), new Line(1, 0, 0, 1), new Line(2, 0, 0, 1),
        new Line(0, 0, 1, 0), new Line(0, 1, 1, 0), new Line(0, 2, 1, 0),
        new Line(0, 0, 1, 1), new Line(2, 0, -1, 1)
    };

    private boolean won(Player player, Board board) {
        for (Line line : LINES) {
            if (line.belongsTo(player, board)) {
                return true;
            }
        }
        return false;
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
        Board after = board.copy();
        after.put(cell, player(board));
        return after;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return won(Player.X, board) ? Optional.of(Player.X) : won(Player.O, board) ? Optional.of(Player.O) : Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return won(Player.X, board) || won(Player.O, board) || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = new ArrayList<>();
        if (!won(player(board), board)) {
            cells.addAll(board.emptyCells());
        }
        return cells;
    }

    @Override
    public int utility(Board board) {
        return won(Player.X, board) ? 1 : won(Player.O, board) ? -1 : 0;
    }
}
