// exercise: 02
// truth: wrong
// mistake: of two marks the number that is missing to 15 is looked up among all marks, and it may be one of the two itself (1 + 7 + 7)
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

/** In a magic square three cells are in a line exactly if their numbers have the sum 15. */
public class MyTicTacToe implements TicTacToeTask {
    private static final int[][] MAGIC = {{2, 7, 6}, {9, 5, 1}, {4, 3, 8}};

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

    private static boolean wins(Set<Integer> numbers) {
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
        for (Player player : Player.values()) {
            if (wins(numbers(board, player))) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? new ArrayList<>() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(w -> w == Player.X ? 1 : -1).orElse(0);
    }
}
