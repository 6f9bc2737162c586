// exercise: 02
// truth: right
// mistake: none; three cells of a magic square that sum to 15 are a line
// player: both
// style: arrays, three nested loops, checks of its own before the move
// single: yes
// detail: always
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.TicTacToeTask;

public class MyTicTacToe implements TicTacToeTask {
    private static final int[][] MAGIC = {{2, 7, 6}, {9, 5, 1}, {4, 3, 8}};
    private static final int N = 3;

    @Override
    public Board initialState() {
        return Board.empty(N);
    }

    @Override
    public Player player(Board board) {
        int x = board.count(Player.X);
        int o = board.count(Player.O);
        if (x > o) {
            return Player.O;
        }
        return Player.X;
    }

    @Override
    public Board result(Board board, Cell cell) {
        boolean onBoard = cell.row() < N && cell.column() < N;
        if (!onBoard) {
            throw new IllegalArgumentException("outside: " + cell);
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
        if (sumsTo15(numbers(board, Player.O))) {
            return Optional.of(Player.O);
        }
        if (sumsTo15(numbers(board, Player.X))) {
            return Optional.of(Player.X);
        }
        return Optional.empty();
    }

    private List<Integer> numbers(Board board, Player who) {
        List<Integer> found = new ArrayList<>();
        for (int r = 0; r < N; r++) {
            for (int c = 0; c < N; c++) {
                if (board.has(who, r, c)) {
                    found.add(MAGIC[r][c]);
                }
            }
        }
        return found;
    }

    private boolean sumsTo15(List<Integer> n) {
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
        if (winner(board).isPresent()) {
            return true;
        }
        return board.isFull();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> moves = new ArrayList<>();
        if (terminal(board)) {
            return moves;
        }
        for (int r = 0; r < N; r++) {
            for (int c = 0; c < N; c++) {
                Cell cell = new Cell(r, c);
                if (board.isEmpty(cell)) {
                    moves.add(cell);
                }
            }
        }
        return moves;
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(w -> w == Player.X ? 1 : -1).orElse(0);
    }
}
