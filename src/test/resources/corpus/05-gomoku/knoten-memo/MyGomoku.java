// exercise: 05
// truth: right
// mistake: -
// player: both
// style: German names, memo by content in a map, rows as bits shifted against each other
// kind: right
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {
    private static final int GEMERKT = 64;

    /** Sieger nach Inhalt des Bretts. Als Schluessel dient der Text, der sich nie aendert. */
    private final Map<String, Optional<Player>> sieger = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Optional<Player>> aeltester) {
            return size() > GEMERKT;
        }
    };

    @Override
    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    @Override
    public Player player(GomokuState state) {
        int saldo = 0;
        for (int zeile = 0; zeile < state.board().size(); zeile++) {
            saldo += Long.bitCount(state.board().row(Player.X, zeile)) - Long.bitCount(state.board().row(Player.O, zeile));
        }
        return saldo != 0 ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState state, Cell cell) {
        Board brett = state.board();
        if (winner(state).isPresent()) {
            throw new IllegalArgumentException("Spiel ist aus");
        }
        Board neu = Board.empty(brett.size());
        for (Player wer : Player.values()) {
            for (int zeile = 0; zeile < brett.size(); zeile++) {
                for (long bits = brett.row(wer, zeile); bits != 0; bits &= bits - 1) {
                    neu.put(new Cell(zeile, Long.numberOfTrailingZeros(bits)), wer);
                }
            }
        }
        neu.put(cell, player(state));
        return new GomokuState(neu, Optional.of(cell));
    }

    @Override
    public Optional<Player> winner(GomokuState state) {
        String text = state.board().toString();
        Optional<Player> bekannt = sieger.get(text);
        if (bekannt == null) {
            bekannt = fuenf(state.board(), Player.X) ? Optional.of(Player.X)
                    : fuenf(state.board(), Player.O) ? Optional.of(Player.O) : Optional.empty();
            sieger.put(text, bekannt);
        }
        return bekannt;
    }

    private static boolean fuenf(Board brett, Player wer) {
        for (int zeile = 0; zeile < brett.size(); zeile++) {
            long quer = brett.row(wer, zeile);
            long ab = quer;
            long rechts = quer;
            long links = quer;
            for (int i = 1; i < 5; i++) {
                quer &= brett.row(wer, zeile) >>> i;
                long tiefer = zeile + i < brett.size() ? brett.row(wer, zeile + i) : 0;
                ab &= tiefer;
                rechts &= tiefer >>> i;
                links &= tiefer << i;
            }
            if ((quer | ab | rechts | links) != 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean terminal(GomokuState state) {
        return actions(state).isEmpty();
    }

    @Override
    public List<Cell> actions(GomokuState state) {
        if (winner(state).isPresent()) {
            return new ArrayList<>();
        }
        List<Cell> zuege = new ArrayList<>(state.board().emptyCells());
        Collections.reverse(zuege);
        return zuege;
    }

    @Override
    public int utility(GomokuState state) {
        Player wer = winner(state).orElse(null);
        return wer == null ? 0 : 1 - 2 * wer.ordinal();
    }
}
