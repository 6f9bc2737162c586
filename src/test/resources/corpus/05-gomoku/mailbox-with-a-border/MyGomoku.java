// exercise: 05
// truth: right
// mistake: none; winner works on a one-dimensional array with a border cell around the board, in which each direction is one number.
// player: both
// style: mailbox array as in chess programs
// single: yes
import java.util.Arrays;
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
        if (winner(state).isPresent()) {
            throw new IllegalStateException("won already: " + state);
        }
        Board next = state.board().copy();
        next.put(cell, player(state));
        return new GomokuState(next, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Board board = state.board();
        int width = board.size() + 1;
        char[] box = new char[width * (board.size() + 2) + 1];
        Arrays.fill(box, '#');
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                box[(row + 1) * width + column + 1] =
                        board.at(row, column).map(Player::symbol).orElse('.');
            }
        }
        Cell last = state.last().get();
        int here = (last.row() + 1) * width + last.column() + 1;
        for (int step : new int[] {1, width, width + 1, width - 1}) {
            int from = here;
            while (box[from - step] == box[here]) {
                from -= step;
            }
            int to = here;
            while (box[to + step] == box[here]) {
                to += step;
            }
            if ((to - from) / step >= 4) {
                return Optional.of(box[here] == 'X' ? Player.X : Player.O);
            }
        }
        return Optional.empty();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> free = new ArrayList<>();
        if (winner(state).isEmpty()) {
            int size = state.board().size();
            for (int column = size - 1; column >= 0; column--) {
                for (int row = 0; row < size; row++) {
                    if (state.board().at(row, column).isEmpty()) {
                        free.add(new Cell(row, column));
                    }
                }
            }
        }
        return free;
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(w -> w == Player.X ? 1 : -1).orElse(0);
    }
}
