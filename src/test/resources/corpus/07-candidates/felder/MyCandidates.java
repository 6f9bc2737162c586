// exercise: 07
// truth: wrong
// mistake: undo empties the whole neighbourhood of the stone, also cells that another stone keeps as candidates
// player: both
// style: German names, boolean array per cell
// kind: slip
// single: yes
// detail: whenever the stone taken back shares a neighbour with another stone
import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board brett;
    private int radius;
    private boolean[][] kandidat;
    private final Stack<Cell> zuege = new Stack<>();

    @Override
    public void start(Board board, int radius) {
        this.brett = board.copy();
        this.radius = radius;
        this.kandidat = new boolean[board.size()][board.size()];
        zuege.clear();
        for (int z = 0; z < brett.size(); z++) {
            for (int s = 0; s < brett.size(); s++) {
                if (!brett.isEmpty(z, s)) {
                    markiere(new Cell(z, s), true);
                }
            }
        }
    }

    private void markiere(Cell mitte, boolean wert) {
        for (int z = mitte.row() - radius; z <= mitte.row() + radius; z++) {
            for (int s = mitte.column() - radius; s <= mitte.column() + radius; s++) {
                if (z >= 0 && s >= 0 && z < brett.size() && s < brett.size()) {
                    kandidat[z][s] = wert;
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        brett.put(cell, player());
        markiere(cell, true);
        zuege.push(cell);
    }

    @Override
    public void undo() {
        if (zuege.empty()) {
            throw new IllegalStateException("Es gibt keinen Zug");
        }
        Cell letzter = zuege.pop();
        brett.clear(letzter);
        markiere(letzter, false);
    }

    @Override
    public Player player() {
        return brett.count(Player.X) > brett.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return brett;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> ergebnis = new ArrayList<>();
        if (brett.stones() == 0) {
            ergebnis.add(new Cell(brett.size() / 2, brett.size() / 2));
            return ergebnis;
        }
        for (Cell c : brett.emptyCells()) {
            if (kandidat[c.row()][c.column()]) {
                ergebnis.add(c);
            }
        }
        return ergebnis;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> liste = candidates();
        Player ich = player();
        liste.sort(Comparator.comparingInt(c -> rang(c, ich)));
        return liste;
    }

    private int rang(Cell c, Player ich) {
        if (fuenf(c, ich)) return 0;
        if (fuenf(c, ich.opponent())) return 1;
        brett.put(c, ich);
        int wege = 0;
        for (int dz = -1; dz <= 1; dz++) {
            for (int ds = -1; ds <= 1; ds++) {
                if (dz == 0 && ds == 0) continue;
                for (int k = 1; k <= 4; k++) {
                    int z = c.row() + k * dz;
                    int s = c.column() + k * ds;
                    if (z < 0 || s < 0 || z >= brett.size() || s >= brett.size()) break;
                    if (brett.isEmpty(z, s) && fuenf(new Cell(z, s), ich)) wege++;
                }
            }
        }
        brett.clear(c);
        return wege >= 2 ? 2 : 3;
    }

    private boolean fuenf(Cell c, Player wer) {
        return 1 + zaehle(c, wer, 0, 1) + zaehle(c, wer, 0, -1) >= 5
                || 1 + zaehle(c, wer, 1, 0) + zaehle(c, wer, -1, 0) >= 5
                || 1 + zaehle(c, wer, 1, 1) + zaehle(c, wer, -1, -1) >= 5
                || 1 + zaehle(c, wer, 1, -1) + zaehle(c, wer, -1, 1) >= 5;
    }

    private int zaehle(Cell c, Player wer, int dz, int ds) {
        int z = c.row() + dz;
        int s = c.column() + ds;
        int anzahl = 0;
        while (z >= 0 && s >= 0 && z < brett.size() && s < brett.size() && brett.has(wer, z, s)) {
            anzahl++;
            z += dz;
            s += ds;
        }
        return anzahl;
    }
}
