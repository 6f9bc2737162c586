// exercise: 07
// truth: wrong
// mistake: the middle of an empty board is put into the set at the start and stays a candidate after a first stone far away from it
// player: both
// style: LinkedHashSet and a stack of journal records
// single: yes
// detail: sometimes, only on a board that was empty at the start when the first stone is farther than the radius from the middle
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {

    private record Entry(Cell stone, boolean before, Collection<Cell> fresh) {
    }

    private Board brett;
    private int radius;
    private Set<Cell> kandidaten;
    private LinkedList<Entry> verlauf;

    @Override
    public void start(Board board, int radius) {
        this.brett = board.copy();
        this.radius = radius;
        this.kandidaten = new LinkedHashSet<>();
        this.verlauf = new LinkedList<>();
        if (brett.stones() == 0) {
            kandidaten.add(new Cell(brett.size() / 2, brett.size() / 2));
            return;
        }
        for (int zeile = 0; zeile < brett.size(); zeile++) {
            for (int spalte = 0; spalte < brett.size(); spalte++) {
                if (!brett.isEmpty(zeile, spalte)) {
                    umgebung(new Cell(zeile, spalte));
                }
            }
        }
    }

    private List<Cell> umgebung(Cell mitte) {
        List<Cell> neu = new ArrayList<>();
        int oben = Math.max(mitte.row() - radius, 0);
        int unten = Math.min(mitte.row() + radius, brett.size() - 1);
        int links = Math.max(mitte.column() - radius, 0);
        int rechts = Math.min(mitte.column() + radius, brett.size() - 1);
        for (int z = oben; z <= unten; z++) {
            for (int s = links; s <= rechts; s++) {
                Cell c = new Cell(z, s);
                if (brett.isEmpty(c) && kandidaten.add(c)) {
                    neu.add(c);
                }
            }
        }
        return neu;
    }

    @Override
    public void make(Cell cell) {
        brett.put(cell, player());
        boolean war = kandidaten.remove(cell);
        verlauf.addLast(new Entry(cell, war, umgebung(cell)));
    }

    @Override
    public void undo() {
        if (verlauf.isEmpty()) {
            throw new IllegalStateException("Es gibt keinen Zug");
        }
        Entry e = verlauf.removeLast();
        kandidaten.removeAll(e.fresh());
        brett.clear(e.stone());
        if (e.before()) {
            kandidaten.add(e.stone());
        }
    }

    @Override
    public Player player() {
        return brett.count(Player.X) > brett.count(Player.O) ? Player.O : Player.X;
    }

    @Override
    public Board board() {
        return brett.copy();
    }

    @Override
    public List<Cell> candidates() {
        return List.copyOf(kandidaten);
    }

    @Override
    public List<Cell> ordered() {
        Player ich = player();
        Player du = ich.opponent();
        List<Cell> liste = new ArrayList<>(kandidaten);
        liste.sort((a, b) -> Integer.compare(rang(b, ich, du), rang(a, ich, du)));
        return liste;
    }

    private int rang(Cell c, Player ich, Player du) {
        if (macht5(c, ich)) {
            return 3;
        }
        if (macht5(c, du)) {
            return 2;
        }
        int zaehler = 0;
        brett.put(c, ich);
        for (Cell e : umkreis(c)) {
            if (macht5(e, ich)) {
                zaehler++;
            }
        }
        brett.clear(c);
        return zaehler >= 2 ? 1 : 0;
    }

    private List<Cell> umkreis(Cell c) {
        List<Cell> leer = new ArrayList<>();
        for (int z = Math.max(0, c.row() - 4); z <= Math.min(brett.size() - 1, c.row() + 4); z++) {
            for (int s = Math.max(0, c.column() - 4); s <= Math.min(brett.size() - 1, c.column() + 4); s++) {
                if (brett.isEmpty(z, s) && (z == c.row() || s == c.column() || z - s == c.row() - c.column() || z + s == c.row() + c.column())) {
                    leer.add(new Cell(z, s));
                }
            }
        }
        return leer;
    }

    private boolean macht5(Cell c, Player p) {
        return lang(c, p, 0, 1) >= 5 || lang(c, p, 1, 0) >= 5 || lang(c, p, 1, 1) >= 5 || lang(c, p, 1, -1) >= 5;
    }

    private int lang(Cell c, Player p, int dz, int ds) {
        return 1 + lauf(c.row() + dz, c.column() + ds, p, dz, ds) + lauf(c.row() - dz, c.column() - ds, p, -dz, -ds);
    }

    private int lauf(int z, int s, Player p, int dz, int ds) {
        if (z < 0 || s < 0 || z >= brett.size() || s >= brett.size() || !brett.has(p, z, s)) {
            return 0;
        }
        return 1 + lauf(z + dz, s + ds, p, dz, ds);
    }
}
