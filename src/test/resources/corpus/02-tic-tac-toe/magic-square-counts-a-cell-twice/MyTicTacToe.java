// exercise: 02
// truth: wrong
// mistake: winner looks for three numbers of a magic square that sum to 15, but the second loop starts at the first index instead of behind it, so two marks such as 4+4+7 count as a line.
// player: both
// style: magic square trick, three nested loops
// single: yes
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    // every row, column and diagonal sums to 15, and no other three do
    private static final int[][] MAGIC = {{2, 7, 6}, {9, 5, 1}, {4, 3, 8}};

    public Board initialState() {
        return Board.empty(3);
    }

    public Player player(Board board) {
        return board.count(Player.X) == board.count(Player.O) ? Player.X : Player.O;
    }

    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    public Optional<Player> winner(Board board) {
        if (fifteen(board, Player.X)) {
            return Optional.of(Player.X);
        }
        if (fifteen(board, Player.O)) {
            return Optional.of(Player.O);
        }
        return Optional.empty();
    }

    private boolean fifteen(Board board, Player player) {
        List<Integer> numbers = new ArrayList<>();
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                if (board.has(player, row, column)) {
                    numbers.add(MAGIC[row][column]);
                }
            }
        }
        int n = numbers.size();
        for (int i = 0; i < n; i++) {
            for (int j = i; j < n; j++) {
                for (int k = j + 1; k < n; k++) {
                    if (numbers.get(i) + numbers.get(j) + numbers.get(k) == 15) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    public int utility(Board board) {
        if (winner(board).isEmpty()) {
            return 0;
        }
        return winner(board).get().equals(Player.X) ? 1 : -1;
    }
}
