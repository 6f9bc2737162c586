// exercise: 06
// truth: wrong
// mistake: The weights are too close together: 450 for two threats at once is too little, so that a four with six closed threes (300 each) is worth more than a four with an open three.
// kind: subtle
// player: both
// style: records and a list of lines, weights as constants
// single: yes
// detail: four and open three against four and six closed threes (always) or five (nearly half of the time); with up to four of them it is right, and so are all other comparisons
import java.util.*;
import java.util.stream.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 1_000_000;
    private static final int OPEN_FOUR = 8_000;
    private static final int FOUR = 1_600;
    private static final int OPEN_THREE = 1_200;
    private static final int THREE = 300;
    private static final int TWO = 6;
    private static final int ONE = 1;
    private static final int BOTH = 450;

    private record Line(Board board, int row, int column, int down, int right) {
        Optional<Player> at(int i) {
            return board.at(row + i * down, column + i * right);
        }

        int length() {
            int rows = down == 0 ? board.size() : board.size() - row;
            int columns = right == 0 ? board.size() : right > 0 ? board.size() - column : column + 1;
            return Math.min(rows, columns);
        }
    }

    private record Found(int points, boolean threat, boolean five) {}

    @Override
    public int value(Board board) {
        List<Line> lines = lines(board);
        List<Found> x = lines.stream().map(line -> read(line, Player.X)).toList();
        List<Found> o = lines.stream().map(line -> read(line, Player.O)).toList();
        if (x.stream().anyMatch(Found::five)) return WIN;
        if (o.stream().anyMatch(Found::five)) return -WIN;
        return total(x) - total(o);
    }

    private static int total(List<Found> all) {
        int sum = all.stream().mapToInt(Found::points).sum();
        boolean both = all.stream().filter(Found::threat).count() > 1;
        return Math.min(400_000, both ? sum + BOTH : sum);
    }

    private static List<Line> lines(Board board) {
        int n = board.size();
        List<Line> lines = new ArrayList<>();
        IntStream.range(0, n).forEach(i -> {
            lines.add(new Line(board, i, 0, 0, 1));
            lines.add(new Line(board, 0, i, 1, 0));
            lines.add(new Line(board, 0, i, 1, 1));
            lines.add(new Line(board, 0, i, 1, -1));
        });
        IntStream.range(1, n).forEach(i -> {
            lines.add(new Line(board, i, 0, 1, 1));
            lines.add(new Line(board, i, n - 1, 1, -1));
        });
        return lines;
    }

    private static Found read(Line line, Player me) {
        Set<Integer> wins = new TreeSet<>();
        Map<Integer, Integer> pairs = new TreeMap<>();
        Set<List<Integer>> seen = new HashSet<>();
        int points = 0;
        for (int start = 0; start + 5 <= line.length(); start++) {
            int from = start;
            if (IntStream.range(from, from + 5).anyMatch(i -> line.at(i).equals(Optional.of(me.opponent())))) continue;
            List<Integer> free = IntStream.range(from, from + 5).filter(i -> line.at(i).isEmpty()).boxed().toList();
            if (free.isEmpty()) return new Found(0, false, true);
            if (free.size() == 1) wins.addAll(free);
            if (free.size() == 2 && seen.add(free)) free.forEach(i -> pairs.merge(i, 1, Integer::sum));
            if (free.size() == 3) points += TWO;
            if (free.size() == 4) points += ONE;
        }
        if (wins.size() > 1) return new Found(points + OPEN_FOUR, false, false);
        if (wins.size() == 1) return new Found(points + FOUR, true, false);
        if (pairs.values().stream().anyMatch(k -> k > 1)) return new Found(points + OPEN_THREE, true, false);
        return new Found(pairs.isEmpty() ? points : points + THREE, false, false);
    }
}
