// exercise: 02
// truth: wrong
// mistake: actions always returns the same list object, emptied and filled again, so the list of the caller before changes
// player: both
// style: list in a field, string of the board with regular expressions
// single: yes
// detail: only if an older list is still in use when actions is called again
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final Pattern X_WINS = pattern('X');
    private static final Pattern O_WINS = pattern('O');

    private final List<Cell> moves = new ArrayList<>(9);

    private static Pattern pattern(char m) {
        String row = "(...)*M{3}(...)*";
        String column = ".{0,2}M..M..M.{0,2}";
        String diagonals = "M...M...M|..M.M.M..";
        return Pattern.compile((row + "|" + column + "|" + diagonals).replace('M', m));
    }

    private static String text(Board board) {
        StringBuilder sb = new StringBuilder();
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                sb.append(board.has(Player.X, r, c) ? 'X' : board.has(Player.O, r, c) ? 'O' : '-');
            }
        }
        return sb.toString();
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

    @Override
    public Optional<Player> winner(Board board) {
        String s = text(board);
        if (X_WINS.matcher(s).matches()) return Optional.of(Player.X);
        if (O_WINS.matcher(s).matches()) return Optional.of(Player.O);
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        moves.clear();
        if (!terminal(board)) {
            moves.addAll(board.emptyCells());
        }
        return moves;
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        if (w.isEmpty()) return 0;
        return w.get().equals(Player.X) ? 1 : -1;
    }
}
