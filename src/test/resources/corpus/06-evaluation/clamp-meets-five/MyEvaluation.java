// exercise: 06
// truth: wrong
// mistake: the sum of all patterns ends at the very number that five are worth, so a crowded board without five can be worth as much as a win
// player: both
// style: record Tally with plus, reduce over lines, clamp at the end
// kind: subtle
// single: yes
// detail: boards so full of fours that the sum reaches 1,000,000, only on large boards
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int LIMIT = 1_000_000;

    private record Tally(boolean five, int points, int threats) {
        static final Tally NOTHING = new Tally(false, 0, 0);

        Tally plus(Tally other) {
            return new Tally(five || other.five, points + other.points, threats + other.threats);
        }

        int worth() {
            return threats > 1 ? points + 10_000 : points;
        }
    }

    @Override
    public int value(Board board) {
        Tally x = tally(board, Player.X);
        Tally o = tally(board, Player.O);
        if (x.five()) {
            return LIMIT;
        }
        if (o.five()) {
            return -LIMIT;
        }
        return Math.max(-LIMIT, Math.min(LIMIT, x.worth() - o.worth()));
    }

    private static Tally tally(Board board, Player player) {
        int n = board.size();
        List<List<int[]>> lines = new ArrayList<>();
        for (int k = 0; k < n; k++) {
            int fixed = k;
            lines.add(IntStream.range(0, n).mapToObj(i -> new int[] {fixed, i}).toList());
            lines.add(IntStream.range(0, n).mapToObj(i -> new int[] {i, fixed}).toList());
        }
        for (int k = 0; k < 2 * n - 1; k++) {
            int sum = k;
            IntPredicate on = i -> sum - i >= 0 && sum - i < n;
            lines.add(IntStream.range(0, n).filter(on).mapToObj(i -> new int[] {i, sum - i}).toList());
            lines.add(IntStream.range(0, n).filter(on).mapToObj(i -> new int[] {i, n - 1 - (sum - i)}).toList());
        }
        return lines.stream().map(line -> tally(board, player, line)).reduce(Tally.NOTHING, Tally::plus);
    }

    private static Tally tally(Board board, Player player, List<int[]> line) {
        int[] cells = line.stream()
                .mapToInt(c -> board.has(player, c[0], c[1]) ? 1 : board.has(player.opponent(), c[0], c[1]) ? 9 : 0)
                .toArray();
        List<Integer> wins = new ArrayList<>();
        List<List<Integer>> pairs = new ArrayList<>();
        int points = 0;
        for (int s = 0; s + 5 <= cells.length; s++) {
            int stones = IntStream.range(s, s + 5).map(i -> cells[i]).sum();
            List<Integer> free = IntStream.range(s, s + 5).filter(i -> cells[i] == 0).boxed().toList();
            if (stones == 5) {
                return new Tally(true, 0, 0);
            } else if (stones == 4 && !wins.contains(free.get(0))) {
                wins.add(free.get(0));
            } else if (stones == 3 && !pairs.contains(free)) {
                pairs.add(free);
            } else if (stones == 2) {
                points += 20;
            } else if (stones == 1) {
                points += 2;
            }
        }
        if (wins.size() == 1) {
            return new Tally(false, points + 3_000, 1);
        }
        if (wins.size() > 1) {
            return new Tally(false, points + 20_000, 0);
        }
        if (pairs.isEmpty()) {
            return new Tally(false, points, 0);
        }
        boolean open = pairs.stream().flatMap(List::stream).distinct().count() < 2L * pairs.size();
        return open ? new Tally(false, points + 2_000, 1) : new Tally(false, points + 400, 0);
    }
}
