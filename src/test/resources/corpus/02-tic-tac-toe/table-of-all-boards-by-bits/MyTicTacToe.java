// exercise: 02
// truth: right
// mistake: none; it remembers its answers between calls, but by the marks, and copies each list before it gives it away
// player: both
// style: bit boards, table of 512 patterns, memo by content
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final boolean[] WON = new boolean[512];

    static {
        int[] lines = {0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100};
        for (int marks = 0; marks < 512; marks++) {
            for (int line : lines) {
                WON[marks] |= (marks & line) == line;
            }
        }
    }

    private final Map<Integer, List<Cell>> moves = new HashMap<>();

    private static int marks(Board board, Player player) {
        return (int) board.bits(player);
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        boolean even = Integer.bitCount(marks(board, Player.X)) == Integer.bitCount(marks(board, Player.O));
        return even ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (WON[marks(board, Player.O)]) {
            return Optional.of(Player.O);
        }
        return WON[marks(board, Player.X)] ? Optional.of(Player.X) : Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || (marks(board, Player.X) ^ marks(board, Player.O)) == 511;
    }

    @Override
    public List<Cell> actions(Board board) {
        int key = marks(board, Player.X) << 9 | marks(board, Player.O);
        List<Cell> known = moves.computeIfAbsent(key, k -> terminal(board) ? List.of() : board.emptyCells());
        return new ArrayList<>(known);
    }

    @Override
    public int utility(Board board) {
        int x = WON[marks(board, Player.X)] ? 1 : 0;
        int o = WON[marks(board, Player.O)] ? 1 : 0;
        return x - o;
    }
}
