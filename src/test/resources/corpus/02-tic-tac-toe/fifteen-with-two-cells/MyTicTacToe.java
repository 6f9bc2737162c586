// exercise: 02
// truth: wrong
// mistake: winner looks for three numbers of a magic square that add up to 15, but the third may be the same cell as one of the two, so two marks can win (4 + 7 + 4)
// kind: slip
// player: both
// style: magic square, sets of numbers
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    /** Each row, column and diagonal adds up to 15. */
    private static final int[][] MAGIC = {{2, 7, 6}, {9, 5, 1}, {4, 3, 8}};

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

    private static Set<Integer> numbers(Board board, Player player) {
        Set<Integer> numbers = new TreeSet<>();
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                if (board.has(player, row, column)) {
                    numbers.add(MAGIC[row][column]);
                }
            }
        }
        return numbers;
    }

    private static boolean fifteen(Set<Integer> numbers) {
        for (int a : numbers) {
            for (int b : numbers) {
                if (a < b && numbers.contains(15 - a - b)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (fifteen(numbers(board, Player.X))) {
            return Optional.of(Player.X);
        }
        return fifteen(numbers(board, Player.O)) ? Optional.of(Player.O) : Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.emptyCells().isEmpty();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = new ArrayList<>();
        if (!terminal(board)) {
            cells.addAll(board.emptyCells());
        }
        return cells;
    }

    @Override
    public int utility(Board board) {
        Optional<Player> winner = winner(board);
        return winner.isPresent() ? (winner.get() == Player.X ? 1 : -1) : 0;
    }
}
