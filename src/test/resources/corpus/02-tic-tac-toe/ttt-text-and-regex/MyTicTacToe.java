// exercise: 02
// truth: right
// mistake: none; winner matches regular expressions against the text of the board
// player: both
// style: strings and regular expressions; utility from the number of marks
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import java.util.regex.Pattern;
import plybook.task.TicTacToeTask;


public class MyTicTacToe implements TicTacToeTask {
    // text is rrr/rrr/rrr, so one row further is four characters further
    private static Pattern line(char c) {
        String s = String.valueOf(c);
        return Pattern.compile(s + s + s + "|" + s + "..." + s + "..." + s + "|^" + s + "...." + s + "...." + s + "$|^.." + s + "/." + s + "./" + s + "..$");
    }

    private static final Pattern XS = line('X');
    private static final Pattern OS = line('O');

    @Override
    public Board initialState() {
        return Board.parse(".../.../...");
    }

    @Override
    public Player player(Board board) {
        String s = board.toString();
        long x = s.chars().filter(c -> c == 'X').count();
        long o = s.chars().filter(c -> c == 'O').count();
        return x == o ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (!board.contains(cell)) {
            throw new IllegalArgumentException("not on the board: " + cell);
        }
        StringBuilder text = new StringBuilder(board.toString());
        int at = cell.row() * 4 + cell.column();
        if (text.charAt(at) != '.') {
            throw new IllegalArgumentException("taken: " + cell);
        }
        text.setCharAt(at, player(board).symbol());
        return Board.parse(text.toString());
    }

    @Override
    public Optional<Player> winner(Board board) {
        String s = board.toString();
        if (XS.matcher(s).find()) {
            return Optional.of(Player.X);
        } else if (OS.matcher(s).find()) {
            return Optional.of(Player.O);
        } else {
            return Optional.empty();
        }
    }

    @Override
    public boolean terminal(Board board) {
        return board.toString().indexOf('.') < 0 || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        ArrayList<Cell> moves = new ArrayList<>();
        String s = board.toString();
        for (int i = s.indexOf('.'); i >= 0 && winner(board).isEmpty(); i = s.indexOf('.', i + 1)) {
            moves.add(new Cell(i / 4, i % 4));
        }
        return moves;
    }

    @Override
    public int utility(Board board) {
        // whoever has won moved last
        if (winner(board).isEmpty()) return 0;
        return player(board) == Player.O ? 1 : -1;
    }
}
