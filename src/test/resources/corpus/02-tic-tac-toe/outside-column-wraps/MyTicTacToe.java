// exercise: 02
// truth: wrong
// mistake: result turns the cell into the number 3 * row + column and checks only that, so a column outside the board, such as (0,3), is taken for a cell of the next row
// kind: subtle
// player: both
// style: nine-element array rebuilt into a board
// single: yes
// detail: only cells with a column of 3 or more whose number is that of an empty cell, e.g. (0,3) or (1,4)
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    private static Player[] read(Board board) {
        Player[] marks = new Player[9];
        for (int i = 0; i < 9; i++) {
            marks[i] = board.at(i / 3, i % 3).orElse(null);
        }
        return marks;
    }

    private static Board write(Player[] marks) {
        Board board = Board.empty(3);
        for (int i = 0; i < 9; i++) {
            if (marks[i] != null) {
                board.put(new Cell(i / 3, i % 3), marks[i]);
            }
        }
        return board;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Player[] marks = read(board);
        int index = 3 * cell.row() + cell.column();
        if (index < 0 || index >= 9) {
            throw new IllegalArgumentException("outside the board: " + cell);
        }
        if (marks[index] != null) {
            throw new IllegalArgumentException("taken: " + cell);
        }
        marks[index] = player(board);
        return write(marks);
    }

    @Override
    public Optional<Player> winner(Board board) {
        Player[] m = read(board);
        for (int i = 0; i < 3; i++) {
            if (m[3 * i] != null && m[3 * i] == m[3 * i + 1] && m[3 * i] == m[3 * i + 2]) {
                return Optional.of(m[3 * i]);
            }
            if (m[i] != null && m[i] == m[i + 3] && m[i] == m[i + 6]) {
                return Optional.of(m[i]);
            }
        }
        boolean diagonal = m[4] == m[0] && m[4] == m[8] || m[4] == m[2] && m[4] == m[6];
        return diagonal ? Optional.ofNullable(m[4]) : Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = new ArrayList<>();
        Player[] marks = read(board);
        for (int i = 0; i < 9 && !terminal(board); i++) {
            if (marks[i] == null) {
                cells.add(new Cell(i / 3, i % 3));
            }
        }
        return cells;
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
