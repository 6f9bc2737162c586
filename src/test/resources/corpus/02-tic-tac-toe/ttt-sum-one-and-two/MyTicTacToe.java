// exercise: 02
// truth: wrong
// mistake: winner codes X as 1 and O as 2 and takes a line sum of 3 for three Xs, but X + O + an empty cell is 3 as well: X is said to have won (and terminal, actions, utility follow) on boards with one X, one O and one empty cell in a line
// player: MAX
// style: int grid with sums
// single: yes
// detail: -
import java.util.*;
import plybook.game.*;
import plybook.task.TicTacToeTask;


public class MyTicTacToe implements TicTacToeTask {
    private int[][] grid(Board board) {
        int[][] g = new int[3][3];
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                g[r][c] = board.has(Player.X, r, c) ? 1 : board.has(Player.O, r, c) ? 2 : 0;
            }
        }
        return g;
    }

    @Override
    public Board initialState() {
        return Board.empty(3);
    }

    @Override
    public Player player(Board board) {
        int marks = board.count(Player.X) + board.count(Player.O);
        return marks % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    private int winning(Board board) {
        int[][] g = grid(board);
        int[] sums = new int[8];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                sums[i] += g[i][j];
                sums[3 + j] += g[i][j];
                if (i == j) {
                    sums[6] += g[i][j];
                }
                if (i + j == 2) {
                    sums[7] += g[i][j];
                }
            }
        }
        for (int s : sums) {
            if (s == 3) {
                return 1;
            }
            if (s == 6) {
                return -1;
            }
        }
        return 0;
    }

    @Override
    public Optional<Player> winner(Board board) {
        switch (winning(board)) {
            case 1:
                return Optional.of(Player.X);
            case -1:
                return Optional.of(Player.O);
            default:
                return Optional.empty();
        }
    }

    @Override
    public boolean terminal(Board board) {
        if (winning(board) != 0) {
            return true;
        }
        for (int[] row : grid(board)) {
            for (int v : row) {
                if (v == 0) {
                    return false;
                }
            }
        }
        return true;
    }

    @Override
    public List<Cell> actions(Board board) {
        if (winning(board) != 0) {
            return Collections.emptyList();
        }
        List<Cell> moves = new LinkedList<>();
        int[][] g = grid(board);
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                if (g[r][c] == 0) {
                    moves.add(new Cell(r, c));
                }
            }
        }
        return moves;
    }

    @Override
    public int utility(Board board) {
        return winning(board);
    }
}
