// exercise: 07
// truth: wrong
// mistake: the last two branches of the five check both look along the falling diagonal, so fives on the rising diagonal are never seen
// player: both
// style: four written-out loops, ArrayList as set, field for the radius
// single: yes
// detail: sometimes; only ordered() and only with fours on a rising diagonal
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board brett;
    private int radius;
    private ArrayList<Cell> zuege;

    @Override
    public void start(Board board, int radius) {
        this.brett = board.copy();
        this.radius = radius;
        this.zuege = new ArrayList<>();
    }

    @Override
    public void make(Cell cell) {
        brett.put(cell, player());
        zuege.add(cell);
    }

    @Override
    public void undo() {
        if (zuege.size() == 0) {
            throw new IllegalStateException("kein Zug");
        }
        Cell letzter = zuege.remove(zuege.size() - 1);
        brett.clear(letzter);
    }

    @Override
    public Player player() {
        if (brett.count(Player.X) == brett.count(Player.O)) {
            return Player.X;
        } else {
            return Player.O;
        }
    }

    @Override
    public Board board() {
        return brett;
    }

    @Override
    public List<Cell> candidates() {
        List<Cell> ergebnis = new ArrayList<>();
        int n = brett.size();
        if (brett.stones() == 0) {
            ergebnis.add(new Cell(n / 2, n / 2));
            return ergebnis;
        }
        for (Cell leer : brett.emptyCells()) {
            boolean nahe = false;
            for (int z = Math.max(0, leer.row() - radius); z <= Math.min(n - 1, leer.row() + radius) && !nahe; z++) {
                for (int s = Math.max(0, leer.column() - radius); s <= Math.min(n - 1, leer.column() + radius); s++) {
                    if (!brett.isEmpty(z, s)) {
                        nahe = true;
                        break;
                    }
                }
            }
            if (nahe) {
                ergebnis.add(leer);
            }
        }
        return ergebnis;
    }

    @Override
    public List<Cell> ordered() {
        Player ich = player();
        Player du = ich.opponent();
        List<Cell> alle = candidates();
        List<Cell> sortiert = new ArrayList<>();
        for (Cell c : alle) {
            if (fuenf(c, ich)) sortiert.add(c);
        }
        for (Cell c : alle) {
            if (!sortiert.contains(c) && fuenf(c, du)) sortiert.add(c);
        }
        for (Cell c : alle) {
            if (!sortiert.contains(c) && zweiWege(c, ich)) sortiert.add(c);
        }
        for (Cell c : alle) {
            if (!sortiert.contains(c)) sortiert.add(c);
        }
        return sortiert;
    }

    private boolean zweiWege(Cell c, Player ich) {
        brett.put(c, ich);
        int wege = 0;
        for (Cell d : brett.emptyCells()) {
            if (fuenf(d, ich)) {
                wege++;
            }
        }
        brett.clear(c);
        return wege >= 2;
    }

    private boolean stein(int z, int s, Player p) {
        return z >= 0 && z < brett.size() && s >= 0 && s < brett.size() && brett.has(p, z, s);
    }

    private boolean fuenf(Cell c, Player p) {
        int z = c.row();
        int s = c.column();
        // waagrecht
        int anzahl = 1;
        for (int i = 1; stein(z, s + i, p); i++) anzahl++;
        for (int i = 1; stein(z, s - i, p); i++) anzahl++;
        if (anzahl >= 5) return true;
        // senkrecht
        anzahl = 1;
        for (int i = 1; stein(z + i, s, p); i++) anzahl++;
        for (int i = 1; stein(z - i, s, p); i++) anzahl++;
        if (anzahl >= 5) return true;
        // Diagonale
        anzahl = 1;
        for (int i = 1; stein(z + i, s + i, p); i++) anzahl++;
        for (int i = 1; stein(z - i, s - i, p); i++) anzahl++;
        if (anzahl >= 5) return true;
        // andere Diagonale
        anzahl = 1;
        for (int i = 1; stein(z - i, s - i, p); i++) anzahl++;
        for (int i = 1; stein(z + i, s + i, p); i++) anzahl++;
        return anzahl >= 5;
    }
}
