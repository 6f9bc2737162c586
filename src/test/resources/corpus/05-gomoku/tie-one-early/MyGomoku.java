// exercise: 05
// truth: wrong
// mistake: the board counts as full when one cell is still empty, because the number of moves is compared with n*n - 1
// player: both
// style: explicit ifs, methods for each of the four lines
// single: yes
// detail: sometimes, only with one empty cell left
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
        int xs = state.board().count(Player.X);
        int os = state.board().count(Player.O);
        Player result = Player.X;
        if (xs != os) {
            result = Player.O;
        }
        return result;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        boolean legal = false;
        for (Cell free : actions(state)) {
            if (free.equals(cell)) {
                legal = true;
            }
        }
        if (!legal) {
            throw new IllegalArgumentException("You cannot play " + cell);
        }
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Board board = state.board();
        Cell last = state.last().get();
        Player player = board.at(last).get();
        if (row(board, player, last) || column(board, player, last) || falling(board, player, last) || rising(board, player, last)) {
            return Optional.of(player);
        }
        return Optional.empty();
    }

    private boolean row(Board board, Player player, Cell last) {
        int run = 0;
        for (int c = 0; c < board.size(); c++) {
            run = board.has(player, last.row(), c) ? run + 1 : 0;
            if (run == 5) {
                return true;
            }
        }
        return false;
    }

    private boolean column(Board board, Player player, Cell last) {
        int run = 0;
        for (int r = 0; r < board.size(); r++) {
            run = board.has(player, r, last.column()) ? run + 1 : 0;
            if (run == 5) {
                return true;
            }
        }
        return false;
    }

    private boolean falling(Board board, Player player, Cell last) {
        int run = 0;
        int shift = last.column() - last.row();
        for (int r = 0; r < board.size(); r++) {
            int c = r + shift;
            if (c >= 0 && c < board.size()) {
                run = board.has(player, r, c) ? run + 1 : 0;
                if (run == 5) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean rising(Board board, Player player, Cell last) {
        int run = 0;
        int sum = last.column() + last.row();
        for (int r = 0; r < board.size(); r++) {
            int c = sum - r;
            if (c >= 0 && c < board.size()) {
                run = board.has(player, r, c) ? run + 1 : 0;
                if (run == 5) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public boolean terminal(GomokuState state) {
        int size = state.board().size();
        if (winner(state).isPresent()) {
            return true;
        }
        return state.board().stones() >= size * size - 1;
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (terminal(state)) {
            return new ArrayList<>();
        }
        return state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> winner = winner(state);
        if (winner.isPresent() && winner.get() == Player.X) {
            return 1;
        }
        if (winner.isPresent() && winner.get() == Player.O) {
            return -1;
        }
        return 0;
    }
}
