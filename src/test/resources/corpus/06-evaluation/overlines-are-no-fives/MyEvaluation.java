// exercise: 06
// truth: wrong
// mistake: Five are looked for as exactly five stones, neither more nor fewer, so six in a row are worth no more than the fours next to them.
// kind: slip
// player: both
// style: lines as text, regular expressions
// single: yes
// detail: -
import java.util.*;
import java.util.regex.*;
import plybook.game.*;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final Pattern FIVE = Pattern.compile("(?<!m)m{5}(?!m)");

    @Override
    public int value(Board board) {
        List<String> x = lines(board, Player.X);
        List<String> o = lines(board, Player.O);
        if (x.stream().anyMatch(line -> FIVE.matcher(line).find())) {
            return 1_000_000;
        }
        if (o.stream().anyMatch(line -> FIVE.matcher(line).find())) {
            return -1_000_000;
        }
        return rate(x) - rate(o);
    }

    /** every line as seen by a player: m my stone, y the other's, . nobody's */
    private static List<String> lines(Board b, Player me) {
        int n = b.size();
        Map<String, StringBuilder> lines = new LinkedHashMap<>();
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                char symbol = b.has(me, r, c) ? 'm' : b.has(me.opponent(), r, c) ? 'y' : '.';
                for (String name : List.of("row" + r, "col" + c, "dia" + (r - c), "ant" + (r + c))) {
                    lines.computeIfAbsent(name, k -> new StringBuilder()).append(symbol);
                }
            }
        }
        return lines.values().stream().map(StringBuilder::toString).toList();
    }

    private static int rate(List<String> lines) {
        int sum = 0;
        int threats = 0;
        for (String line : lines) {
            Set<Integer> wins = new TreeSet<>();
            Map<Integer, Integer> ofThree = new TreeMap<>(); // cell -> windows with three stones that lack it
            int small = 0;
            Set<String> pairs = new HashSet<>();
            for (int i = 0; i + 5 <= line.length(); i++) {
                String w = line.substring(i, i + 5);
                if (w.contains("y")) {
                    continue;
                }
                int stones = w.replace(".", "").length();
                if (stones == 4) {
                    wins.add(i + w.indexOf('.'));
                } else if (stones == 3) {
                    if (!pairs.add((i + w.indexOf('.')) + "," + (i + w.lastIndexOf('.')))) {
                        continue; // two windows that lack the same two cells
                    }
                    ofThree.merge(i + w.indexOf('.'), 1, Integer::sum);
                    ofThree.merge(i + w.lastIndexOf('.'), 1, Integer::sum);
                } else {
                    small += stones == 2 ? 10 : stones == 1 ? 1 : 0;
                }
            }
            sum += small;
            if (wins.size() >= 2) {
                sum += 10_000;
            } else if (wins.size() == 1) {
                sum += 1_500;
                threats++;
            } else if (ofThree.containsValue(2) || ofThree.containsValue(3)) {
                sum += 1_000;
                threats++;
            } else if (!ofThree.isEmpty()) {
                sum += 200;
            }
        }
        return Math.min(400_000, sum + (threats > 1 ? 5_000 : 0));
    }
}
