// exercise: 05
// truth: wrong
// mistake: The bit board has 16 bits a row whatever the size, which leaves a guard column up to 15 rows only: from 16 on lines go on across the edge or cells fall together.
// kind: subtle
// player: both
// style: BitSet with a guard column, shifted and combined
// single: yes
// detail: only on boards of 16 to 19 rows, e.g. on 16x16 a row of X on (0,14) (0,15) (1,0) (1,1) (1,2), last (1,2), with O's elsewhere
import java.util.*;
import plybook.game.*;
import plybook.task.*;

public class MyGomoku implements GomokuTask {
    private static final int W = 16; // 15 columns and an empty one, so that nothing runs over the edge

    public GomokuState start(int size) {
        return new GomokuState(Board.empty(size), Optional.empty());
    }

    public Player player(GomokuState s) {
        return s.board().count(Player.X) == s.board().count(Player.O) ? Player.X : Player.O;
    }

    public GomokuState result(GomokuState s, Cell cell) {
        if (terminal(s)) {
            throw new IllegalArgumentException("over");
        }
        Board b = s.board().copy();
        b.put(cell, player(s));
        return new GomokuState(b, Optional.of(cell));
    }

    private static BitSet bits(Board b, Player p) {
        BitSet set = new BitSet();
        for (int r = 0; r < b.size(); r++) {
            for (int c = 0; c < b.size(); c++) {
                if (b.has(p, r, c)) {
                    set.set(r * W + c);
                }
            }
        }
        return set;
    }

    private static boolean five(BitSet stones, int step) {
        for (int i = stones.nextSetBit(0); i >= 0; i = stones.nextSetBit(i + 1)) {
            if (stones.get(i + step) && stones.get(i + 2 * step) && stones.get(i + 3 * step) && stones.get(i + 4 * step)) {
                return true;
            }
        }
        return false;
    }

    public Optional<Player> winner(GomokuState s) {
        if (s.last().isEmpty()) {
            return Optional.empty();
        }
        Player p = s.board().at(s.last().get()).orElseThrow();
        BitSet stones = bits(s.board(), p);
        boolean won = five(stones, 1) || five(stones, W) || five(stones, W + 1) || five(stones, W - 1);
        return won ? Optional.of(p) : Optional.empty();
    }

    public boolean terminal(GomokuState s) {
        return winner(s).isPresent() || s.board().isFull();
    }

    public List<Cell> actions(GomokuState s) {
        return terminal(s) ? List.of() : s.board().emptyCells();
    }

    public int utility(GomokuState s) {
        return winner(s).map(p -> p == Player.X ? 1 : -1).orElse(0);
    }
}
