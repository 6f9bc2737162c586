// exercise: 02
// truth: right
// mistake: none; a static table says for each of 512 patterns whether it holds a line, and one static empty board is handed out each time
// player: both
// style: bit sets and a static table, shared empty board
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final Board EMPTY = Board.empty(3);
    private static final BitSet WON = new BitSet(512);

    static {
        int[] lines = {7, 56, 448, 73, 146, 292, 273, 84};
        for (int marks = 0; marks < 512; marks++) {
            for (int line : lines) {
                if ((marks | line) == marks) {
                    WON.set(marks);
                }
            }
        }
    }

    @Override
    public Board initialState() {
        return EMPTY;
    }

    @Override
    public Player player(Board board) {
        return Player.values()[Math.abs(Long.bitCount(board.bits(Player.X)) - Long.bitCount(board.bits(Player.O))) == 0 ? 0 : 1];
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board after = board.copy();
        after.put(cell, player(after));
        return after;
    }

    @Override
    public Optional<Player> winner(Board board) {
        boolean x = WON.get((int) board.bits(Player.X));
        boolean o = WON.get((int) board.bits(Player.O));
        return x ? Optional.of(Player.X) : o ? Optional.of(Player.O) : Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        int x = (int) board.bits(Player.X);
        int o = (int) board.bits(Player.O);
        return WON.get(x) || WON.get(o) || (x ^ o) == 511;
    }

    @Override
    public List<Cell> actions(Board board) {
        if (terminal(board)) {
            return Collections.emptyList();
        }
        List<Cell> cells = new ArrayList<>(board.emptyCells());
        Collections.shuffle(cells); // the order is free
        return Collections.unmodifiableList(cells);
    }

    @Override
    public int utility(Board board) {
        int x = WON.get((int) board.bits(Player.X)) ? 1 : 0;
        int o = WON.get((int) board.bits(Player.O)) ? 1 : 0;
        return x - o;
    }
}
