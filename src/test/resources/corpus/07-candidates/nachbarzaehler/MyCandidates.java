// exercise: 07
// truth: right
// mistake: -
// player: both
// style: German naming, counter for each cell, ordering by make and undo on itself, EnumMap buckets
// kind: -
// single: yes
// detail: -

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private enum Art { SIEG, ABWEHR, ZWEI_WEGE, REST }

    private Board brett = Board.empty(15);
    private int weite = 2;
    private int[][] steineInDerNaehe = new int[15][15];
    private final ArrayList<Cell> verlauf = new ArrayList<>();

    @Override
    public void start(Board board, int radius) {
        verlauf.clear();
        brett = board.copy();
        weite = radius;
        steineInDerNaehe = new int[board.size()][board.size()];
        for (int zeile = 0; zeile < board.size(); zeile++) {
            for (int spalte = 0; spalte < board.size(); spalte++) {
                if (!board.isEmpty(zeile, spalte)) {
                    zaehle(new Cell(zeile, spalte), +1);
                }
            }
        }
    }

    private void zaehle(Cell mitte, int umWieviel) {
        for (int zeile = 0; zeile < steineInDerNaehe.length; zeile++) {
            if (Math.abs(zeile - mitte.row()) > weite) {
                continue;
            }
            for (int spalte = 0; spalte < steineInDerNaehe.length; spalte++) {
                if (Math.abs(spalte - mitte.column()) <= weite) {
                    steineInDerNaehe[zeile][spalte] += umWieviel;
                }
            }
        }
    }

    @Override
    public void make(Cell cell) {
        brett.put(cell, player());
        verlauf.add(cell);
        zaehle(cell, +1);
    }

    @Override
    public void undo() {
        if (verlauf.isEmpty()) {
            throw new IllegalStateException("Es gibt keinen Zug, der zurückgenommen werden kann");
        }
        Cell letzter = verlauf.remove(verlauf.size() - 1);
        zaehle(letzter, -1);
        brett.clear(letzter);
    }

    @Override
    public Player player() {
        return Player.values()[brett.count(Player.MAX) == brett.count(Player.MIN) ? 0 : 1];
    }

    @Override
    public Board board() {
        return brett.copy();
    }

    @Override
    public List<Cell> candidates() {
        int halb = brett.size() / 2;
        return brett.stones() == 0
                ? List.of(new Cell(halb, halb))
                : brett.emptyCells().stream().filter(z -> steineInDerNaehe[z.row()][z.column()] != 0).toList();
    }

    @Override
    public List<Cell> ordered() {
        Player ich = player();
        Map<Art, List<Cell>> faecher = new EnumMap<>(Art.class);
        for (Cell zelle : candidates()) {
            faecher.computeIfAbsent(art(zelle, ich), egal -> new ArrayList<>()).add(zelle);
        }
        return faecher.values().stream().flatMap(List::stream).toList();
    }

    private Art art(Cell zelle, Player ich) {
        if (fuenf(zelle, ich)) {
            return Art.SIEG;
        }
        if (fuenf(zelle, ich.opponent())) {
            return Art.ABWEHR;
        }
        int wege = 0;
        make(zelle); // auf sich selbst
        try {
            for (int richtung = 0; richtung < 8; richtung++) {
                int r = richtung;
                wege += ersteLuecke(zelle, ich, s -> zelle.row() + s * ZEILE[r], s -> zelle.column() + s * SPALTE[r]);
            }
        } finally {
            undo();
        }
        return wege < 2 ? Art.REST : Art.ZWEI_WEGE;
    }

    private static final int[] ZEILE = {0, 0, 1, -1, 1, -1, 1, -1};
    private static final int[] SPALTE = {1, -1, 0, 0, 1, -1, -1, 1};

    private interface Schritt {
        int an(int s);
    }

    /** Wie viele freie Zellen in dieser Richtung eine Fünf vollenden. */
    private int ersteLuecke(Cell von, Player wer, Schritt zeile, Schritt spalte) {
        int gefunden = 0;
        for (int s = 1; s < 5; s++) {
            int z = zeile.an(s);
            int p = spalte.an(s);
            if (z < 0 || p < 0 || z >= brett.size() || p >= brett.size()) {
                break;
            }
            Cell hier = new Cell(z, p);
            if (brett.isEmpty(hier) && fuenf(hier, wer)) {
                gefunden++;
            }
        }
        return gefunden;
    }

    private boolean fuenf(Cell zelle, Player wer) {
        IntBinaryOperator lauf = (dz, ds) -> {
            int laenge = 0;
            for (int z = zelle.row() + dz, s = zelle.column() + ds;
                    z >= 0 && s >= 0 && z < brett.size() && s < brett.size() && brett.has(wer, z, s);
                    z += dz, s += ds) {
                laenge++;
            }
            return laenge;
        };
        for (int r = 0; r < 8; r += 2) {
            if (lauf.applyAsInt(ZEILE[r], SPALTE[r]) + lauf.applyAsInt(ZEILE[r + 1], SPALTE[r + 1]) >= 4) {
                return true;
            }
        }
        return false;
    }
}
