// exercise: 06
// truth: wrong
// mistake: the lines of a direction are joined to one text without anything between them, so a line goes on in the next one
// player: both
// style: one string per direction, Collectors.joining, index arithmetic
// kind: slip
// single: yes
// detail: stones at the end of a row and at the beginning of the next one (likewise columns and diagonals) form a line, even a five
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    @Override
    public int value(Board board) {
        String[] texts = texts(board);
        int x = count(texts, 'X', 'O');
        int o = count(texts, 'O', 'X');
        if (x >= 500_000) return 500_000;
        if (o >= 500_000) return -500_000;
        return x - o;
    }

    private static String[] texts(Board board) {
        int n = board.size();
        return new String[] {
            IntStream.range(0, n * n).mapToObj(i -> symbol(board, i / n, i % n)).collect(Collectors.joining()),
            IntStream.range(0, n * n).mapToObj(i -> symbol(board, i % n, i / n)).collect(Collectors.joining()),
            IntStream.range(1 - n, n)
                    .mapToObj(d -> IntStream.range(Math.max(0, -d), Math.min(n, n - d))
                            .mapToObj(r -> symbol(board, r, r + d))
                            .collect(Collectors.joining()))
                    .collect(Collectors.joining()),
            IntStream.range(0, 2 * n - 1)
                    .mapToObj(s -> IntStream.rangeClosed(Math.max(0, s - n + 1), Math.min(n - 1, s))
                            .mapToObj(r -> symbol(board, r, s - r))
                            .collect(Collectors.joining()))
                    .collect(Collectors.joining())
        };
    }

    private static String symbol(Board board, int r, int c) {
        return board.at(r, c).map(p -> "" + p.symbol()).orElse(".");
    }

    private static int count(String[] texts, char me, char other) {
        int sum = 0;
        int threats = 0;
        for (String text : texts) {
            for (int from = 0; from < text.length(); ) {
                int to = text.indexOf(other, from);
                to = to < 0 ? text.length() : to;
                // between two stones of the other side; cut where there is nothing for five cells
                String room = text.substring(from, to);
                for (String part : room.split("(?<=\\.{5})(?=\\.{5})")) {
                    int kind = kind(part, me);
                    if (kind == 5) return 500_000;
                    sum += new int[] {0, 200, 1_000, 1_500, 10_000}[kind];
                    threats += kind == 2 || kind == 3 ? 1 : 0;
                }
                for (int i = from; i + 5 <= to; i++) {
                    int stones = (int) text.substring(i, i + 5).chars().filter(ch -> ch == me).count();
                    sum += stones == 2 ? 10 : stones == 1 ? 1 : 0;
                }
                from = to + 1;
            }
        }
        return Math.min(400_000, sum + (threats > 1 ? 5_000 : 0));
    }

    private static int kind(String room, char me) {
        Set<Integer> wins = new HashSet<>();
        Set<String> pairs = new HashSet<>();
        Set<Integer> cells = new HashSet<>();
        for (int i = 0; i + 5 <= room.length(); i++) {
            String w = room.substring(i, i + 5);
            int free = (int) w.chars().filter(ch -> ch != me).count();
            int first = i + w.indexOf('.');
            int last = i + w.lastIndexOf('.');
            if (free == 0) return 5;
            if (free == 1) wins.add(first);
            if (free == 2 && pairs.add(first + "," + last)) {
                cells.add(first);
                cells.add(last);
            }
        }
        return wins.size() > 1 ? 4 : wins.size() == 1 ? 3 : cells.size() < 2 * pairs.size() ? 2 : pairs.isEmpty() ? 0 : 1;
    }
}
