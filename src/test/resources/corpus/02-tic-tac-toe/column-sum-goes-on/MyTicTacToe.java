// exercise: 02
// truth: wrong
// mistake: the sum of a column is set to 0 once before the loop over the columns, so the second and third column are added to those before
// kind: slip
// player: both
// style: grid of +1 and -1 with sums
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
    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.count(Player.X) - board.count(Player.O) == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board after = board.copy();
        after.put(cell, player(board));
        return after;
    }

    private int[][] grid(Board board) {
        int[][] grid = new int[3][3];
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                grid[r][c] = board.has(Player.X, r, c) ? 1 : board.has(Player.O, r, c) ? -1 : 0;
            }
        }
        return grid;
    }

    private int three(int[][] grid) {
        for (int r = 0; r < 3; r++) {
            int sum = 0;
            for (int c = 0; c < 3; c++) {
                sum += grid[r][c];
            }
            if (Math.abs(sum) == 3) return sum;
        }
        int sum = 0;
        for (int c = 0; c < 3; c++) {
            for (int r = 0; r < 3; r++) {
                sum += grid[r][c];
            }
            if (Math.abs(sum) == 3) return sum;
        }
        int falling = grid[0][0] + grid[1][1] + grid[2][2];
        if (Math.abs(falling) == 3) return falling;
        int rising = grid[2][0] + grid[1][1] + grid[0][2];
        if (Math.abs(rising) == 3) return rising;
        return 0;
    }

    @Override
    public Optional<Player> winner(Board board) {
        int three = three(grid(board));
        if (three == 0) return Optional.empty();
        return Optional.of(three > 0 ? Player.X : Player.O);
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> list = new ArrayList<>();
        if (!terminal(board)) {
            for (Cell cell : board.emptyCells()) {
                list.add(cell);
            }
        }
        return list;
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(w -> w == Player.X ? 1 : -1).orElse(0);
    }
}
