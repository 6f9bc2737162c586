// exercise: 07
// truth: wrong
// mistake: the cells that a move has added are kept in one field, which the next move overwrites
// player: both
// style: ArrayList of candidates with contains, fields
// single: yes
// detail: one undo is right, two in a row are not
import java.util.*;
import plybook.game.*;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board brett;
    private int radius;
    private ArrayList<Cell> kandidaten;
    private ArrayList<Cell> neue;
    private LinkedList<Cell> zuege;
    private LinkedList<Boolean> warKandidat;

    @Override
    public void start(Board board, int radius) {
        brett = board.copy();
        this.radius = radius;
        kandidaten = new ArrayList<>();
        neue = new ArrayList<>();
        zuege = new LinkedList<>();
        warKandidat = new LinkedList<>();
        for (int z = 0; z < brett.size(); z++) {
            for (int s = 0; s < brett.size(); s++) {
                if (!brett.isEmpty(z, s)) {
                    nachbarnDazu(z, s);
                }
            }
        }
        neue = new ArrayList<>();
    }

    private void nachbarnDazu(int zeile, int spalte) {
        for (int z = zeile - radius; z <= zeile + radius; z++) {
            for (int s = spalte - radius; s <= spalte + radius; s++) {
                if (z < 0 || s < 0 || z >= brett.size() || s >= brett.size()) {
                    continue;
                }
                Cell c = new Cell(z, s);
                if (brett.isEmpty(c) && !kandidaten.contains(c)) {
                    kandidaten.add(c);
                    neue.add(c);
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        brett.put(cell, player());
        zuege.add(cell);
        warKandidat.add(kandidaten.remove(cell));
        neue = new ArrayList<>();
        nachbarnDazu(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (zuege.isEmpty()) {
            throw new IllegalStateException("kein Zug");
        }
        Cell letzter = zuege.removeLast();
        brett.clear(letzter);
        kandidaten.removeAll(neue);
        if (warKandidat.removeLast()) {
            kandidaten.add(letzter);
        }
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
        if (brett.stones() == 0) {
            return List.of(new Cell(brett.size() / 2, brett.size() / 2));
        }
        return new ArrayList<>(kandidaten);
    }

    @Override
    public List<Cell> ordered() {
        Player ich = player();
        List<Cell> liste = new ArrayList<>(candidates());
        liste.sort((a, b) -> stufe(a, ich) - stufe(b, ich));
        return liste;
    }

    private int stufe(Cell c, Player ich) {
        if (fuenf(c, ich)) return 1;
        if (fuenf(c, ich.opponent())) return 2;
        int anzahl = 0;
        brett.put(c, ich);
        for (Cell d : brett.emptyCells()) {
            if (fuenf(d, ich)) anzahl++;
        }
        brett.clear(c);
        if (anzahl >= 2) return 3;
        return 4;
    }

    private boolean fuenf(Cell c, Player p) {
        int[][] richtungen = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
        for (int[] r : richtungen) {
            int laenge = 1;
            int z = c.row() + r[0];
            int s = c.column() + r[1];
            while (drin(z, s) && brett.has(p, z, s)) {
                laenge++;
                z += r[0];
                s += r[1];
            }
            z = c.row() - r[0];
            s = c.column() - r[1];
            while (drin(z, s) && brett.has(p, z, s)) {
                laenge++;
                z -= r[0];
                s -= r[1];
            }
            if (laenge >= 5) return true;
        }
        return false;
    }

    private boolean drin(int z, int s) {
        return z >= 0 && s >= 0 && z < brett.size() && s < brett.size();
    }
}
