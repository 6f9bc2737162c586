// exercise: 07
// truth: right
// mistake: -
// player: both
// style: German names, counter of neighbours per cell, framed board of ints, packed sort keys
// kind: right
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

/** Ein Rand aus Waenden um das Brett, damit niemand nach dem Rand fragen muss. */
public class MyCandidates implements CandidatesTask {
    private static final int LEER = 0;
    private static final int WAND = 9;
    private int seite;
    private int breite;
    private int weite;
    private int[] feld = {};
    private int[] nachbarn = {};
    private int[] verlauf = {};
    private int zuege;
    private int steine;

    @Override
    public void start(Board brett, int radius) {
        seite = brett.size();
        breite = seite + 2;
        weite = Math.min(radius, seite);
        feld = new int[breite * breite];
        Arrays.fill(feld, WAND);
        nachbarn = new int[breite * breite];
        verlauf = new int[seite * seite];
        zuege = 0;
        steine = 0;
        for (int z = 0; z < seite; z++) {
            for (int s = 0; s < seite; s++) {
                feld[nummer(z, s)] = LEER;
            }
        }
        for (int z = 0; z < seite; z++) {
            for (int s = 0; s < seite; s++) {
                int wer = brett.at(z, s).map(p -> p == Player.X ? 1 : -1).orElse(LEER);
                if (wer != LEER) {
                    setze(nummer(z, s), wer, 1);
                }
            }
        }
    }

    private int nummer(int z, int s) {
        return (z + 1) * breite + s + 1;
    }

    private void setze(int wo, int wer, int plus) {
        feld[wo] = wer;
        steine += plus;
        int zeile = wo / breite;
        int spalte = wo % breite;
        for (int z = Math.max(1, zeile - weite); z <= Math.min(seite, zeile + weite); z++) {
            for (int s = Math.max(1, spalte - weite); s <= Math.min(seite, spalte + weite); s++) {
                nachbarn[z * breite + s] += plus;
            }
        }
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= seite || cell.column() >= seite || feld[nummer(cell.row(), cell.column())] != LEER) {
            throw new IllegalArgumentException("hier geht es nicht: " + cell);
        }
        int wo = nummer(cell.row(), cell.column());
        setze(wo, farbe(), 1);
        verlauf[zuege++] = wo;
    }

    private int farbe() {
        return 1 - 2 * (steine & 1);
    }

    @Override
    public void undo() {
        if (zuege == 0) {
            throw new IllegalStateException("kein Zug");
        }
        setze(verlauf[--zuege], LEER, -1);
    }

    @Override
    public Player player() {
        return farbe() > 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Board b = Board.empty(seite);
        for (int z = 0; z < seite; z++) {
            for (int s = 0; s < seite; s++) {
                int wer = feld[nummer(z, s)];
                if (wer != LEER) {
                    b.put(new Cell(z, s), wer > 0 ? Player.X : Player.O);
                }
            }
        }
        return b;
    }

    @Override
    public List<Cell> candidates() {
        return liste(false);
    }

    @Override
    public List<Cell> ordered() {
        return liste(true);
    }

    private List<Cell> liste(boolean sortiert) {
        if (steine == 0) {
            return List.of(new Cell(seite / 2, seite / 2));
        }
        int[] schluessel = new int[seite * seite];
        int anzahl = 0;
        for (int wo = breite; wo < feld.length - breite; wo++) {
            if (feld[wo] == LEER && nachbarn[wo] > 0) {
                schluessel[anzahl++] = (sortiert ? drohung(wo) : 0) << 16 | wo;
            }
        }
        Arrays.sort(schluessel, 0, anzahl);
        List<Cell> zellen = new ArrayList<>(anzahl);
        for (int i = 0; i < anzahl; i++) {
            int wo = schluessel[i] & 0xffff;
            zellen.add(new Cell(wo / breite - 1, wo % breite - 1));
        }
        return zellen;
    }

    private int drohung(int wo) {
        int ich = farbe();
        if (fuenf(wo, ich)) {
            return 0;
        }
        if (fuenf(wo, -ich)) {
            return 1;
        }
        feld[wo] = ich;
        int wege = 0;
        for (int schritt : new int[] {1, breite - 1, breite, breite + 1}) {
            for (int richtung = schritt; ; richtung = -schritt) {
                int p = wo;
                for (int i = 0; i < 4; i++) {
                    p += richtung;
                    if (feld[p] == WAND) {
                        break;
                    }
                    if (feld[p] == LEER && fuenf(p, ich)) {
                        wege++;
                    }
                }
                if (richtung < 0) {
                    break;
                }
            }
        }
        feld[wo] = LEER;
        return wege > 1 ? 2 : 3;
    }

    private boolean fuenf(int wo, int wer) {
        for (int schritt : new int[] {1, breite - 1, breite, breite + 1}) {
            int anfang = wo;
            while (feld[anfang - schritt] == wer) {
                anfang -= schritt;
            }
            int ende = wo;
            while (feld[ende + schritt] == wer) {
                ende += schritt;
            }
            if (ende - anfang >= 4 * schritt) {
                return true;
            }
        }
        return false;
    }
}
