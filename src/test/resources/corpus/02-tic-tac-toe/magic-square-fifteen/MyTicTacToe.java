// exercise: 02
// truth: right
// mistake: none; it finds lines as three different numbers of a magic square with the sum 15, lists the cells backwards and has one empty board for all
// player: both
// style: magic square, linked list
// single: yes
// detail: -
import java.util.LinkedList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final Board EMPTY = Board.empty(3);

    /** Rows, columns and diagonals have the sum 15, and no other three cells have. */
    private static final int[] MAGIC = {2, 7, 6, 9, 5, 1, 4, 3, 8};

    @Override
    public Board initialState() {
        return EMPTY;
    }

    @Override
    public Player player(Board board) {
        return Player.values()[Math.abs(Integer.signum(board.count(Player.X) - board.count(Player.O)))];
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (!board.isEmpty(cell)) {
            throw new UnsupportedOperationException("no second mark on " + cell);
        }
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : new Player[] {Player.O, Player.X}) {
            for (int a = 0; a < 9; a++) {
                for (int b = 0; b < a; b++) {
                    for (int c = 0; c < b; c++) {
                        if (MAGIC[a] + MAGIC[b] + MAGIC[c] == 15 && owns(board, p, a) && owns(board, p, b)
                                && owns(board, p, c)) {
                            return Optional.of(p);
                        }
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static boolean owns(Board board, Player p, int index) {
        return board.has(p, index / 3, index % 3);
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.emptyCells().isEmpty();
    }

    @Override
    public List<Cell> actions(Board board) {
        LinkedList<Cell> cells = new LinkedList<>();
        if (winner(board).isEmpty()) {
            board.emptyCells().forEach(cells::addFirst);
        }
        return cells;
    }

    @Override
    public int utility(Board board) {
        int value = 0;
        for (Player p : Player.values()) {
            if (winner(board).equals(Optional.of(p))) {
                value = 1 - 2 * p.ordinal();
            }
        }
        return value;
    }
}
