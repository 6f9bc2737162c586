// exercise: 05
// truth: wrong
// mistake: utility calls every full board a tie before it looks for a winner
// player: both
// style: German names, enum for the outcome, do-while walking
// kind: slip
// single: yes
// detail: the last empty cell completes five
import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

public class MyGomoku implements GomokuTask {

    private enum Ausgang { OFFEN, REMIS, X_GEWINNT, O_GEWINNT }

    @Override
    public GomokuState start(int groesse) {
        return new GomokuState(Board.empty(groesse), Optional.empty());
    }

    @Override
    public Player player(GomokuState stellung) {
        int anzahlX = stellung.board().count(Player.X);
        int anzahlO = stellung.board().count(Player.O);
        return anzahlX > anzahlO ? Player.O : Player.X;
    }

    @Override
    public GomokuState result(GomokuState stellung, Cell feld) {
        if (terminal(stellung)) {
            throw new IllegalArgumentException("Spiel ist vorbei");
        }
        Board kopie = stellung.board().copy();
        kopie.put(feld, player(stellung));
        return new GomokuState(kopie, Optional.of(feld));
    }

    private int laufe(Board brett, Player wer, int z, int s, int dz, int ds) {
        int schritte = -1;
        do {
            schritte++;
            z += dz;
            s += ds;
        } while (z >= 0 && s >= 0 && z < brett.size() && s < brett.size() && brett.has(wer, z, s));
        return schritte;
    }

    @Override
    public Optional<Player> winner(GomokuState stellung) {
        if (stellung.last().isPresent()) {
            Cell f = stellung.last().get();
            Board brett = stellung.board();
            Player wer = brett.at(f).get();
            for (int k = 0; k < 4; k++) {
                int dz = k == 0 ? 0 : 1;
                int ds = k == 1 ? 0 : k == 3 ? -1 : 1;
                int lang = laufe(brett, wer, f.row(), f.column(), dz, ds)
                        + laufe(brett, wer, f.row(), f.column(), -dz, -ds);
                if (lang >= 4) {
                    return Optional.of(wer);
                }
            }
        }
        return Optional.empty();
    }

    private Ausgang ausgang(GomokuState stellung) {
        if (stellung.board().isFull()) {
            return Ausgang.REMIS;
        }
        Optional<Player> sieger = winner(stellung);
        if (sieger.isPresent()) {
            return sieger.get() == Player.X ? Ausgang.X_GEWINNT : Ausgang.O_GEWINNT;
        }
        return Ausgang.OFFEN;
    }

    @Override
    public boolean terminal(GomokuState stellung) {
        return ausgang(stellung) != Ausgang.OFFEN;
    }

    @Override
    public List<Cell> actions(GomokuState stellung) {
        return terminal(stellung) ? List.of() : stellung.board().emptyCells();
    }

    @Override
    public int utility(GomokuState stellung) {
        switch (ausgang(stellung)) {
            case X_GEWINNT:
                return 1;
            case O_GEWINNT:
                return -1;
            default:
                return 0;
        }
    }
}
