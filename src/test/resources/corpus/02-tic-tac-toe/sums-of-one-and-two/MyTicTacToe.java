// exercise: 02
// truth: wrong
// mistake: winner adds up a line with 1 for X, 2 for O and 0 for empty, and takes a sum of 3 for three Xs; a line with an X, an O and an empty cell also has sum 3 and is counted as a win of X.
// player: both
// style: integer array of the board, nested loops, sums
// single: yes
import java.util.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {

    int[][] toArray(Board board) {
        int[][] a = new int[3][3];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                Optional<Player> p = board.at(i, j);
                if (p.isPresent()) {
                    a[i][j] = p.get() == Player.X ? 1 : 2;
                }
            }
        }
        return a;
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        return board.emptyCells().size() % 2 == 1 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (!board.emptyCells().contains(cell)) {
            throw new IllegalArgumentException("illegal move " + cell);
        }
        Board b = board.copy();
        b.put(cell, player(board));
        return b;
    }

    @Override
    public Optional<Player> winner(Board board) {
        int[][] a = toArray(board);
        List<Integer> sums = new LinkedList<>();
        for (int i = 0; i < 3; i++) {
            int row = 0, col = 0;
            for (int j = 0; j < 3; j++) {
                row += a[i][j];
                col += a[j][i];
            }
            sums.add(row);
            sums.add(col);
        }
        sums.add(a[0][0] + a[1][1] + a[2][2]);
        sums.add(a[0][2] + a[1][1] + a[2][0]);
        if (sums.contains(6)) { // 2+2+2
            return Optional.of(Player.O);
        }
        if (sums.contains(3)) { // 1+1+1
            return Optional.of(Player.X);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return !winner(board).isEmpty() || board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        return terminal(board) ? new ArrayList<>() : board.emptyCells();
    }

    @Override
    public int utility(Board board) {
        Optional<Player> w = winner(board);
        if (w.equals(Optional.of(Player.X))) return 1;
        if (w.equals(Optional.of(Player.O))) return -1;
        return 0;
    }
}
