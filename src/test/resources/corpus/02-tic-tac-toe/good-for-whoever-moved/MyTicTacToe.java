// exercise: 02
// truth: wrong
// mistake: utility is 1 for a win of whoever moved last, so it is 1 and not -1 when O has won
// player: MIN
// style: record for a line, negamax view
// single: yes
// detail: only boards on which O has won
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private record Line(int row, int column, int down, int right) {
        boolean ownedBy(Player p, Board b) {
            for (int k = 0; k < 3; k++) {
                if (!b.has(p, row + k * down, column + k * right)) return false;
            }
            return true;
        }
    }

    private static final List<Line> LINES = new ArrayList<>();

    static {
        for (int k = 0; k < 3; k++) {
            LINES.add(new Line(k, 0, 0, 1));
            LINES.add(new Line(0, k, 1, 0));
        }
        LINES.add(new Line(0, 0, 1, 1));
        LINES.add(new Line(2, 0, -1, 1));
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.emptyCells().size() % 2 == 1 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        var next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Line line : LINES) {
            for (Player p : Player.values()) {
                if (line.ownedBy(p, board)) {
                    return Optional.of(p);
                }
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
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Player last = player(board).opponent();
        Optional<Player> winner = winner(board);
        if (winner.isEmpty()) {
            return 0;
        }
        return winner.get() == last ? 1 : -1;
    }
}
