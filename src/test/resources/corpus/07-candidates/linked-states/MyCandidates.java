// exercise: 07
// truth: right
// mistake: none; unusual: a chain of unchangeable states, undo goes to the one before; other exceptions than the best ones (NoSuchElementException, IllegalStateException), lists that cannot be changed, and groups come out in reverse reading order
// player: both
// style: persistent linked states with BitSets
// single: yes
// detail: the README allows any exception
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.NoSuchElementException;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.CandidatesTask;

public class MyCandidates implements CandidatesTask {
    private State state;
    private int radius;

    private static final class State {
        final State before;
        final int size;
        final BitSet x;
        final BitSet o;
        final BitSet near;

        State(State before, int size, BitSet x, BitSet o, BitSet near) {
            this.before = before;
            this.size = size;
            this.x = x;
            this.o = o;
            this.near = near;
        }

        Player turn() {
            return x.cardinality() == o.cardinality() ? Player.X : Player.O;
        }

        boolean free(int i) {
            return !x.get(i) && !o.get(i);
        }

        State after(int i, Player who, int radius, State parent) {
            BitSet nx = (BitSet) x.clone();
            BitSet no = (BitSet) o.clone();
            BitSet nn = (BitSet) near.clone();
            (who == Player.X ? nx : no).set(i);
            int row = i / size;
            int from = Math.max(0, i % size - radius);
            int to = Math.min(size, i % size + radius + 1);
            for (int r = Math.max(0, row - radius); r < Math.min(size, row + radius + 1); r++) {
                nn.set(r * size + from, r * size + to);
            }
            return new State(parent, size, nx, no, nn);
        }
    }

    @Override
    public void start(Board board, int radius) {
        int size = board.size();
        this.radius = radius;
        State s = new State(null, size, new BitSet(), new BitSet(), new BitSet());
        for (int i = 0; i < size * size; i++) {
            int cell = i;
            State old = s;
            s = board.at(i / size, i % size).map(p -> old.after(cell, p, radius, null)).orElse(old);
        }
        state = s;
    }

    @Override
    public void make(Cell cell) {
        if (cell.row() >= state.size || cell.column() >= state.size) {
            throw new IndexOutOfBoundsException("off the board: " + cell);
        }
        int i = cell.row() * state.size + cell.column();
        if (!state.free(i)) {
            throw new IllegalStateException("occupied: " + cell);
        }
        state = state.after(i, state.turn(), radius, state);
    }

    @Override
    public void undo() {
        if (state.before == null) {
            throw new NoSuchElementException("first state");
        }
        state = state.before;
    }

    @Override
    public Player player() {
        return state.turn();
    }

    @Override
    public Board board() {
        Board b = Board.empty(state.size);
        state.x.stream().forEach(i -> b.put(cell(i), Player.X));
        state.o.stream().forEach(i -> b.put(cell(i), Player.O));
        return b;
    }

    private Cell cell(int i) {
        return new Cell(i / state.size, i % state.size);
    }

    @Override
    public List<Cell> candidates() {
        if (state.x.isEmpty() && state.o.isEmpty()) {
            return List.of(new Cell(state.size / 2, state.size / 2));
        }
        BitSet free = (BitSet) state.near.clone();
        free.andNot(state.x);
        free.andNot(state.o);
        return free.stream().mapToObj(this::cell).toList();
    }

    @Override
    public List<Cell> ordered() {
        boolean x = state.turn() == Player.X;
        BitSet mine = (BitSet) (x ? state.x : state.o).clone();
        BitSet yours = x ? state.o : state.x;
        List<Cell> all = candidates();
        List<Cell> out = new ArrayList<>();
        int[] rank = new int[all.size()];
        for (int k = 0; k < rank.length; k++) {
            int i = all.get(k).row() * state.size + all.get(k).column();
            rank[k] = five(mine, i) ? 0 : five(yours, i) ? 1 : twoWays(mine, i) ? 2 : 3;
        }
        for (int wanted = 0; wanted < 4; wanted++) {
            for (int k = rank.length - 1; k >= 0; k--) {
                if (rank[k] == wanted) {
                    out.add(all.get(k));
                }
            }
        }
        return List.copyOf(out);
    }

    private boolean twoWays(BitSet mine, int i) {
        mine.set(i);
        BitSet ways = new BitSet();
        for (int dr = -1; dr <= 1; dr++) {
            for (int dc = -1; dc <= 1; dc++) {
                if (dr == 0 && dc == 0) {
                    continue;
                }
                int there = step(i, dr, dc);
                for (int k = 1; k <= 4 && there >= 0; k++) {
                    if (state.free(there) && five(mine, there)) {
                        ways.set(there);
                    }
                    there = step(there, dr, dc);
                }
            }
        }
        mine.clear(i);
        return ways.cardinality() >= 2;
    }

    /** Returns the cell one step on, or -1 beyond the edge. */
    private int step(int i, int dr, int dc) {
        int row = i / state.size + dr;
        int column = i % state.size + dc;
        return row < 0 || column < 0 || row >= state.size || column >= state.size ? -1 : row * state.size + column;
    }

    private boolean five(BitSet stones, int i) {
        for (int d = 0; d < 4; d++) {
            int dr = d < 3 ? 1 : 0;
            int dc = d < 3 ? d - 1 : 1;
            int n = 1;
            for (int j = step(i, dr, dc); j >= 0 && stones.get(j); j = step(j, dr, dc)) {
                n++;
            }
            for (int j = step(i, -dr, -dc); j >= 0 && stones.get(j); j = step(j, -dr, -dc)) {
                n++;
            }
            if (n >= 5) {
                return true;
            }
        }
        return false;
    }
}
