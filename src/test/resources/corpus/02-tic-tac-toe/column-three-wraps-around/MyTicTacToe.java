// exercise: 02
// truth: wrong
// mistake: result turns the cell into the number 3*row+column and back, so a column of 3 or more wraps into the next row: (0,3) is played as (1,0) if that is free, instead of being refused
// player: both
// style: ex-C programmer, cells as numbers from 0 to 8
// single: yes
// detail: (3,0) and beyond the last number are refused, taken cells too
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int N = 3;
    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8},
        {0, 3, 6}, {1, 4, 7}, {2, 5, 8},
        {0, 4, 8}, {2, 4, 6}
    };

    private static int index(Cell cell) {
        return cell.row() * N + cell.column();
    }

    private static Cell cell(int index) {
        return new Cell(index / N, index % N);
    }

    private static boolean is(Board board, Player player, int index) {
        return board.has(player, index / N, index % N);
    }

    @Override
    public Board initialState() {
        return Board.empty(N);
    }

    @Override
    public Player player(Board board) {
        return board.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        int i = index(cell);
        if (i < 0 || i >= N * N) {
            throw new IllegalArgumentException("outside: " + cell);
        }
        if (!board.isEmpty(cell(i))) {
            throw new IllegalArgumentException("taken: " + cell);
        }
        Board next = board.copy();
        next.put(cell(i), player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (int[] l : LINES) {
            for (Player p : Player.values()) {
                if (is(board, p, l[0]) && is(board, p, l[1]) && is(board, p, l[2])) {
                    return Optional.of(p);
                }
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return winner(board).isPresent() || board.stones() == N * N;
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> free = new ArrayList<>();
        if (!terminal(board)) {
            for (int i = 0; i < N * N; i++) {
                if (board.isEmpty(cell(i))) {
                    free.add(cell(i));
                }
            }
        }
        return free;
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
