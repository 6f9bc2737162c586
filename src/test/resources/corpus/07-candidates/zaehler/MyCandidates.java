// exercise: 07
// truth: right
// mistake: -
// player: both
// style: German names, a counter per cell of stones near it, one flat array, history in an int array
// kind: -
// single: yes
// detail: -
import java.util.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private int groesse = 15;
    private int weite = 2;
    private Board brett = Board.empty(15);
    private int[] naehe = new int[225];
    private int[] verlauf = new int[225];
    private int zuege;

    @Override
    public void start(Board board, int radius) {
        brett = board.copy();
        groesse = brett.size();
        weite = radius;
        naehe = new int[groesse * groesse];
        verlauf = new int[groesse * groesse];
        zuege = 0;
        for (int feld = 0; feld < naehe.length; feld++) {
            if (!brett.isEmpty(feld / groesse, feld % groesse)) {
                aendern(feld, 1);
            }
        }
    }

    private void aendern(int feld, int um) {
        int zeile = feld / groesse;
        int spalte = feld % groesse;
        for (int z = Math.max(zeile - weite, 0); z <= Math.min(zeile + weite, groesse - 1); z++) {
            for (int s = Math.max(spalte - weite, 0); s <= Math.min(spalte + weite, groesse - 1); s++) {
                naehe[z * groesse + s] += um;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        brett.put(cell, player());
        int feld = cell.row() * groesse + cell.column();
        verlauf[zuege++] = feld;
        aendern(feld, +1);
    }

    @Override
    public void undo() {
        if (zuege == 0) {
            throw new IllegalStateException("kein Zug");
        }
        int feld = verlauf[--zuege];
        brett.clear(new Cell(feld / groesse, feld % groesse));
        aendern(feld, -1);
    }

    @Override
    public Player player() {
        return (brett.stones() & 1) == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return brett.copy();
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> liste = new LinkedList<>();
        for (int feld = naehe.length - 1; feld >= 0; feld--) {
            if (naehe[feld] > 0 && brett.isEmpty(feld / groesse, feld % groesse)) {
                liste.add(new Cell(feld / groesse, feld % groesse));
            }
        }
        if (brett.stones() == 0) {
            liste.add(new Cell(groesse / 2, groesse / 2));
        }
        return liste;
    }

    @Override
    public List<Cell> ordered() {
        Player ich = player();
        Player du = ich.opponent();
        PriorityQueue<int[]> schlange = new PriorityQueue<>((a, b) -> a[0] - b[0]);
        for (Cell c : candidates()) {
            int rang = 3;
            if (fuenf(ich, c.row(), c.column())) {
                rang = 0;
            } else if (fuenf(du, c.row(), c.column())) {
                rang = 1;
            } else {
                brett.put(c, ich);
                int wege = 0;
                for (int z = c.row() - 4; z <= c.row() + 4; z++) {
                    for (int s = c.column() - 4; s <= c.column() + 4; s++) {
                        boolean linie = z == c.row() || s == c.column()
                                || Math.abs(z - c.row()) == Math.abs(s - c.column());
                        if (linie && drin(z, s) && brett.isEmpty(z, s) && fuenf(ich, z, s)) {
                            wege++;
                        }
                    }
                }
                brett.clear(c);
                rang = wege > 1 ? 2 : 3;
            }
            schlange.add(new int[] {rang, c.row(), c.column()});
        }
        List<Cell> aus = new ArrayList<>();
        while (!schlange.isEmpty()) {
            int[] kopf = schlange.poll();
            aus.add(new Cell(kopf[1], kopf[2]));
        }
        return aus;
    }

    private boolean drin(int z, int s) {
        return z >= 0 && s >= 0 && z < groesse && s < groesse;
    }

    private boolean fuenf(Player wer, int z, int s) {
        for (int r = 0; r < 4; r++) {
            int dz = r == 0 ? 0 : 1;
            int ds = r == 0 ? 1 : r - 2;
            int lang = 1;
            for (int vz = -1; vz <= 1; vz += 2) {
                int y = z + vz * dz;
                int x = s + vz * ds;
                while (drin(y, x) && brett.has(wer, y, x)) {
                    lang++;
                    y += vz * dz;
                    x += vz * ds;
                }
            }
            if (lang >= 5) {
                return true;
            }
        }
        return false;
    }
}
