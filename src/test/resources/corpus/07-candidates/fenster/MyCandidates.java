// exercise: 07
// truth: right
// mistake: -
// player: both
// style: German names, windows of five with counters, neighbour counters, int stack
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private int groesse;
    private int weite;
    private Board brett;
    private int[] nachbarn; // so viele Steine sind in der Naehe
    private int[][] fenster; // die fuenf Felder eines Fensters
    private int[][] durch; // die Fenster durch ein Feld
    private int[][] anzahl; // Steine je Seite und Fenster
    private int[] zuege;
    private int hoehe;

    @Override
    public void start(Board board, int radius) {
        groesse = board.size();
        weite = radius;
        brett = Board.empty(groesse);
        nachbarn = new int[groesse * groesse];
        zuege = new int[groesse * groesse];
        hoehe = 0;
        baueFenster();
        for (int feld = 0; feld < nachbarn.length; feld++) {
            int f = feld;
            board.at(feld / groesse, feld % groesse).ifPresent(wer -> lege(f, wer));
        }
    }

    private void baueFenster() {
        List<int[]> alle = new ArrayList<>();
        for (int z = 0; z < groesse; z++) {
            for (int s = 0; s < groesse; s++) {
                for (int[] r : new int[][] {{0, 1}, {1, -1}, {1, 0}, {1, 1}}) {
                    int zEnde = z + 4 * r[0];
                    int sEnde = s + 4 * r[1];
                    if (zEnde < groesse && sEnde >= 0 && sEnde < groesse) {
                        int anfang = z * groesse + s;
                        int schritt = r[0] * groesse + r[1];
                        alle.add(new int[] {
                            anfang, anfang + schritt, anfang + 2 * schritt, anfang + 3 * schritt, anfang + 4 * schritt
                        });
                    }
                }
            }
        }
        fenster = alle.toArray(new int[0][]);
        anzahl = new int[2][fenster.length];
        int[][] liste = new int[groesse * groesse][20];
        int[] wieviele = new int[groesse * groesse];
        for (int w = 0; w < fenster.length; w++) {
            for (int feld : fenster[w]) {
                liste[feld][wieviele[feld]++] = w;
            }
        }
        durch = new int[groesse * groesse][];
        Arrays.setAll(durch, feld -> Arrays.copyOf(liste[feld], wieviele[feld]));
    }

    private void lege(int feld, Player wer) {
        brett.put(new Cell(feld / groesse, feld % groesse), wer);
        zaehle(feld, wer, 1);
    }

    private void zaehle(int feld, Player wer, int um) {
        for (int w : durch[feld]) {
            anzahl[seite(wer)][w] += um;
        }
        int z = feld / groesse;
        int s = feld % groesse;
        int unten = Math.min(groesse - 1, z + weite);
        int rechts = Math.min(groesse - 1, s + weite);
        for (int zz = Math.max(0, z - weite); zz <= unten; zz++) {
            for (int ss = Math.max(0, s - weite); ss <= rechts; ss++) {
                nachbarn[zz * groesse + ss] += um;
            }
        }
    }

    private static int seite(Player wer) {
        return wer == Player.X ? 0 : 1;
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= groesse || cell.column() >= groesse) {
            throw new IllegalArgumentException("ausserhalb: " + cell);
        }
        int feld = cell.row() * groesse + cell.column();
        lege(feld, player());
        zuege[hoehe++] = feld;
    }

    @Override
    public void undo() {
        if (hoehe == 0) {
            throw new IllegalStateException("kein Zug da");
        }
        int feld = zuege[--hoehe];
        Cell cell = new Cell(feld / groesse, feld % groesse);
        Player wer = brett.at(cell).get();
        brett.clear(cell);
        zaehle(feld, wer, -1);
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
        List<Cell> felder = new ArrayList<>();
        for (int feld = 0; feld < nachbarn.length; feld++) {
            if (istKandidat(feld)) {
                felder.add(new Cell(feld / groesse, feld % groesse));
            }
        }
        return felder;
    }

    private boolean istKandidat(int feld) {
        if (brett.stones() == 0) {
            return feld == (groesse / 2) * (groesse + 1);
        }
        return nachbarn[feld] > 0 && leer(feld);
    }

    private boolean leer(int feld) {
        return brett.isEmpty(feld / groesse, feld % groesse);
    }

    @Override
    public List<Cell> ordered() {
        Player ich = player();
        List<Cell> sortiert = new ArrayList<>();
        List<Cell> felder = candidates();
        int[] stufen = new int[felder.size()];
        for (int i = 0; i < stufen.length; i++) {
            stufen[i] = stufe(felder.get(i).row() * groesse + felder.get(i).column(), ich);
        }
        for (int stufe = 1; stufe <= 4; stufe++) {
            for (int i = 0; i < stufen.length; i++) {
                if (stufen[i] == stufe) {
                    sortiert.add(felder.get(i));
                }
            }
        }
        return sortiert;
    }

    private int stufe(int feld, Player ich) {
        int[] meine = anzahl[seite(ich)];
        int[] deine = anzahl[seite(ich.opponent())];
        boolean block = false;
        for (int w : durch[feld]) {
            if (meine[w] == 4) {
                return 1;
            }
            block |= deine[w] == 4;
        }
        if (block) {
            return 2;
        }
        return wege(feld, meine, deine) >= 2 ? 3 : 4;
    }

    /** Wie viele Felder in einer Linie mit diesem danach fuenf machen. */
    private int wege(int feld, int[] meine, int[] deine) {
        BitSet felder = new BitSet();
        for (int richtung = 0; richtung < 4; richtung++) {
            int ab = richtung == 0 ? 0 : 1;
            int quer = richtung == 0 ? 1 : richtung - 2;
            for (int schritt = -4; schritt <= 4; schritt++) {
                int z = feld / groesse + schritt * ab;
                int s = feld % groesse + schritt * quer;
                if (schritt == 0 || z < 0 || z >= groesse || s < 0 || s >= groesse || !leer(z * groesse + s)) {
                    continue;
                }
                for (int v : durch[z * groesse + s]) {
                    if (meine[v] == 4) {
                        felder.set(z * groesse + s); // das war schon vorher so
                    }
                }
            }
        }
        // Ein Fenster mit drei eigenen und zwei leeren Feldern: das andere leere Feld macht dann fuenf.
        for (int w : durch[feld]) {
            if (meine[w] != 3 || deine[w] != 0) {
                continue;
            }
            for (int anderes : fenster[w]) {
                if (anderes != feld && leer(anderes)) {
                    felder.set(anderes);
                }
            }
        }
        return felder.cardinality();
    }
}
