// exercise: 02
// truth: wrong
// mistake: result turns the cell into row*3+column and checks that number only, so a cell outside on the right such as (0,3) is played as (1,0)
// kind: subtle
// player: both
// style: board as a string of nine characters
// single: yes
// detail: only cells outside whose number is below 9: (0,3) to (0,8), (1,3) to (1,5); those outside below are refused
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final String[] LINES = {"012", "345", "678", "036", "147", "258", "048", "246"};

    private static String squares(Board board) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 9; i++) {
            text.append(board.has(Player.X, i / 3, i % 3) ? 'X' : board.has(Player.O, i / 3, i % 3) ? 'O' : ' ');
        }
        return text.toString();
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
        int square = cell.row() * 3 + cell.column();
        if (square >= 9) {
            throw new IllegalArgumentException("not on the board: " + cell);
        }
        if (squares(board).charAt(square) != ' ') {
            throw new IllegalArgumentException("taken: " + cell);
        }
        Board next = board.copy();
        next.put(new Cell(square / 3, square % 3), player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        String squares = squares(board);
        for (String line : LINES) {
            StringBuilder marks = new StringBuilder();
            for (char c : line.toCharArray()) {
                marks.append(squares.charAt(c - '0'));
            }
            switch (marks.toString()) {
                case "XXX":
                    return Optional.of(Player.X);
                case "OOO":
                    return Optional.of(Player.O);
                default:
                    break;
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || squares(board).indexOf(' ') < 0;
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = new ArrayList<>();
        if (terminal(board)) {
            return cells;
        }
        String squares = squares(board);
        for (int i = squares.indexOf(' '); i >= 0; i = squares.indexOf(' ', i + 1)) {
            cells.add(new Cell(i / 3, i % 3));
        }
        return cells;
    }

    @Override
    public int utility(Board board) {
        Optional<Player> winner = winner(board);
        return winner.isEmpty() ? 0 : winner.get() == Player.X ? 1 : -1;
    }
}
