// exercise: 05
// truth: wrong
// mistake: the anti-diagonals are numbered by row+column, from 4 to 2*size-6; the loop says < and not <=, so the last one, of five cells in the lower right corner, is left out
// kind: subtle
// player: both
// style: every line of the board as a string, contains("XXXXX")
// single: yes
// detail: only five on the one anti-diagonal with row+column = 2*size-6, which has exactly five cells (on 5x5 it is the main one)
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return state.board().count(Player.X) == state.board().count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("the game is over");
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    /** All lines of five cells and more, as text. */
    private static List<String> lines(Board board) {
        int n = board.size();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            StringBuilder row = new StringBuilder();
            StringBuilder column = new StringBuilder();
            for (int j = 0; j < n; j++) {
                row.append(symbol(board, i, j));
                column.append(symbol(board, j, i));
            }
            lines.add(row.toString());
            lines.add(column.toString());
        }
        for (int difference = -(n - 5); difference <= n - 5; difference++) {
            StringBuilder line = new StringBuilder();
            for (int row = Math.max(0, difference); row < n && row - difference < n; row++) {
                line.append(symbol(board, row, row - difference));
            }
            lines.add(line.toString());
        }
        for (int sum = 4; sum < 2 * n - 6; sum++) {
            StringBuilder line = new StringBuilder();
            for (int row = Math.max(0, sum - n + 1); row < n && row <= sum; row++) {
                line.append(symbol(board, row, sum - row));
            }
            lines.add(line.toString());
        }
        return lines;
    }

    private static char symbol(Board board, int row, int column) {
        return board.at(row, column).map(Player::symbol).orElse('.');
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        for (String line : lines(state.board())) {
            if (line.contains("XXXXX")) {
                return Optional.of(Player.X);
            }
            if (line.contains("OOOOO")) {
                return Optional.of(Player.O);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(player -> player == Player.X ? 1 : -1).orElse(0);
    }
}
