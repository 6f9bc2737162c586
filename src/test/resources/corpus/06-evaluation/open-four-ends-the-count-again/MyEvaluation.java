// exercise: 06
// truth: wrong
// mistake: as soon as one side has an open four and the other has none the value is a fixed 450,000, so that a four of the other makes no difference
// player: both
// style: an inner class that counts patterns by name in an EnumMap
// single: yes
// detail: always with an open four against a four
import java.util.EnumMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    private enum Kind { FIVE, OPEN_FOUR, FOUR, OPEN_THREE, THREE, TWO_WINDOW, ONE_WINDOW }

    private static class Census {
        private final Map<Kind, Integer> counts = new EnumMap<>(Kind.class);

        Census(Board board, Player player) {
            int n = board.size();
            for (int i = 0; i < n; i++) {
                take(board, player, i, 0, 0, 1);
                take(board, player, 0, i, 1, 0);
                take(board, player, 0, i, 1, 1);
                take(board, player, 0, i, 1, -1);
            }
            for (int i = 1; i < n; i++) {
                take(board, player, i, 0, 1, 1);
                take(board, player, i, n - 1, 1, -1);
            }
        }

        int of(Kind kind) {
            return counts.getOrDefault(kind, 0);
        }

        private void note(Kind kind) {
            counts.merge(kind, 1, Integer::sum);
        }

        private void take(Board board, Player player, int r0, int c0, int dr, int dc) {
            int n = board.size();
            byte[] line = new byte[n];
            int length = 0;
            for (int r = r0, c = c0; r >= 0 && r < n && c >= 0 && c < n; r += dr, c += dc) {
                line[length++] = (byte) (board.isEmpty(r, c) ? 0 : board.has(player, r, c) ? 1 : 2);
            }
            boolean[] wins = new boolean[n];
            int[] uses = new int[n];
            boolean three = false;
            int previousA = -1;
            int previousB = -1;
            int numberOfWins = 0;
            for (int s = 0; s + 5 <= length; s++) {
                int own = 0;
                int a = -1;
                int b = -1;
                boolean dead = false;
                for (int i = s; i < s + 5; i++) {
                    if (line[i] == 2) dead = true;
                    else if (line[i] == 1) own++;
                    else if (a < 0) a = i;
                    else b = i;
                }
                if (dead) continue;
                switch (own) {
                    case 5 -> {
                        note(Kind.FIVE);
                        return;
                    }
                    case 4 -> {
                        if (!wins[a]) numberOfWins++;
                        wins[a] = true;
                    }
                    case 3 -> {
                        three = true;
                        if (a != previousA || b != previousB) {
                            uses[a]++;
                            uses[b]++;
                            previousA = a;
                            previousB = b;
                        }
                    }
                    case 2 -> note(Kind.TWO_WINDOW);
                    case 1 -> note(Kind.ONE_WINDOW);
                    default -> {}
                }
            }
            if (numberOfWins > 0) {
                note(numberOfWins > 1 ? Kind.OPEN_FOUR : Kind.FOUR);
            } else if (three) {
                boolean open = false;
                for (int u : uses) open |= u > 1;
                note(open ? Kind.OPEN_THREE : Kind.THREE);
            }
        }

        int sum() {
            int sum = 25_000 * of(Kind.OPEN_FOUR)
                    + 1_800 * of(Kind.FOUR)
                    + 1_250 * of(Kind.OPEN_THREE)
                    + 140 * of(Kind.THREE)
                    + 17 * of(Kind.TWO_WINDOW)
                    + of(Kind.ONE_WINDOW);
            if (of(Kind.FOUR) + of(Kind.OPEN_THREE) >= 2) {
                sum += 9_000;
            }
            return Math.min(sum, 400_000);
        }
    }

    @Override
    public int value(Board board) {
        Census x = new Census(board, Player.X);
        Census o = new Census(board, Player.O);
        if (x.of(Kind.FIVE) > 0) return 1_000_000;
        if (o.of(Kind.FIVE) > 0) return -1_000_000;
        if (x.of(Kind.OPEN_FOUR) > 0 && o.of(Kind.OPEN_FOUR) == 0) return 450_000;
        if (o.of(Kind.OPEN_FOUR) > 0 && x.of(Kind.OPEN_FOUR) == 0) return -450_000;
        return x.sum() - o.sum();
    }
}
