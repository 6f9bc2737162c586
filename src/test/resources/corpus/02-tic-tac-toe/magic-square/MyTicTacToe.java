// exercise: 02
// truth: right
// mistake: none; three cells are a line exactly if their numbers in a magic square add up to 15
// player: both
// style: sums of a magic square
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

/** 2 7 6 / 9 5 1 / 4 3 8: three different numbers make 15 exactly if they are in one line. */
public class MyTicTacToe implements TicTacToeTask {
    private static final int[][] MAGIC = {{2, 7, 6}, {9, 5, 1}, {4, 3, 8}};

    @Override
    public Board initialState() {
        return Board.empty(MAGIC.length);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.O) == board.count(Player.X) ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board)); // throws by itself
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        return Stream.of(Player.values()).filter(p -> hasFifteen(numbers(board, p))).findFirst();
    }

    private List<Integer> numbers(Board board, Player p) {
        List<Integer> numbers = new ArrayList<>();
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                if (board.has(p, r, c)) numbers.add(MAGIC[r][c]);
            }
        }
        return numbers;
    }

    private boolean hasFifteen(List<Integer> n) {
        for (int i = 0; i < n.size(); i++) {
            for (int j = i + 1; j < n.size(); j++) {
                int third = 15 - n.get(i) - n.get(j);
                if (n.lastIndexOf(third) > j) return true;
            }
        }
        return false;
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Player w = winner(board).orElse(null);
        return w == null ? 0 : w == Player.X ? 1 : -1;
    }
}
