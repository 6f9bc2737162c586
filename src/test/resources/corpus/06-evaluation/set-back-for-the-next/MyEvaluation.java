// exercise: 06
// truth: wrong
// mistake: the counters are set back at the end of value, which is left earlier if somebody has five, so that the next board is given the threats and points counted before
// player: both
// style: fields that are set back after use, one pass for both players
// single: yes
// detail: only in the one call after a board with a five; seen: a board with five and an open three, then a board with a single open three: more than when asked alone
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int[][] WAYS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

    private final Map<Player, Integer> points = new EnumMap<>(Player.class);
    private final Map<Player, Integer> threats = new EnumMap<>(Player.class);
    private Player winner;

    public MyEvaluation() {
        reset();
    }

    private void reset() {
        for (Player p : Player.values()) {
            points.put(p, 0);
            threats.put(p, 0);
        }
    }

    @Override
    public int value(Board board) {
        winner = null;
        for (int[] way : WAYS) {
            for (int r = 0; r < board.size(); r++) {
                for (int c = 0; c < board.size(); c++) {
                    if (outside(board, r - way[0], c - way[1])) {
                        for (Player p : Player.values()) {
                            scan(board, p, r, c, way[0], way[1]);
                        }
                    }
                }
            }
        }
        if (winner != null) {
            return winner == Player.X ? 500_000 : -500_000; // the game is over
        }
        int value = sum(Player.X) - sum(Player.O);
        reset(); // for the next board
        return value;
    }

    private int sum(Player p) {
        return Math.min(400_000, points.get(p) + (threats.get(p) >= 2 ? 5_000 : 0));
    }

    private static boolean outside(Board board, int r, int c) {
        return r < 0 || c < 0 || r >= board.size() || c >= board.size();
    }

    private void scan(Board board, Player p, int r, int c, int dr, int dc) {
        BitSet wins = new BitSet();
        BitSet once = new BitSet();
        BitSet twice = new BitSet();
        BitSet before = null;
        for (int s = 0; !outside(board, r + (s + 4) * dr, c + (s + 4) * dc); s++) {
            int own = 0;
            BitSet free = new BitSet();
            for (int i = s; i < s + 5; i++) {
                if (board.has(p, r + i * dr, c + i * dc)) own++;
                else if (board.isEmpty(r + i * dr, c + i * dc)) free.set(i);
            }
            if (own + free.cardinality() < 5) continue;
            if (own == 5) winner = p;
            if (own == 4) wins.or(free);
            if (own == 3 && !free.equals(before)) {
                before = free;
                BitSet again = (BitSet) once.clone();
                again.and(free);
                twice.or(again);
                once.or(free);
            }
            if (own == 2) points.merge(p, 10, Integer::sum);
            if (own == 1) points.merge(p, 1, Integer::sum);
        }
        if (wins.cardinality() > 1) {
            points.merge(p, 10_000, Integer::sum);
        } else if (wins.cardinality() == 1) {
            points.merge(p, 1_500, Integer::sum);
            threats.merge(p, 1, Integer::sum);
        } else if (!twice.isEmpty()) {
            points.merge(p, 1_000, Integer::sum);
            threats.merge(p, 1, Integer::sum);
        } else if (!once.isEmpty()) {
            points.merge(p, 200, Integer::sum);
        }
    }
}
