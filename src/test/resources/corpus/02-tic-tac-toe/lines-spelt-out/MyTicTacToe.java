// exercise: 02
// truth: right
// mistake: -
// player: both
// style: the text of the board spelt out along the eight lines, arithmetic on enum ordinals
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final Board NOTHING = Board.empty(3);
    /** Where the eight lines lie in the text abc/def/ghi; a slash between two of them. */
    private static final String LINES = "012/456/89:/048/159/26:/05:/258";

    @Override
    public Board initialState() {
        return NOTHING;
    }

    @Override
    public Player player(Board board) {
        return Player.values()[board.stones() & 1];
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board after = board.copy();
        after.put(cell, player(after));
        return after;
    }

    @Override
    public Optional<Player> winner(Board board) {
        String text = board.toString();
        char[] lines = LINES.toCharArray();
        for (int i = 0; i < lines.length; i++) {
            lines[i] = lines[i] == '/' ? '/' : text.charAt(lines[i] - '0');
        }
        String all = String.valueOf(lines);
        return all.contains("XXX") ? Optional.of(Player.X) : Optional.of(Player.O).filter(o -> all.contains("OOO"));
    }

    @Override
    public boolean terminal(Board board) {
        return board.stones() == 9 || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> free = new ArrayList<>();
        String text = winner(board).isPresent() ? "" : board.toString();
        for (int at = text.lastIndexOf('.'); at >= 0; at = text.lastIndexOf('.', at - 1)) {
            free.add(new Cell(at / 4, at % 4));
        }
        return free;
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> 1 - 2 * p.ordinal()).orElse(0);
    }
}
