// exercise: 07
// truth: right
// mistake: -
// player: both
// style: a chain of immutable records, one for each position; undo goes to the parent; nothing is ever restored
// kind: -
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    /** A position that never changes: the bits are never written after they were made. */
    private record Lage(Lage davor, int size, int radius, BitSet x, BitSet o, BitSet nah) {
        Player amZug() {
            return x.cardinality() == o.cardinality() ? Player.X : Player.O;
        }

        Lage mit(int index) {
            BitSet neuX = (BitSet) x.clone();
            BitSet neuO = (BitSet) o.clone();
            (amZug() == Player.X ? neuX : neuO).set(index);
            return new Lage(this, size, radius, neuX, neuO, verbreitert(nah, index, size, radius));
        }

        boolean belegt(int index) {
            return x.get(index) || o.get(index);
        }

        BitSet steine(Player p) {
            return p == Player.X ? x : o;
        }
    }

    private static BitSet verbreitert(BitSet nah, int index, int size, int radius) {
        BitSet neu = (BitSet) nah.clone();
        int zeile = index / size;
        int spalte = index % size;
        int links = Math.max(0, spalte - radius);
        int rechts = Math.min(size - 1, spalte + radius);
        for (int z = Math.max(0, zeile - radius); z <= Math.min(size - 1, zeile + radius); z++) {
            neu.set(z * size + links, z * size + rechts + 1);
        }
        return neu;
    }

    private Lage lage = new Lage(null, 15, 2, new BitSet(), new BitSet(), new BitSet());

    @Override
    public void start(Board board, int radius) {
        int size = board.size();
        BitSet x = new BitSet();
        BitSet o = new BitSet();
        BitSet nah = new BitSet();
        for (int i = 0; i < size * size; i++) {
            int index = i;
            board.at(i / size, i % size).ifPresent(p -> (p == Player.X ? x : o).set(index));
            if (x.get(i) || o.get(i)) {
                nah = verbreitert(nah, i, size, radius);
            }
        }
        lage = new Lage(null, size, radius, x, o, nah);
    }

    @Override
    public void make(Cell cell) {
        int size = lage.size();
        if (Math.max(cell.row(), cell.column()) >= size) {
            throw new IllegalArgumentException(cell + " liegt neben dem Brett");
        }
        int index = cell.row() * size + cell.column();
        if (lage.belegt(index)) {
            throw new IllegalArgumentException(cell + " ist belegt");
        }
        lage = lage.mit(index);
    }

    @Override
    public void undo() {
        if (lage.davor() == null) {
            throw new IllegalStateException("kein Zug");
        }
        lage = lage.davor();
    }

    @Override
    public Player player() {
        return lage.amZug();
    }

    @Override
    public Board board() {
        Board brett = Board.empty(lage.size());
        for (Player p : Player.values()) {
            lage.steine(p).stream().forEach(i -> brett.put(new Cell(i / lage.size(), i % lage.size()), p));
        }
        return brett;
    }

    private BitSet felder() {
        BitSet felder = (BitSet) lage.nah().clone();
        felder.andNot(lage.x());
        felder.andNot(lage.o());
        if (lage.x().isEmpty() && lage.o().isEmpty()) {
            felder.set(lage.size() / 2 * lage.size() + lage.size() / 2);
        }
        return felder;
    }

    private List<Cell> zellen(BitSet felder) {
        return felder.stream().mapToObj(i -> new Cell(i / lage.size(), i % lage.size())).toList();
    }

    @Override
    public List<Cell> candidates() {
        return zellen(felder());
    }

    @Override
    public List<Cell> ordered() {
        BitSet rest = felder();
        Player ich = lage.amZug();
        List<Cell> liste = new ArrayList<>();
        for (BitSet stufe : List.of(
                gewinnfelder(lage.steine(ich), rest),
                gewinnfelder(lage.steine(ich.opponent()), rest),
                doppelte(lage.steine(ich), rest),
                rest)) {
            BitSet jetzt = (BitSet) stufe.clone();
            jetzt.and(rest);
            liste.addAll(zellen(jetzt));
            rest.andNot(jetzt);
        }
        return liste;
    }

    private BitSet gewinnfelder(BitSet steine, BitSet unter) {
        BitSet gewinn = new BitSet();
        unter.stream().filter(i -> fuenf(steine, i)).forEach(gewinn::set);
        return gewinn;
    }

    private BitSet doppelte(BitSet steine, BitSet unter) {
        BitSet doppelt = new BitSet();
        unter.stream().forEach(i -> {
            BitSet danach = (BitSet) steine.clone();
            danach.set(i);
            int moeglich = 0;
            for (int richtung = 0; richtung < 4; richtung++) {
                for (int weite = -4; weite <= 4; weite++) {
                    int feld = schritt(i, richtung, weite);
                    if (feld >= 0 && feld != i && !lage.belegt(feld) && fuenf(danach, feld)) {
                        moeglich++;
                    }
                }
            }
            doppelt.set(i, moeglich >= 2);
        });
        return doppelt;
    }

    private boolean fuenf(BitSet steine, int feld) {
        for (int richtung = 0; richtung < 4; richtung++) {
            int folge = 0;
            for (int weite = -4; weite <= 4; weite++) {
                int hier = schritt(feld, richtung, weite);
                folge = hier >= 0 && (weite == 0 || steine.get(hier)) ? folge + 1 : 0;
                if (folge == 5) {
                    return true;
                }
            }
        }
        return false;
    }

    private int schritt(int von, int richtung, int weite) {
        int zeile = von / lage.size() + (richtung == 0 ? 0 : weite);
        int spalte = von % lage.size() + (richtung == 1 ? 0 : richtung == 3 ? -weite : weite);
        boolean drauf = zeile >= 0 && spalte >= 0 && zeile < lage.size() && spalte < lage.size();
        return drauf ? zeile * lage.size() + spalte : -1;
    }
}
