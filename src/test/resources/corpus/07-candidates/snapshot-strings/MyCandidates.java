// exercise: 07
// truth: right
// mistake: -
// player: both
// style: a pile of immutable snapshots; fives are looked for as text in lines of 17 characters
// kind: right
// single: yes
// detail: -
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Stack;
import java.util.TreeMap;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private record Snapshot(char[] field, int size, int stones, BitSet near) {
        char look(int r, int c) {
            return r < 0 || c < 0 || r >= size || c >= size ? '#' : field[r * size + c];
        }

        String line(int r, int c, int dr, int dc) {
            char[] text = new char[17];
            for (int i = -8; i <= 8; i++) {
                text[i + 8] = look(r + i * dr, c + i * dc);
            }
            return new String(text);
        }
    }

    private static final String[] FIVES = {"XXXXX", "OOOOO"};
    private final Stack<Snapshot> pile = new Stack<>();
    private int radius;

    @Override
    public void start(Board board, int radius) {
        int n = board.size();
        char[] field = board.toString().replace("/", "").toCharArray();
        this.radius = radius;
        BitSet near = new BitSet();
        for (int i = 0; i < field.length; i++) {
            if (field[i] != '.') {
                mark(near, n, i);
            }
        }
        pile.clear();
        pile.push(new Snapshot(field, n, board.stones(), near));
    }

    private void mark(BitSet near, int n, int at) {
        int left = Math.max(0, at % n - radius);
        int right = Math.min(n - 1, at % n + radius);
        for (int r = Math.max(0, at / n - radius); r <= Math.min(n - 1, at / n + radius); r++) {
            near.set(r * n + left, r * n + right + 1);
        }
    }

    @Override
    public void make(Cell cell) {
        Snapshot now = pile.peek();
        if (now.look(cell.row(), cell.column()) != '.') {
            throw new IllegalArgumentException("not free: " + cell);
        }
        char[] field = now.field.clone();
        int at = cell.row() * now.size + cell.column();
        field[at] = player().symbol();
        BitSet near = (BitSet) now.near.clone();
        mark(near, now.size, at);
        pile.push(new Snapshot(field, now.size, now.stones + 1, near));
    }

    @Override
    public void undo() {
        if (pile.size() < 2) {
            throw new IllegalStateException("there is only the start");
        }
        pile.pop();
    }

    @Override
    public Player player() {
        return pile.peek().stones % 2 == 0 ? Player.X : Player.O;
    }

    @Override
    public Board board() {
        Snapshot now = pile.peek();
        Board copy = Board.empty(now.size);
        for (int i = 0; i < now.field.length; i++) {
            if (now.field[i] != '.') {
                copy.put(new Cell(i / now.size, i % now.size), now.field[i] == 'X' ? Player.X : Player.O);
            }
        }
        return copy;
    }

    @Override
    public List<Cell> candidates() {
        Snapshot now = pile.peek();
        if (now.stones == 0) {
            return new ArrayList<>(List.of(new Cell(now.size / 2, now.size / 2)));
        }
        List<Cell> cells = new ArrayList<>();
        now.near.stream().filter(i -> now.field[i] == '.').forEach(i -> cells.add(new Cell(i / now.size, i % now.size)));
        return cells;
    }

    @Override
    public List<Cell> ordered() {
        Snapshot now = pile.peek();
        TreeMap<Integer, List<Cell>> groups = new TreeMap<>();
        for (Cell cell : candidates()) {
            groups.computeIfAbsent(group(now, cell), key -> new ArrayList<>()).add(cell);
        }
        List<Cell> all = new ArrayList<>();
        groups.values().forEach(all::addAll);
        return all;
    }

    private int group(Snapshot now, Cell cell) {
        int me = player().ordinal();
        char mine = "XO".charAt(me);
        boolean block = false;
        int ways = 0;
        for (int d = 0; d < 4; d++) {
            String line = now.line(cell.row(), cell.column(), d == 0 ? 0 : 1, d == 3 ? -1 : d == 1 ? 0 : 1);
            if (filled(line, 8, mine).contains(FIVES[me])) {
                return 0;
            }
            block |= filled(line, 8, "XO".charAt(1 - me)).contains(FIVES[1 - me]);
            String after = line.substring(0, 8) + mine + line.substring(9);
            for (int i = 4; i <= 12; i++) {
                int r = cell.row() + (i - 8) * (d == 0 ? 0 : 1);
                int c = cell.column() + (i - 8) * (d == 3 ? -1 : d == 1 ? 0 : 1);
                if (after.charAt(i) == '.'
                        && (filled(after, i, mine).contains(FIVES[me]) || completes(now, r, c, me))) {
                    ways++;
                }
            }
        }
        return block ? 1 : ways >= 2 ? 2 : 3;
    }

    private static boolean completes(Snapshot now, int r, int c, int me) {
        return filled(now.line(r, c, 0, 1), 8, "XO".charAt(me)).contains(FIVES[me])
                || filled(now.line(r, c, 1, 0), 8, "XO".charAt(me)).contains(FIVES[me])
                || filled(now.line(r, c, 1, 1), 8, "XO".charAt(me)).contains(FIVES[me])
                || filled(now.line(r, c, 1, -1), 8, "XO".charAt(me)).contains(FIVES[me]);
    }

    /** The nine characters around the place, with the stone on it: each five among them goes through the place. */
    private static String filled(String line, int at, char stone) {
        return line.substring(at - 4, at) + stone + line.substring(at + 1, at + 5);
    }
}
