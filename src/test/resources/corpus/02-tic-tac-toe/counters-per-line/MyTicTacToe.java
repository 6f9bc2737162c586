// exercise: 02
// truth: right
// mistake: none; counts +1 and -1 along rows, columns and diagonals, and cells in random order
// player: both
// style: old C style, int arrays of sums, cells shuffled
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {

    @Override
    public Board initialState() {
        Board start = Board.empty(3);
        return start;
    }

    @Override
    public Player player(Board board) {
        int free = board.emptyCells().size();
        if (free % 2 == 1) {
            return Player.X;
        }
        return Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (cell.row() > 2 || cell.column() > 2) {
            throw new IndexOutOfBoundsException("not on the board: " + cell);
        }
        if (!board.isEmpty(cell)) {
            throw new IllegalArgumentException("already taken: " + cell);
        }
        Player mover = player(board);
        Board fresh = Board.empty(3);
        for (int r = 0; r <= 2; r++) {
            for (int c = 0; c <= 2; c++) {
                for (Player p : Player.values()) {
                    if (board.has(p, r, c)) {
                        fresh.put(new Cell(r, c), p);
                    }
                }
            }
        }
        fresh.put(cell, mover);
        return fresh;
    }

    @Override
    public Optional<Player> winner(Board board) {
        int[] sum = new int[8];
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                int m = 0;
                if (board.has(Player.X, r, c)) m = 1;
                if (board.has(Player.O, r, c)) m = -1;
                sum[r] += m;
                sum[3 + c] += m;
                if (r == c) sum[6] += m;
                if (r + c == 2) sum[7] += m;
            }
        }
        for (int i = 0; i < 8; i++) {
            if (sum[i] == 3) return Optional.of(Player.X);
            if (sum[i] == -3) return Optional.of(Player.O);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        if (board.isFull()) {
            return true;
        }
        return winner(board).isPresent();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> list = new ArrayList<>();
        if (!terminal(board)) {
            list.addAll(board.emptyCells());
            Collections.shuffle(list);
        }
        return list;
    }

    @Override
    public int utility(Board board) {
        Player w = winner(board).orElse(null);
        if (w == null) {
            return 0;
        }
        return w == Player.X ? 1 : -1;
    }
}
