// exercise: 06
// truth: right
// mistake: -
// player: both
// style: streams and records over texts of the lines, reduced with a combiner
// kind: right
// single: yes
// detail: -
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Tally(boolean five, int points, int threats) {
        static final Tally NONE = new Tally(false, 0, 0);

        Tally and(Tally other) {
            return new Tally(five || other.five, points + other.points, threats + other.threats);
        }

        int worth() {
            return Math.min(points + Math.max(0, threats - 1) * Math.max(0, threats - 1) * 3_000, 700_000);
        }
    }

    private record Room(int stones, Set<Integer> holes) {}

    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        Tally x = lines.stream().map(line -> read(line, 'O')).reduce(Tally.NONE, Tally::and);
        Tally o = lines.stream().map(line -> read(line.replace('X', '#').replace('O', 'X'), '#')).reduce(Tally.NONE, Tally::and);
        return x.five() ? 800_000 : o.five() ? -800_000 : x.worth() - o.worth();
    }

    private static List<String> lines(Board board) {
        String all = board.toString().replace("/", "");
        int n = board.size();
        return Stream.of(
                        IntStream.range(0, n).mapToObj(k -> pick(all, n, k, 0, 0, 1)),
                        IntStream.range(0, n).mapToObj(k -> pick(all, n, 0, k, 1, 0)),
                        IntStream.range(0, n).mapToObj(k -> pick(all, n, 0, k, 1, 1)),
                        IntStream.range(1, n).mapToObj(k -> pick(all, n, k, 0, 1, 1)),
                        IntStream.range(0, n).mapToObj(k -> pick(all, n, 0, k, 1, -1)),
                        IntStream.range(1, n).mapToObj(k -> pick(all, n, k, n - 1, 1, -1)))
                .flatMap(texts -> texts)
                .filter(text -> text.length() >= 5 && !text.chars().allMatch(c -> c == '.'))
                .toList();
    }

    private static String pick(String all, int n, int row, int column, int down, int right) {
        StringBuilder text = new StringBuilder();
        for (int r = row, c = column; r < n && c >= 0 && c < n; r += down, c += right) {
            text.append(all.charAt(r * n + c));
        }
        return text.toString();
    }

    private static Tally read(String line, char enemy) {
        List<Room> rooms = IntStream.rangeClosed(0, line.length() - 5)
                .mapToObj(s -> room(line, s, enemy))
                .filter(Objects::nonNull)
                .toList();
        int small = rooms.stream().mapToInt(r -> new int[] {0, 1, 8, 20, 30, 0}[r.stones()]).sum();
        Set<Set<Integer>> fours = holes(rooms, 4);
        Set<Set<Integer>> threes = holes(rooms, 3);
        boolean five = rooms.stream().anyMatch(r -> r.stones() == 5);
        if (fours.size() > 1) {
            return new Tally(five, small + 20_000, 0);
        }
        if (fours.size() == 1) {
            return new Tally(five, small + 1_600, 1);
        }
        long cells = threes.stream().flatMap(Set::stream).distinct().count();
        if (cells < 2L * threes.size()) {
            return new Tally(five, small + 1_100, 1);
        }
        return new Tally(five, small + (threes.isEmpty() ? 0 : 170), 0);
    }

    private static Set<Set<Integer>> holes(List<Room> rooms, int stones) {
        return rooms.stream().filter(r -> r.stones() == stones).map(Room::holes).collect(Collectors.toSet());
    }

    private static Room room(String line, int start, char enemy) {
        if (line.substring(start, start + 5).indexOf(enemy) >= 0) {
            return null;
        }
        Set<Integer> holes = IntStream.range(start, start + 5).filter(i -> line.charAt(i) == '.').boxed().collect(Collectors.toSet());
        return new Room(5 - holes.size(), holes);
    }
}
