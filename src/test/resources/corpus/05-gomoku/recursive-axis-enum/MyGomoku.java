// exercise: 05
// truth: right
// mistake: none; a recursive count along an enum of axes
// player: both
// style: enum with methods, recursion, switch expressions
// single: yes
// detail: always
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private enum Axis {
        ROW(0, 1),
        COLUMN(1, 0),
        FALLING(1, 1),
        RISING(-1, 1);

        final int dy;
        final int dx;

        Axis(int dy, int dx) {
            this.dy = dy;
            this.dx = dx;
        }

        int length(Board board, Cell middle, Player owner) {
            return 1
                    + run(board, middle.row() + dy, middle.column() + dx, dy, dx, owner)
                    + run(board, middle.row() - dy, middle.column() - dx, -dy, -dx, owner);
        }

        private static int run(Board board, int y, int x, int dy, int dx, Player owner) {
            boolean inside = 0 <= y && y < board.size() && 0 <= x && x < board.size();
            return inside && board.has(owner, y, x) ? 1 + run(board, y + dy, x + dx, dy, dx, owner) : 0;
        }
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        Board board = state.board();
        return switch (board.count(Player.X) - board.count(Player.O)) {
            case 0 -> Player.X;
            default -> Player.O;
        };
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("over");
        }
        Board copy = state.board().copy();
        copy.put(cell, player(state));
        return new GomokuState(copy, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(cell -> state.board().at(cell).filter(owner -> {
            for (Axis axis : Axis.values()) {
                if (axis.length(state.board(), cell, owner) >= 5) {
                    return true;
                }
            }
            return false;
        }));
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().emptyCells().isEmpty() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return winner(state).isPresent() ? Collections.emptyList() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        Player w = winner(state).orElse(null);
        return w == null ? 0 : w == Player.X ? 1 : -1;
    }
}
