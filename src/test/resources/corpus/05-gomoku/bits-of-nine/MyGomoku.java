// exercise: 05
// truth: right
// mistake: -
// player: both
// style: German names; nine cells around the last stone as bits of a number, shifted onto themselves
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private enum Richtung {
        WAAGERECHT(0, 1),
        SENKRECHT(1, 0),
        FALLEND(1, 1),
        STEIGEND(-1, 1);

        final int dz;
        final int ds;

        Richtung(int dz, int ds) {
            this.dz = dz;
            this.ds = ds;
        }
    }

    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState state) {
        return (state.board().stones() & 1) == 0 ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState state, Cell cell) {
        if (!actions(state).contains(cell)) {
            throw new IllegalArgumentException("Zug nicht erlaubt: " + cell);
        }
        Board neu = state.board().copy();
        neu.put(cell, player(state));
        return new GomokuState(neu, Optional.of(cell));
    }

    public Optional<Player> winner(GomokuState state) {
        return state.last().flatMap(feld -> {
            Player farbe = state.board().at(feld).orElseThrow();
            for (Richtung r : Richtung.values()) {
                int linie = 0;
                for (int i = -4; i <= 4; i++) {
                    linie <<= 1;
                    int z = feld.row() + i * r.dz;
                    int s = feld.column() + i * r.ds;
                    if (Math.min(z, s) >= 0 && Math.max(z, s) < state.board().size() && state.board().has(farbe, z, s)) {
                        linie |= 1;
                    }
                }
                int paare = linie & linie >> 1;
                int vierer = paare & paare >> 2;
                if ((vierer & linie >> 4) != 0) {
                    return Optional.of(farbe);
                }
            }
            return Optional.empty();
        });
    }

    public boolean terminal(GomokuState state) {
        return state.board().isFull() || winner(state).isPresent();
    }

    public List<Cell> actions(GomokuState state) {
        List<Cell> frei = new ArrayList<>();
        if (winner(state).isEmpty()) {
            frei.addAll(state.board().emptyCells());
        }
        return frei;
    }

    public int utility(GomokuState state) {
        Optional<Player> sieger = winner(state);
        if (sieger.isEmpty()) {
            return 0;
        }
        return 1 - 2 * sieger.get().ordinal();
    }
}
