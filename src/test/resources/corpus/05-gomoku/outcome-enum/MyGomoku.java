// exercise: 05
// truth: wrong
// mistake: outcome() calls a full board a tie before it looks for a winner, and utility uses it.
// player: both
// style: enum of outcomes, switch expressions
// kind: slip
// single: yes
// detail: utility is 0 instead of 1 or -1 when the winning stone is the one that fills the board
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private enum Outcome {
        X_WON(1), O_WON(-1), TIE(0), OPEN(0);

        final int worth;

        Outcome(int worth) {
            this.worth = worth;
        }
    }

    private enum Axis {
        ROW(0, 1), COLUMN(1, 0), FALLING(1, 1), RISING(-1, 1);

        final int dr;
        final int dc;

        Axis(int dr, int dc) {
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
            throw new IllegalArgumentException("over: " + outcome(state));
        }
        Board after = state.board().copy();
        after.put(cell, player(state));
        return new GomokuState(after, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isPresent()) {
            Cell c = state.last().get();
            Player p = state.board().at(c).orElseThrow();
            for (Axis axis : Axis.values()) {
                int n = 1;
                for (int k = 1; owns(state.board(), p, c.row() + k * axis.dr, c.column() + k * axis.dc); k++) {
                    n++;
                }
                for (int k = -1; owns(state.board(), p, c.row() + k * axis.dr, c.column() + k * axis.dc); k--) {
                    n++;
                }
                if (n > 4) {
                    return Optional.of(p);
                }
            }
        }
        return Optional.empty();
    }

    private static boolean owns(Board b, Player p, int r, int c) {
        return r >= 0 && r < b.size() && c >= 0 && c < b.size() && b.has(p, r, c);
    }

    private Outcome outcome(GomokuState state) {
        if (state.board().isFull()) {
            return Outcome.TIE;
        }
        Optional<Player> w = winner(state);
        if (w.isEmpty()) {
            return Outcome.OPEN;
        }
        return w.get() == Player.X ? Outcome.X_WON : Outcome.O_WON;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return outcome(state) != Outcome.OPEN;
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        return switch (outcome(state)) {
            case OPEN -> state.board().emptyCells();
            default -> List.of();
        };
    }

    @Override
    public int utility(GomokuState state) {
        return outcome(state).worth;
    }
}
