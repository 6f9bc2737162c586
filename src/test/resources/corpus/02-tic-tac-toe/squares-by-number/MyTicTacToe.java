// exercise: 02
// truth: wrong
// mistake: result checks and plays the number 3*row+column, so a cell such as (0,3) outside the board is played on the next row instead of refused
// player: both
// style: ported from a Python list of nine squares
// single: yes
// detail: sometimes; only for outside cells with row 0 or 1 and 3*row+column below 9 whose square is free, e.g. (0,3) on the empty board marks (1,0); (3,0), (2,3), (3,3) are refused
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final String WINS = "012 345 678 036 147 258 048 246";

    private static char[] squares(Board board) {
        char[] sq = new char[9];
        for (int n = 0; n < 9; n++) {
            sq[n] = board.has(Player.X, n / 3, n % 3) ? 'X' : board.has(Player.O, n / 3, n % 3) ? 'O' : ' ';
        }
        return sq;
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        int marks = 0;
        for (char c : squares(board)) {
            if (c != ' ') marks++;
        }
        return marks % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        int n = 3 * cell.row() + cell.column();
        if (n > 8) {
            throw new IllegalArgumentException("no square " + cell);
        }
        if (squares(board)[n] != ' ') {
            throw new IllegalArgumentException("square " + cell + " is taken");
        }
        Board copy = board.copy();
        copy.put(new Cell(n / 3, n % 3), player(board));
        return copy;
    }

    @Override
    public Optional<Player> winner(Board board) {
        char[] sq = squares(board);
        for (String w : WINS.split(" ")) {
            char a = sq[w.charAt(0) - '0'];
            char b = sq[w.charAt(1) - '0'];
            char c = sq[w.charAt(2) - '0'];
            if (a != ' ' && a == b && b == c) {
                return Optional.of(a == 'X' ? Player.X : Player.O);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || new String(squares(board)).indexOf(' ') < 0;
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> free = new ArrayList<>();
        if (!terminal(board)) {
            char[] sq = squares(board);
            for (int n = 0; n < 9; n++) {
                if (sq[n] == ' ') free.add(new Cell(n / 3, n % 3));
            }
        }
        return free;
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? +1 : -1;
    }
}
