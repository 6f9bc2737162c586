// exercise: 02
// truth: wrong
// mistake: actions lists the empty cells after a win, too
// player: both
// style: loops
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
    private static final int N = 3;

    @Override
    public Board initialState() {
        return Board.empty(N);
    }

    @Override
    public Player player(Board board) {
        return (board.count(Player.X) + board.count(Player.O)) % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board result(Board board, Cell cell) {
        if (!board.contains(cell) || !board.isEmpty(cell)) {
            throw new IllegalArgumentException("not possible: " + cell);
        }
        Board next = board.copy();
        next.put(cell, player(board));
        return next;
    }

    @Override
    public Optional<Player> winner(Board board) {
        for (Player p : List.of(Player.X, Player.O)) {
            int diagonal = 0, other = 0;
            for (int i = 0; i < N; i++) {
                int row = 0, column = 0;
                for (int j = 0; j < N; j++) {
                    if (board.has(p, i, j)) row++;
                    if (board.has(p, j, i)) column++;
                }
                if (row == N || column == N) return Optional.of(p);
                if (board.has(p, i, i)) diagonal++;
                if (board.has(p, i, N - 1 - i)) other++;
            }
            if (diagonal == N || other == N) return Optional.of(p);
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(Board board) {
        return board.isFull() || !winner(board).isEmpty();
    }

    @Override
    public List<Cell> actions(Board board) {
        List<Cell> cells = new ArrayList<>();
        for (int r = 0; r < N; r++) {
            for (int c = 0; c < N; c++) {
                Cell cell = new Cell(r, c);
                if (board.isEmpty(cell)) cells.add(cell);
            }
        }
        return cells;
    }

    @Override
    public int utility(Board board) {
        return winner(board).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
