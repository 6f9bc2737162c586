// exercise: 02
// truth: right
// mistake: none; three marks are in a line if their numbers in a magic square add up to 15
// player: both
// style: magic square, triple loop
// single: yes
// detail: none
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[][] MAGIC = {{2, 7, 6}, {9, 5, 1}, {4, 3, 8}};

    @Override
    public Board initialState() {
        return Board.empty(MAGIC.length);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) - board.count(Player.O) == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    private static List<Integer> numbers(Board board, Player player) {
        List<Integer> numbers = new ArrayList<>();
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                if (board.has(player, row, column)) {
                    numbers.add(MAGIC[row][column]);
                }
            }
        }
        return numbers;
    }

    private static boolean fifteen(List<Integer> n) {
        for (int i = 0; i < n.size(); i++)
            for (int j = i + 1; j < n.size(); j++)
                for (int k = j + 1; k < n.size(); k++)
                    if (n.get(i) + n.get(j) + n.get(k) == 15) return true;
        return false;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player player : Player.values()) {
            if (fifteen(numbers(board, player))) {
                return Optional.of(player);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> free = board.emptyCells();
        if (terminal(board)) {
            free.clear();
        }
        return free;
    }

    @Override
    public int utility(Board board) {
        Player winner = winner(board).orElse(null);
        if (winner == null) return 0;
        return winner == Player.X ? +1 : -1;
    }
}
