// exercise: 07
// truth: wrong
// mistake: a cell counts as completing a five only if the row is exactly five long, so six or more is no win and no block
// player: both
// style: German names, char matrix, recursion along a line, undo by stack of sets
// kind: slip
// single: yes
// detail: ordered, where a cell joins stones to a row of six or more and to none of five
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private char[][] feld = new char[0][0];
    private int n;
    private int abstand;
    private int steine;
    private Set<Cell> kandidaten = new TreeSet<>();
    private final Deque<Cell> zuege = new ArrayDeque<>();
    private final Deque<Set<Cell>> vorher = new ArrayDeque<>();

    @Override
    public void start(Board board, int radius) {
        n = board.size();
        abstand = radius;
        steine = board.stones();
        feld = new char[n][n];
        zuege.clear();
        vorher.clear();
        kandidaten = new TreeSet<>();
        for (int z = 0; z < n; z++) {
            for (int s = 0; s < n; s++) {
                feld[z][s] = board.at(z, s).map(Player::symbol).orElse('.');
            }
        }
        for (int z = 0; z < n; z++) {
            for (int s = 0; s < n; s++) {
                if (feld[z][s] != '.') {
                    umgebung(z, s);
                }
            }
        }
    }

    private void umgebung(int zeile, int spalte) {
        for (int z = Math.max(0, zeile - abstand); z <= Math.min(n - 1, zeile + abstand); z++) {
            for (int s = Math.max(0, spalte - abstand); s <= Math.min(n - 1, spalte + abstand); s++) {
                if (feld[z][s] == '.') {
                    kandidaten.add(new Cell(z, s));
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= n || cell.column() >= n || feld[cell.row()][cell.column()] != '.') {
            throw new IllegalArgumentException("Zug nicht erlaubt: " + cell);
        }
        vorher.push(new TreeSet<>(kandidaten));
        zuege.push(cell);
        feld[cell.row()][cell.column()] = player().symbol();
        steine++;
        kandidaten.remove(cell);
        umgebung(cell.row(), cell.column());
    }

    @Override
    public void undo() {
        if (zuege.isEmpty()) {
            throw new IllegalStateException("kein Zug zum Zuruecknehmen");
        }
        Cell cell = zuege.pop();
        feld[cell.row()][cell.column()] = '.';
        steine--;
        kandidaten = vorher.pop();
    }

    @Override
    public Player player() {
        return steine % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        StringBuilder text = new StringBuilder();
        for (char[] zeile : feld) {
            text.append(text.length() == 0 ? "" : "/").append(zeile);
        }
        return Board.parse(text.toString());
    }

    @Override
    public List<Cell> candidates() {
        return steine == 0 ? List.of(new Cell(n / 2, n / 2)) : new ArrayList<>(kandidaten);
    }

    @Override
    public List<Cell> ordered() {
        char ich = player().symbol();
        char er = player().opponent().symbol();
        ArrayList<Cell> liste = new ArrayList<>();
        List<Cell> rest = new ArrayList<>(candidates());
        nimm(rest, liste, rest.stream().filter(c -> fuenf(c.row(), c.column(), ich)).toList());
        nimm(rest, liste, rest.stream().filter(c -> fuenf(c.row(), c.column(), er)).toList());
        nimm(rest, liste, rest.stream().filter(c -> gabel(c, ich)).toList());
        liste.addAll(rest);
        return liste;
    }

    private static void nimm(List<Cell> von, List<Cell> nach, List<Cell> welche) {
        nach.addAll(welche);
        von.removeAll(welche);
    }

    private boolean gabel(Cell cell, char wer) {
        feld[cell.row()][cell.column()] = wer;
        int zahl = 0;
        for (int z = -1; z <= 1; z++) {
            for (int s = -1; s <= 1; s++) {
                for (int k = 1; k <= 4 && (z != 0 || s != 0); k++) {
                    int zz = cell.row() + k * z;
                    int ss = cell.column() + k * s;
                    if (drauf(zz, ss) && feld[zz][ss] == '.' && fuenf(zz, ss, wer)) {
                        zahl++;
                    }
                }
            }
        }
        feld[cell.row()][cell.column()] = '.';
        return zahl >= 2;
    }

    private boolean drauf(int z, int s) {
        return z >= 0 && s >= 0 && z < n && s < n;
    }

    private boolean fuenf(int z, int s, char wer) {
        return reihe(z, s, 0, 1, wer) == 5
                || reihe(z, s, 1, 0, wer) == 5
                || reihe(z, s, 1, 1, wer) == 5
                || reihe(z, s, 1, -1, wer) == 5;
    }

    private int reihe(int z, int s, int dz, int ds, char wer) {
        return 1 + weiter(z + dz, s + ds, dz, ds, wer) + weiter(z - dz, s - ds, -dz, -ds, wer);
    }

    private int weiter(int z, int s, int dz, int ds, char wer) {
        return drauf(z, s) && feld[z][s] == wer ? 1 + weiter(z + dz, s + ds, dz, ds, wer) : 0;
    }
}
