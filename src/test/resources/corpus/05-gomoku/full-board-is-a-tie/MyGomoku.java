// exercise: 05
// truth: wrong
// mistake: utility asks first whether the board is full and then says 0, so a five that is made with the very last stone of the board is worth a tie
// player: both
// style: switch expressions, guard clauses
// single: yes
// detail: only on full boards on which somebody has won; winner says it right there
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {

    private enum Direction {
        EAST(0, 1), SOUTH(1, 0), SOUTH_EAST(1, 1), SOUTH_WEST(1, -1);

        final int dr;
        final int dc;

        Direction(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        return switch (state.board().count(Player.X) - state.board().count(Player.O)) {
            case 0 -> Player.X;
            default -> Player.O;
        };
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("nobody moves after the end");
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
        Optional<Player> owner = state.board().at(last);
        for (Direction d : Direction.values()) {
            int length = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                int r = last.row() + sign * d.dr;
                int c = last.column() + sign * d.dc;
                while (onBoard(state.board(), r, c) && state.board().at(r, c).equals(owner)) {
                    length++;
                    r += sign * d.dr;
                    c += sign * d.dc;
                }
            }
            if (length >= 5) {
                return owner;
            }
        }
        return Optional.empty();
    }

    private static boolean onBoard(Board board, int r, int c) {
        return Math.min(r, c) >= 0 && Math.max(r, c) < board.size();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return terminal(state) ? List.of() : state.board().emptyCells();
    }

    @Override
    public int utility(GomokuState state) {
        if (state.board().isFull()) {
            return 0;
        }
        return winner(state).get() == Player.X ? 1 : -1;
    }
}
