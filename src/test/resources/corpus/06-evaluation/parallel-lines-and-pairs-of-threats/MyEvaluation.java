// exercise: 06
// truth: right
// mistake: none; the lines are read in parallel, and the bonus grows with the number of pairs of threats, up to a limit
// player: both
// style: parallel stream over the lines, bonus for each pair of threats
// single: yes
// detail: -
import java.util.*;
import java.util.concurrent.atomic.*;
import java.util.stream.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    @Override
    public int value(Board original) {
        Board board = original.copy();
        Tally x = new Tally();
        Tally o = new Tally();
        int n = board.size();
        IntStream.range(0, 4 * n * n).parallel().forEach(k -> {
            int d = k % 4, r = k / 4 / n, c = k / 4 % n;
            int dr = d == 0 ? 0 : 1, dc = d == 1 ? 0 : d == 3 ? -1 : 1;
            if (on(n, r - dr, c - dc)) return; // a line begins elsewhere
            List<Optional<Player>> line = new ArrayList<>();
            for (int i = 0; on(n, r + i * dr, c + i * dc); i++) line.add(board.at(r + i * dr, c + i * dc));
            x.add(line, Player.X);
            o.add(line, Player.O);
        });
        if (x.five.get() || o.five.get()) return x.five.get() ? 900_000 : -900_000;
        return x.total() - o.total();
    }

    private static boolean on(int n, int r, int c) {
        return Math.min(r, c) >= 0 && Math.max(r, c) < n;
    }

    private static class Tally {
        final AtomicInteger sum = new AtomicInteger();
        final AtomicInteger threats = new AtomicInteger();
        final AtomicBoolean five = new AtomicBoolean();

        int total() {
            int t = threats.get();
            return Math.min(700_000, sum.get() + Math.min(200_000, 5_000 * t * (t - 1) / 2));
        }

        void add(List<Optional<Player>> line, Player me) {
            Map<Set<Integer>, Integer> byHoles = new HashMap<>();
            for (int i = 0; i + 5 <= line.size(); i++) {
                Set<Integer> holes = new HashSet<>();
                boolean alive = true;
                for (int j = i; j < i + 5; j++) {
                    if (line.get(j).isEmpty()) holes.add(j);
                    else alive &= line.get(j).get() == me;
                }
                if (alive) byHoles.put(holes, holes.size());
            }
            Map<Integer, List<Set<Integer>>> bySize = byHoles.keySet().stream().collect(Collectors.groupingBy(Set::size));
            if (bySize.containsKey(0)) five.set(true);
            int points = 10 * bySize.getOrDefault(3, List.of()).size() + bySize.getOrDefault(4, List.of()).size();
            int fours = bySize.getOrDefault(1, List.of()).size();
            List<Set<Integer>> threes = bySize.getOrDefault(2, List.of());
            boolean open = threes.stream().anyMatch(a -> threes.stream().anyMatch(b -> a != b && !Collections.disjoint(a, b)));
            if (fours > 1) points += 12_000;
            else if (fours == 1) points += 1_800;
            else if (open) points += 1_200;
            else if (!threes.isEmpty()) points += 200;
            if (fours == 1 || fours == 0 && open) threats.incrementAndGet();
            sum.addAndGet(points);
        }
    }
}
