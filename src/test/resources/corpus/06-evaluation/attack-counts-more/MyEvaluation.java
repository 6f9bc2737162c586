// exercise: 06
// truth: wrong
// mistake: X's patterns count a tenth more than O's, so with the colours exchanged the value is not the same with the other sign
// player: both
// style: streams over lines
// single: yes
// detail: -
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final double ATTACK = 1.1; // the initiative is worth something

    @Override
    public int value(Board board) {
        double x = strength(board, Player.X);
        double o = strength(board, Player.O);
        return (int) Math.round(ATTACK * x - o);
    }

    private int strength(Board board, Player who) {
        List<String> lines = allLines(board, who);
        if (lines.stream().anyMatch(l -> l.contains("11111"))) {
            return 600_000;
        }
        int[] kinds = lines.stream().mapToInt(this::kind).toArray();
        int windows = lines.stream().mapToInt(this::smallChange).sum();
        long threats = Arrays.stream(kinds).filter(k -> k == 1 || k == 2).count();
        int sum = windows + Arrays.stream(kinds).map(k -> new int[] {0, 1_000, 1_500, 10_000, 200}[k]).sum();
        return Math.min(400_000, sum + (threats >= 2 ? 5_000 : 0));
    }

    /** 0 nothing, 1 open three, 2 four, 3 open four, 4 closed three. */
    private int kind(String line) {
        int now = fives(line);
        if (now > 0) return now == 1 ? 2 : 3;
        int next = empties(line).map(i -> fives(put(line, i))).max().orElse(0);
        return next == 0 ? 0 : next == 1 ? 4 : 1;
    }

    private int fives(String line) {
        return (int) empties(line).filter(i -> put(line, i).contains("11111")).count();
    }

    private IntStream empties(String line) {
        return IntStream.range(0, line.length()).filter(i -> line.charAt(i) == '0');
    }

    private String put(String line, int i) {
        StringBuilder s = new StringBuilder(line);
        s.setCharAt(i, '1');
        return s.toString();
    }

    private int smallChange(String line) {
        return IntStream.rangeClosed(0, line.length() - 5)
                .mapToObj(i -> line.substring(i, i + 5))
                .filter(w -> w.indexOf('2') < 0)
                .mapToLong(w -> w.chars().filter(c -> c == '1').count())
                .mapToInt(n -> n == 1 ? 1 : n == 2 ? 10 : 0)
                .sum();
    }

    private List<String> allLines(Board board, Player who) {
        int n = board.size();
        Map<String, StringBuilder> lines = new LinkedHashMap<>();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                char ch = board.has(who, r, c) ? '1' : board.has(who.opponent(), r, c) ? '2' : '0';
                for (String key : List.of("row" + r, "col" + c, "dia" + (r - c), "anti" + (r + c))) {
                    lines.computeIfAbsent(key, k -> new StringBuilder()).append(ch);
                }
            }
        }
        return lines.values().stream().map(StringBuilder::toString).collect(Collectors.toList());
    }
}
