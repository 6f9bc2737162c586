// exercise: 05
// truth: wrong
// mistake: winner asks for a count of exactly 5 in a line, so six or more in a row do not win
// player: both
// style: enum of directions, recursive count
// kind: slip
// single: yes
// detail: when the last stone joins two rows to six or more stones
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private enum Richtung {
        WAAGRECHT(0, 1), SENKRECHT(1, 0), FALLEND(1, 1), STEIGEND(-1, 1);

        final int dz;
        final int ds;

        Richtung(int dz, int ds) {
            this.dz = dz;
            this.ds = ds;
        }
    }

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        Board brett = state.board();
        return brett.count(Player.X) > brett.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("Spiel ist zu Ende");
        }
        Board neu = state.board().copy();
        neu.put(cell, player(state));
        return new GomokuState(neu, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isPresent()) {
            Cell zug = state.last().get();
            Player wer = state.board().at(zug).get();
            for (Richtung r : Richtung.values()) {
                int anzahl = zaehle(state.board(), wer, zug.row(), zug.column(), r.dz, r.ds)
                        + zaehle(state.board(), wer, zug.row(), zug.column(), -r.dz, -r.ds) - 1;
                if (anzahl == 5) {
                    return Optional.of(wer);
                }
            }
        }
        return Optional.empty();
    }

    private int zaehle(Board brett, Player wer, int zeile, int spalte, int dz, int ds) {
        if (zeile < 0 || spalte < 0 || zeile >= brett.size() || spalte >= brett.size()) {
            return 0;
        }
        return brett.has(wer, zeile, spalte) ? 1 + zaehle(brett, wer, zeile + dz, spalte + ds, dz, ds) : 0;
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
        Optional<Player> sieger = winner(state);
        if (sieger.isEmpty()) {
            return 0;
        }
        return sieger.get() == Player.X ? 1 : -1;
    }
}
