// exercise: 05
// truth: wrong
// mistake: once the game is over, result returns the state that it was given instead of refusing the move
// player: both
// style: direction enum, MyGomoku
// single: yes
// detail: always, after the end only
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private enum Way {
        EAST(0, 1),
        SOUTH(1, 0),
        SOUTH_EAST(1, 1),
        SOUTH_WEST(1, -1);

        final int dRow;
        final int dColumn;

        Way(int dRow, int dColumn) {
            this.dRow = dRow;
            this.dColumn = dColumn;
        }
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int xs = state.board().count(Player.X);
        int os = state.board().count(Player.O);
        if (xs == os) {
            return Player.X;
        }
        return Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            return state;
        }
        Board board = state.board().copy();
        board.put(cell, player(state));
        return new GomokuState(board, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Cell last = state.last().get();
        Player who = state.board().at(last).get();
        for (Way way : Way.values()) {
            int length = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                for (int step = 1; isOf(who, state.board(), last, way, sign * step); step++) {
                    length++;
                }
            }
            if (length > 4) {
                return Optional.of(who);
            }
        }
        return Optional.empty();
    }

    private boolean isOf(Player who, Board board, Cell cell, Way way, int steps) {
        int row = cell.row() + steps * way.dRow;
        int column = cell.column() + steps * way.dColumn;
        if (Math.min(row, column) < 0 || Math.max(row, column) >= board.size()) {
            return false;
        }
        return board.has(who, row, column);
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> free = new ArrayList<>();
        if (!terminal(state)) {
            for (int row = 0; row < state.board().size(); row++) {
                for (int column = 0; column < state.board().size(); column++) {
                    Cell cell = new Cell(row, column);
                    if (state.board().isEmpty(cell)) {
                        free.add(cell);
                    }
                }
            }
        }
        return free;
    }

    @Override
    public int utility(GomokuState state) {
        return winner(state).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
