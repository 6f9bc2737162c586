// exercise: 02
// truth: wrong
// mistake: result computes the index row * 3 + column without looking at the column, so a column beyond 2 marks a cell of a later row instead of being refused.
// player: both
// style: array of nine characters, index row * 3 + column
// kind: slip
// single: yes
// detail: A cell outside the board in a row above the last, e.g. (0,3), whose index belongs to an empty cell.
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[][] WINS = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}
    };

    private char[] toArray(Board board) {
        char[] squares = new char[9];
        for (int i = 0; i < 9; i++) {
            squares[i] = board.has(Player.X, i / 3, i % 3) ? 'X' : board.has(Player.O, i / 3, i % 3) ? 'O' : ' ';
        }
        return squares;
    }

    private Board toBoard(char[] squares) {
        Board board = Board.empty(3);
        for (int i = 0; i < 9; i++) {
            if (squares[i] != ' ') {
                board.put(new Cell(i / 3, i % 3), squares[i] == 'X' ? Player.X : Player.O);
            }
        }
        return board;
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        int balance = 0;
        for (char square : toArray(board)) {
            if (square == 'X') balance++;
            if (square == 'O') balance--;
        }
        return balance == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        char[] squares = toArray(board);
        int index = cell.row() * 3 + cell.column();
        if (index > 8 || squares[index] != ' ') {
            throw new IllegalArgumentException("illegal move " + cell);
        }
        squares[index] = player(board).symbol();
        return toBoard(squares);
    }

    @Override
    public Optional<Player> winner(Board board) {
        char[] s = toArray(board);
        for (int[] w : WINS) {
            if (s[w[0]] != ' ' && s[w[0]] == s[w[1]] && s[w[1]] == s[w[2]]) {
                return Optional.of(s[w[0]] == 'X' ? Player.X : Player.O);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || new String(toArray(board)).indexOf(' ') < 0;
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> moves = new ArrayList<>();
        if (!terminal(board)) {
            char[] s = toArray(board);
            for (int i = 0; i < s.length; i++) {
                if (s[i] == ' ') moves.add(new Cell(i / 3, i % 3));
            }
        }
        return moves;
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
