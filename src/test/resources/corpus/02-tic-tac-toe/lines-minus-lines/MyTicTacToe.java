// exercise: 02
// truth: wrong
// mistake: utility is the number of X's lines minus that of O's, so it is 2 if the last mark completes two lines
// player: MAX
// style: list of lines, counting
// single: yes
// detail: rare; only on full boards where X has two lines: XXX/XOO/XOO gives 2
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private final List<List<Cell>> lines = new ArrayList<>();

    public MyTicTacToe() {
        List<Cell> down = new ArrayList<>();
        List<Cell> up = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            List<Cell> row = new ArrayList<>();
            List<Cell> column = new ArrayList<>();
            for (int j = 0; j < 3; j++) {
                row.add(new Cell(i, j));
                column.add(new Cell(j, i));
            }
            lines.add(row);
            lines.add(column);
            down.add(new Cell(i, i));
            up.add(new Cell(2 - i, i));
        }
        lines.add(down);
        lines.add(up);
    }

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
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    private int linesOf(Board board, Player player) {
        int count = 0;
        for (List<Cell> line : lines) {
            if (line.stream().allMatch(c -> board.has(player, c.row(), c.column()))) {
                count++;
            }
        }
        return count;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (linesOf(board, Player.X) > 0) {
            return Optional.of(Player.X);
        } else if (linesOf(board, Player.O) > 0) {
            return Optional.of(Player.O);
        } else {
            return Optional.empty();
        }
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
        return linesOf(board, Player.X) - linesOf(board, Player.O);
    }
}
