// exercise: 07
// truth: wrong
// mistake: undo takes every cell near the taken-back stone out of the candidates, including those that are near another stone
// player: both
// style: HashSet and a list of moves, German names
// kind: slip
// single: yes
// detail: after any undo of a stone that stood near another one
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private Board brett;
    private int abstand;
    private Set<Cell> kandidaten = new HashSet<>();
    private List<Cell> zuege = new ArrayList<>();
    private List<Boolean> warKandidat = new ArrayList<>();

    @Override
    public void start(Board board, int radius) {
        brett = board.copy();
        abstand = radius;
        kandidaten = new HashSet<>();
        zuege = new ArrayList<>();
        warKandidat = new ArrayList<>();
        for (int z = 0; z < brett.size(); z++) {
            for (int s = 0; s < brett.size(); s++) {
                Cell feld = new Cell(z, s);
                if (!brett.isEmpty(feld)) {
                    kandidaten.addAll(nachbarn(feld));
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        brett.put(cell, player());
        zuege.add(cell);
        warKandidat.add(kandidaten.remove(cell));
        kandidaten.addAll(nachbarn(cell));
    }

    @Override
    public void undo() {
        if (zuege.isEmpty()) {
            throw new IllegalStateException("kein Zug zum Zurücknehmen");
        }
        Cell letzter = zuege.remove(zuege.size() - 1);
        boolean vorher = warKandidat.remove(warKandidat.size() - 1);
        brett.clear(letzter);
        kandidaten.removeAll(nachbarn(letzter));
        if (vorher) {
            kandidaten.add(letzter);
        }
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
        if (brett.stones() == 0) {
            return List.of(new Cell(brett.size() / 2, brett.size() / 2));
        }
        return new ArrayList<>(kandidaten);
    }

    private List<Cell> nachbarn(Cell mitte) {
        List<Cell> liste = new ArrayList<>();
        for (Cell feld : brett.emptyCells()) {
            if (Math.abs(feld.row() - mitte.row()) <= abstand && Math.abs(feld.column() - mitte.column()) <= abstand) {
                liste.add(feld);
            }
        }
        return liste;
    }

    @Override
    public List<Cell> ordered() {
        List<Cell> gewinne = new ArrayList<>();
        List<Cell> blocks = new ArrayList<>();
        List<Cell> doppelt = new ArrayList<>();
        List<Cell> rest = new ArrayList<>();
        Player ich = player();
        for (Cell feld : candidates()) {
            if (fuenf(feld, ich)) {
                gewinne.add(feld);
            } else if (fuenf(feld, ich.opponent())) {
                blocks.add(feld);
            } else if (anzahlFuenf(feld, ich) >= 2) {
                doppelt.add(feld);
            } else {
                rest.add(feld);
            }
        }
        gewinne.addAll(blocks);
        gewinne.addAll(doppelt);
        gewinne.addAll(rest);
        return gewinne;
    }

    private int anzahlFuenf(Cell feld, Player spieler) {
        brett.put(feld, spieler);
        int anzahl = 0;
        for (Cell anderes : brett.emptyCells()) {
            int dz = Math.abs(anderes.row() - feld.row());
            int ds = Math.abs(anderes.column() - feld.column());
            if (Math.max(dz, ds) < 5 && (dz == 0 || ds == 0 || dz == ds) && fuenf(anderes, spieler)) {
                anzahl++;
            }
        }
        brett.clear(feld);
        return anzahl;
    }

    private boolean fuenf(Cell feld, Player spieler) {
        return laenge(feld, spieler, 0, 1) >= 5
                || laenge(feld, spieler, 1, 0) >= 5
                || laenge(feld, spieler, 1, 1) >= 5
                || laenge(feld, spieler, 1, -1) >= 5;
    }

    private int laenge(Cell feld, Player spieler, int dz, int ds) {
        return 1 + strahl(feld.row(), feld.column(), spieler, dz, ds) + strahl(feld.row(), feld.column(), spieler, -dz, -ds);
    }

    private int strahl(int z, int s, Player spieler, int dz, int ds) {
        z += dz;
        s += ds;
        boolean drauf = z >= 0 && s >= 0 && z < brett.size() && s < brett.size();
        return drauf && brett.has(spieler, z, s) ? 1 + strahl(z, s, spieler, dz, ds) : 0;
    }
}
