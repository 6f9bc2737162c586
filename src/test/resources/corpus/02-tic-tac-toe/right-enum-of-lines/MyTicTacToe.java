// exercise: 02
// truth: right
// mistake: none; lines start somewhere and go in a direction
// player: both
// style: private enum of lines with start and step, switch expression, shuffled order of actions
// single: yes
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private enum Line {
        TOP(0, 0, 0, 1), MIDDLE(1, 0, 0, 1), BOTTOM(2, 0, 0, 1),
        LEFT(0, 0, 1, 0), CENTRE(0, 1, 1, 0), RIGHT(0, 2, 1, 0),
        FALLING(0, 0, 1, 1), RISING(2, 0, -1, 1);

        final int row, column, dRow, dColumn;

        Line(int row, int column, int dRow, int dColumn) {
            this.row = row;
            this.column = column;
            this.dRow = dRow;
            this.dColumn = dColumn;
        }

        boolean belongsTo(Player p, Board board) {
            int r = row, c = column;
            for (int step = 0; step < 3; step++, r += dRow, c += dColumn) {
                if (!board.has(p, r, c)) {
                    return false;
                }
            }
            return true;
        }
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return switch (board.stones()) {
            case 0, 2, 4, 6, 8 -> Player.X;
            default -> Player.O;
        };
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board after = Board.empty(3);
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                Cell here = new Cell(r, c);
                board.at(here).ifPresent(p -> after.put(here, p));
            }
        }
        after.put(cell, player(board));
        return after;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return Arrays.stream(Player.values())
                .filter(p -> Arrays.stream(Line.values()).anyMatch(line -> line.belongsTo(p, board)))
                .findAny();
    }

    @Override
    public boolean terminal(Board board) {
        return actions(board).isEmpty();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (winner(board).isPresent()) {
            return new ArrayList<>();
        }
        List<Cell> cells = board.emptyCells();
        // centre first, then corners
        cells.sort(Comparator.comparingInt(cell -> cell.row() == 1 && cell.column() == 1 ? 0 : (cell.row() + cell.column()) % 2 == 0 ? 1 : 2));
        return cells;
    }

    @Override
    public int utility(Board board) {
        Player p = winner(board).orElse(null);
        return p == null ? 0 : p == Player.X ? 1 : -1;
    }
}
