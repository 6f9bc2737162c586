// exercise: 02
// truth: right
// mistake: none; a line is three marks whose numbers in a magic square add up to 15
// player: both
// style: magic square 2 7 6 / 9 5 1 / 4 3 8, three nested loops
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

/** In a magic square exactly the rows, columns and diagonals are three different numbers with the sum 15. */
public class MyTicTacToe implements TicTacToeTask {
    private static final int[][] MAGIC = {
        {2, 7, 6},
        {9, 5, 1},
        {4, 3, 8},
    };

    @Override
    public Board initialState() {
        return Board.empty(MAGIC.length);
    }

    @Override
    public Player player(Board board) {
        return board.emptyCells().size() % 2 == 1 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (!board.contains(cell)) {
            throw new IllegalArgumentException("no such cell: " + cell);
        }
        if (!board.isEmpty(cell)) {
            throw new IllegalArgumentException("taken: " + cell);
        }
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        if (hasFifteen(numbers(board, Player.O))) {
            return Optional.of(Player.O);
        }
        if (hasFifteen(numbers(board, Player.X))) {
            return Optional.of(Player.X);
        }
        return Optional.empty();
    }

    private static List<Integer> numbers(Board board, Player player) {
        List<Integer> numbers = new ArrayList<>();
        for (int row = 0; row < MAGIC.length; row++) {
            for (int column = 0; column < MAGIC.length; column++) {
                if (board.has(player, row, column)) {
                    numbers.add(MAGIC[row][column]);
                }
            }
        }
        return numbers;
    }

    private static boolean hasFifteen(List<Integer> n) {
        for (int i = 0; i < n.size(); i++) {
            for (int j = i + 1; j < n.size(); j++) {
                for (int k = j + 1; k < n.size(); k++) {
                    if (n.get(i) + n.get(j) + n.get(k) == 15) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    @Override
    public boolean terminal(Board board) {
        return actions(board).isEmpty();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = board.emptyCells();
        if (winner(board).isPresent()) {
            cells.clear();
        }
        return cells;
    }

    @Override
    public int utility(Board board) {
        Player winner = winner(board).orElse(null);
        return winner == Player.X ? 1 : winner == Player.O ? -1 : 0;
    }
}
