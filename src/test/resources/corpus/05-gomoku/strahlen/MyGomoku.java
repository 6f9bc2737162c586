// exercise: 05
// truth: wrong
// mistake: winner counts only from the last stone outwards in each of eight directions, never both sides of it together.
// player: both
// style: German names, nested loops over eight directions
// kind: slip
// single: yes
// detail: when the last stone closes a gap and is not at an end of the five (five needs both sides)
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
        int steineX = state.board().count(Player.X);
        int steineO = state.board().count(Player.O);
        if (steineX == steineO) {
            return Player.X;
        }
        return Player.O;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        if (terminal(state)) {
            throw new IllegalArgumentException("Das Spiel ist vorbei");
        }
        Board neu = state.board().copy();
        neu.put(cell, player(state));
        return new GomokuState(neu, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        if (state.last().isEmpty()) {
            return Optional.empty();
        }
        Board brett = state.board();
        Cell letzter = state.last().get();
        Player spieler = brett.at(letzter).get();
        for (int dz = -1; dz <= 1; dz++) {
            for (int ds = -1; ds <= 1; ds++) {
                if (dz == 0 && ds == 0) {
                    continue;
                }
                int anzahl = 0;
                int zeile = letzter.row();
                int spalte = letzter.column();
                while (imBrett(brett, zeile, spalte) && brett.has(spieler, zeile, spalte)) {
                    anzahl++;
                    zeile += dz;
                    spalte += ds;
                }
                if (anzahl >= 5) {
                    return Optional.of(spieler);
                }
            }
        }
        return Optional.empty();
    }

    private boolean imBrett(Board brett, int zeile, int spalte) {
        return zeile >= 0 && spalte >= 0 && zeile < brett.size() && spalte < brett.size();
    }

    @Override
    public boolean terminal(GomokuState state) {
        return winner(state).isPresent() || state.board().isFull();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        List<Cell> zuege = new ArrayList<>();
        if (!terminal(state)) {
            for (Cell frei : state.board().emptyCells()) {
                zuege.add(frei);
            }
        }
        return zuege;
    }

    @Override
    public int utility(GomokuState state) {
        Optional<Player> sieger = winner(state);
        if (sieger.isPresent() && sieger.get() == Player.X) {
            return 1;
        } else if (sieger.isPresent()) {
            return -1;
        }
        return 0;
    }
}
