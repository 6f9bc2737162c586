// exercise: 02
// truth: wrong
// mistake: utility returns the score of whichever board winner was last asked about (through terminal or actions), not that of the board it is given
// player: both
// style: fields, rows and columns summed
// single: yes
// detail: sometimes; right if terminal(board) was asked directly before utility(board), wrong if utility comes first or another board was asked about in between
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private int score = 0;

    @Override
    public Board initialState() {
        score = 0;
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        int difference = board.count(Player.X) - board.count(Player.O);
        return difference == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board after = board.copy();
        after.put(cell, player(board));
        return after;
    }

    private int sign(Board b, int r, int c) {
        if (b.has(Player.X, r, c)) return 1;
        if (b.has(Player.O, r, c)) return -1;
        return 0;
    }

    @Override
    public Optional<Player> winner(Board board) {
        int[] sums = new int[8];
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                int s = sign(board, r, c);
                sums[r] += s;
                sums[3 + c] += s;
                if (r == c) sums[6] += s;
                if (r + c == 2) sums[7] += s;
            }
        }
        score = 0;
        for (int sum : sums) {
            if (sum == 3) score = 1;
            if (sum == -3) score = -1;
        }
        return score == 0 ? Optional.empty() : Optional.of(score > 0 ? Player.X : Player.O);
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? List.of() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        return score;
    }
}
