// exercise: 07
// truth: wrong
// mistake: start puts the middle of an empty board into the set of candidates like any other cell, and make never takes it out when it is not near the first stone
// player: both
// style: sorted set of numbers, journal of whole sets
// kind: slip
// single: yes
// detail: from an empty board, when the first stone is further from the middle than the radius: the middle is still a candidate

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board feld;
    private int n;
    private int abstand;
    private TreeSet<Integer> kandidaten;
    private LinkedList<TreeSet<Integer>> vorher;
    private LinkedList<Cell> zuege;

    @Override
    public void start(Board board, int radius) {
        feld = board.copy();
        n = board.size();
        abstand = radius;
        kandidaten = new TreeSet<>();
        vorher = new LinkedList<>();
        zuege = new LinkedList<>();
        for (int k = 0; k < n * n; k++) {
            if (!feld.isEmpty(k / n, k % n)) {
                nachbarnDazu(k / n, k % n);
            }
        }
        if (board.stones() == 0) {
            kandidaten.add(n / 2 * n + n / 2);
        }
    }

    private void nachbarnDazu(int zeile, int spalte) {
        for (int z = Math.max(0, zeile - abstand); z < n && z <= zeile + abstand; z++) {
            for (int s = Math.max(0, spalte - abstand); s < n && s <= spalte + abstand; s++) {
                if (feld.isEmpty(z, s)) {
                    kandidaten.add(z * n + s);
                }
            }
        }
    }

    @Override
    public void make(Cell zelle) {
        feld.put(zelle, player());
        zuege.addLast(zelle);
        vorher.addLast(new TreeSet<>(kandidaten));
        kandidaten.remove(zelle.row() * n + zelle.column());
        nachbarnDazu(zelle.row(), zelle.column());
    }

    @Override
    public void undo() {
        if (zuege.isEmpty()) {
            throw new IllegalStateException("kein Zug da");
        }
        feld.clear(zuege.removeLast());
        kandidaten = vorher.removeLast();
    }

    @Override
    public Player player() {
        return feld.count(Player.X) == feld.count(Player.O) ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        return feld;
    }

    @Override
    public List<Cell> candidates() {
        return kandidaten.stream().map(k -> new Cell(k / n, k % n)).collect(Collectors.toList());
    }

    @Override
    public List<Cell> ordered() {
        List<List<Cell>> stufen = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        Player ich = player();
        for (Cell z : candidates()) {
            stufen.get(stufe(z, ich)).add(z);
        }
        List<Cell> alle = new ArrayList<>();
        stufen.forEach(alle::addAll);
        return alle;
    }

    private int stufe(Cell z, Player ich) {
        if (fuenf(z.row(), z.column(), ich)) {
            return 0;
        }
        if (fuenf(z.row(), z.column(), ich.opponent())) {
            return 1;
        }
        feld.put(z, ich);
        int wege = 0;
        for (int k = 0; k < n * n; k++) {
            int dz = Math.abs(k / n - z.row());
            int ds = Math.abs(k % n - z.column());
            if (dz < 5 && ds < 5 && (dz * ds == 0 || dz == ds) && feld.isEmpty(k / n, k % n) && fuenf(k / n, k % n, ich)) {
                wege++;
            }
        }
        feld.clear(z);
        return wege > 1 ? 2 : 3;
    }

    private boolean fuenf(int zeile, int spalte, Player wer) {
        int[] dz = {0, 1, 1, 1};
        int[] ds = {1, 0, 1, -1};
        for (int i = 0; i < 4; i++) {
            int lang = 1;
            for (int v = -1; v <= 1; v += 2) {
                int z = zeile + v * dz[i];
                int s = spalte + v * ds[i];
                while (z >= 0 && z < n && s >= 0 && s < n && feld.has(wer, z, s)) {
                    lang++;
                    z += v * dz[i];
                    s += v * ds[i];
                }
            }
            if (lang >= 5) {
                return true;
            }
        }
        return false;
    }
}
