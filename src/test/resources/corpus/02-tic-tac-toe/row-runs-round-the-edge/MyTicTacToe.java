// exercise: 02
// truth: wrong
// mistake: rows are looked for as XXX or OOO in the text of all nine cells without separators, so three marks that run over the end of a row count as a line
// player: both
// style: strings and regular expressions, ported from Python
// single: yes
// detail: sometimes, for example .XX/X../OO. counts as won by X
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
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
        return board.count(Player.O) < board.count(Player.X) ? Player.O : Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board b = board.copy();
        b.put(cell, player(board));
        return b;
    }

    @Override
    public Optional<Player> winner(Board board) {
        String cells = board.toString().replace("/", "");
        if (matches(cells, "X")) {
            return Optional.of(Player.X);
        }
        if (matches(cells, "O")) {
            return Optional.of(Player.O);
        }
        return Optional.empty();
    }

    // row | column | diagonals
    private static boolean matches(String cells, String m) {
        String regex = "{m}{m}{m}|{m}..{m}..{m}|^{m}...{m}...{m}$|^..{m}.{m}.{m}..$".replace("{m}", m);
        return Pattern.compile(regex).matcher(cells).find();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) return List.of();
        return board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        if (w.isEmpty()) return 0;
        return w.get() == Player.X ? 1 : -1;
    }
}
