// exercise: 07
// truth: wrong
// mistake: on an empty board the middle is put into the set of candidates as an element, and it stays there when the first stone is put elsewhere
// player: both
// style: LinkedHashSet, records on a stack, ranks in a map
// kind: subtle
// single: yes
// detail: only after a start with an empty board and a first move more than radius away from the middle
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Zug(Cell feld, boolean war, Set<Cell> neu) {}

    private Board brett;
    private int weite;
    private Set<Cell> felder = new LinkedHashSet<>();
    private LinkedList<Zug> zuege = new LinkedList<>();

    @Override
    public void start(Board board, int radius) {
        brett = board.copy();
        weite = radius;
        felder = new LinkedHashSet<>();
        zuege = new LinkedList<>();
        if (brett.stones() == 0) {
            felder.add(new Cell(brett.size() / 2, brett.size() / 2));
        }
        for (Cell leer : brett.emptyCells()) {
            for (int z = -weite; z <= weite; z++) {
                for (int s = -weite; s <= weite; s++) {
                    if (stein(leer.row() + z, leer.column() + s)) {
                        felder.add(leer);
                    }
                }
            }
        }
    }

    private boolean stein(int z, int s) {
        return drin(z, s) && !brett.isEmpty(z, s);
    }

    private boolean drin(int z, int s) {
        return z >= 0 && s >= 0 && z < brett.size() && s < brett.size();
    }

    @Override
    public void make(Cell cell) {
        brett.put(cell, player());
        boolean war = felder.remove(cell);
        Set<Cell> neu = new LinkedHashSet<>();
        for (int z = cell.row() - weite; z <= cell.row() + weite; z++) {
            for (int s = cell.column() - weite; s <= cell.column() + weite; s++) {
                if (drin(z, s) && brett.isEmpty(z, s) && felder.add(new Cell(z, s))) {
                    neu.add(new Cell(z, s));
                }
            }
        }
        zuege.addFirst(new Zug(cell, war, neu));
    }

    @Override
    public void undo() {
        if (zuege.isEmpty()) {
            throw new IllegalStateException("kein Zug gemacht");
        }
        Zug zug = zuege.removeFirst();
        brett.clear(zug.feld());
        felder.removeAll(zug.neu());
        if (zug.war()) {
            felder.add(zug.feld());
        }
    }

    @Override
    public Player player() {
        return brett.count(Player.X) == brett.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return brett;
    }

    @Override
    public List<Cell> candidates() {
        return new ArrayList<>(felder);
    }

    @Override
    public List<Cell> ordered() {
        Map<Cell, Integer> rang = new HashMap<>();
        Player ich = player();
        for (Cell feld : felder) {
            rang.put(feld, fuenf(feld, ich) ? 0 : fuenf(feld, ich.opponent()) ? 1 : zwei(feld, ich) ? 2 : 3);
        }
        List<Cell> liste = candidates();
        liste.sort(Comparator.comparing(rang::get));
        return liste;
    }

    private boolean fuenf(Cell feld, Player p) {
        for (int[] r : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            int laenge = 1;
            for (int v = -1; v <= 1; v += 2) {
                int z = feld.row() + v * r[0];
                int s = feld.column() + v * r[1];
                while (drin(z, s) && brett.has(p, z, s)) {
                    laenge++;
                    z += v * r[0];
                    s += v * r[1];
                }
            }
            if (laenge >= 5) {
                return true;
            }
        }
        return false;
    }

    private boolean zwei(Cell feld, Player p) {
        brett.put(feld, p);
        try {
            return brett.emptyCells().stream()
                            .filter(c -> Math.max(Math.abs(c.row() - feld.row()), Math.abs(c.column() - feld.column())) < 5)
                            .filter(c -> c.row() == feld.row()
                                    || c.column() == feld.column()
                                    || Math.abs(c.row() - feld.row()) == Math.abs(c.column() - feld.column()))
                            .filter(c -> fuenf(c, p))
                            .limit(2)
                            .count()
                    == 2;
        } finally {
            brett.clear(feld);
        }
    }
}
