// exercise: 02
// truth: right
// mistake: none; result refuses with exceptions that are not IllegalArgumentException, and the actions come in a new random order each time
// player: both
// style: array of marks, unusual exceptions
// single: yes
// detail: -
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final String WINS = "012 345 678 036 147 258 048 246";

    /** X is 1, O is -1. */
    private static int[][] marks(Board board) {
        int[][] marks = new int[3][3];
        for (int i = 0; i < 9; i++) {
            marks[i / 3][i % 3] = board.has(Player.X, i / 3, i % 3) ? 1 : board.has(Player.O, i / 3, i % 3) ? -1 : 0;
        }
        return marks;
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        int sum = 0;
        for (int[] row : marks(board)) {
            for (int mark : row) {
                sum += mark;
            }
        }
        return sum == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        int[][] marks = marks(board);
        if (marks[cell.row()][cell.column()] != 0) { // outside: ArrayIndexOutOfBoundsException
            throw new NoSuchElementException(cell + " is taken");
        }
        marks[cell.row()][cell.column()] = player(board) == Player.X ? 1 : -1;
        Board next = Board.empty(3);
        for (int i = 0; i < 9; i++) {
            if (marks[i / 3][i % 3] != 0) {
                next.put(new Cell(i / 3, i % 3), marks[i / 3][i % 3] > 0 ? Player.X : Player.O);
            }
        }
        return next;
    }

    private static int lineSum(Board board, String line) {
        int[][] marks = marks(board);
        return line.chars().map(c -> c - '0').map(i -> marks[i / 3][i % 3]).sum();
    }

    @Override
    public Optional<Player> winner(Board board) {
        Player winner = null;
        for (String line : WINS.split(" ")) {
            int sum = lineSum(board, line);
            winner = sum == 3 ? Player.X : sum == -3 ? Player.O : winner;
        }
        return Optional.ofNullable(winner);
    }

    @Override
    public boolean terminal(Board board) {
        return board.emptyCells().isEmpty() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = new LinkedList<>(board.emptyCells());
        if (winner(board).isPresent()) {
            cells.clear();
        }
        Collections.shuffle(cells);
        return cells;
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(player -> player == Player.O ? -1 : 1).orElse(0);
    }
}
