// exercise: 07
// truth: wrong
// mistake: undo takes away all cells near the stone, also those that are near another stone
// player: both
// style: boolean fields, German names
// single: yes
// detail: after an undo near other stones
import java.util.ArrayList;
import java.util.List;
import java.util.Stack;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board brett;
    private int abstand;
    private boolean[][] kandidat;
    private final Stack<Cell> zuege = new Stack<>();

    @Override
    public void start(Board board, int radius) {
        brett = board.copy();
        abstand = radius;
        zuege.clear();
        kandidat = new boolean[brett.size()][brett.size()];
        for (int z = 0; z < brett.size(); z++) {
            for (int s = 0; s < brett.size(); s++) {
                if (!brett.isEmpty(z, s)) {
                    setzeNachbarn(z, s, true);
                }
            }
        }
    }

    private void setzeNachbarn(int zeile, int spalte, boolean wert) {
        for (int z = zeile - abstand; z <= zeile + abstand; z++) {
            for (int s = spalte - abstand; s <= spalte + abstand; s++) {
                if (drin(z, s)) {
                    kandidat[z][s] = wert;
                }
            }
        }
    }

    private boolean drin(int z, int s) {
        return z >= 0 && s >= 0 && z < brett.size() && s < brett.size();
    }

    @Override
    public void make(Cell cell) {
        brett.put(cell, player());
        zuege.push(cell);
        setzeNachbarn(cell.row(), cell.column(), true);
    }

    @Override
    public void undo() {
        if (zuege.isEmpty()) {
            throw new IllegalStateException("kein Zug da");
        }
        Cell letzter = zuege.pop();
        brett.clear(letzter);
        setzeNachbarn(letzter.row(), letzter.column(), false);
    }

    @Override
    public Player player() {
        return brett.stones() % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return brett;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> liste = new ArrayList<>();
        if (brett.stones() == 0) {
            liste.add(new Cell(brett.size() / 2, brett.size() / 2));
            return liste;
        }
        for (Cell cell : brett.emptyCells()) {
            if (kandidat[cell.row()][cell.column()]) {
                liste.add(cell);
            }
        }
        return liste;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> liste = candidates();
        Player ich = player();
        liste.sort((a, b) -> Integer.compare(drohung(b, ich), drohung(a, ich)));
        return liste;
    }

    private int drohung(Cell cell, Player ich) {
        if (fuenf(cell, ich)) {
            return 3;
        }
        if (fuenf(cell, ich.opponent())) {
            return 2;
        }
        int anzahl = 0;
        brett.put(cell, ich);
        for (int dz = -4; dz <= 4; dz++) {
            for (int ds = -4; ds <= 4; ds++) {
                boolean linie = dz == 0 || ds == 0 || dz == ds || dz == -ds;
                int z = cell.row() + dz;
                int s = cell.column() + ds;
                if (linie && drin(z, s) && brett.isEmpty(z, s) && fuenf(new Cell(z, s), ich)) {
                    anzahl++;
                }
            }
        }
        brett.clear(cell);
        return anzahl >= 2 ? 1 : 0;
    }

    private boolean fuenf(Cell cell, Player wer) {
        int[] dz = {0, 1, 1, 1};
        int[] ds = {1, 0, 1, -1};
        for (int r = 0; r < 4; r++) {
            int laenge = 1;
            for (int k = 1; hat(wer, cell.row() + k * dz[r], cell.column() + k * ds[r]); k++) {
                laenge++;
            }
            for (int k = 1; hat(wer, cell.row() - k * dz[r], cell.column() - k * ds[r]); k++) {
                laenge++;
            }
            if (laenge >= 5) {
                return true;
            }
        }
        return false;
    }

    private boolean hat(Player wer, int z, int s) {
        return drin(z, s) && brett.has(wer, z, s);
    }
}
