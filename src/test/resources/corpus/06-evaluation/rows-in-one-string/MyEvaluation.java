// exercise: 06
// truth: wrong
// mistake: all rows are joined to one string without anything between them, so that a line along a row goes on in the next row
// player: both
// style: strings; board.toString() for the rows, streams for the rest
// single: yes
// detail: sometimes, only where stones stand at the right edge and at the left one of the next row
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    @Override
    public int value(Board board) {
        List<String> texts = texts(board);
        List<String> swapped = texts.stream()
                .map(t -> t.replace('X', '*').replace('O', 'X').replace('*', 'O'))
                .toList();
        if (texts.stream().anyMatch(t -> t.contains("XXXXX"))) {
            return 700_000;
        }
        if (swapped.stream().anyMatch(t -> t.contains("XXXXX"))) {
            return -700_000;
        }
        return ofX(texts) - ofX(swapped);
    }

    private static List<String> texts(Board board) {
        String all = board.toString().replace("/", "");
        int n = board.size();
        List<String> texts = new ArrayList<>();
        texts.add(all);
        for (int i = 0; i < n; i++) {
            int c = i;
            texts.add(pick(all, IntStream.range(0, n).map(r -> r * n + c)));
        }
        for (int s = -n + 1; s < n; s++) {
            int shift = s;
            texts.add(pick(all, IntStream.range(0, n).filter(r -> in(r + shift, n)).map(r -> r * n + r + shift)));
        }
        for (int s = 0; s < 2 * n - 1; s++) {
            int sum = s;
            texts.add(pick(all, IntStream.range(0, n).filter(r -> in(sum - r, n)).map(r -> r * n + sum - r)));
        }
        return texts;
    }

    private static boolean in(int column, int n) {
        return column >= 0 && column < n;
    }

    private static String pick(String all, IntStream indices) {
        return indices.mapToObj(i -> all.substring(i, i + 1)).collect(Collectors.joining());
    }

    private static int ofX(List<String> texts) {
        int points = 0;
        int threats = 0;
        for (String text : texts) {
            for (String part : text.split("O")) {
                List<Found> found = new ArrayList<>();
                Found current = null;
                for (int i = 0; i + 5 <= part.length(); i++) {
                    String w = part.substring(i, i + 5);
                    int stones = (int) w.chars().filter(ch -> ch == 'X').count();
                    points += stones == 1 ? 1 : stones == 2 ? 16 : 0;
                    if (stones >= 3) {
                        if (current == null || i > current.end) {
                            current = new Found();
                            found.add(current);
                        }
                        current.end = i + 4;
                        current.take(w, i, stones);
                    }
                }
                for (Found f : found) {
                    points += f.points();
                    threats += f.isThreat() ? 1 : 0;
                }
            }
        }
        return Math.min(350_000, points + (threats > 1 ? 5_500 : 0));
    }

    private static final class Found {
        private int end;
        private final List<Integer> fives = new ArrayList<>();
        private final List<List<Integer>> pairs = new ArrayList<>();

        void take(String window, int start, int stones) {
            List<Integer> free = IntStream.range(0, 5)
                    .filter(i -> window.charAt(i) == '.')
                    .mapToObj(i -> start + i)
                    .toList();
            if (stones == 4 && !fives.contains(free.get(0))) {
                fives.add(free.get(0));
            } else if (stones == 3 && !pairs.contains(free)) {
                pairs.add(free);
            }
        }

        boolean open() {
            return pairs.stream()
                    .anyMatch(a -> pairs.stream()
                            .anyMatch(b -> a != b && (a.contains(b.get(0)) || a.contains(b.get(1)))));
        }

        boolean isThreat() {
            return fives.size() == 1 || (fives.isEmpty() && open());
        }

        int points() {
            if (fives.size() > 1) {
                return 11_000;
            }
            if (fives.size() == 1) {
                return 1_700;
            }
            return open() ? 1_200 : 150;
        }
    }
}
