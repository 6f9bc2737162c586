// exercise: 06
// truth: wrong
// mistake: the difference is limited from above only, so many threats of O make a value below -1,000,000
// player: MIN
// style: lines as strings, cut at the other side's stones
// single: yes
// detail: sometimes; only on boards crowded with threats of O
import java.util.*;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int LIMIT = 900_000;
    private static final int FIVE = 1_000_000;

    @Override
    public int value(Board board) {
        List<String> lines = lines(board);
        if (lines.stream().anyMatch(l -> l.contains("XXXXX"))) return FIVE;
        if (lines.stream().anyMatch(l -> l.contains("OOOOO"))) return -FIVE;
        int difference = strength(lines, 'X', "O") - strength(lines, 'O', "X");
        return Math.min(difference, LIMIT);
    }

    private static int strength(List<String> lines, char own, String enemy) {
        int sum = 0;
        int threats = 0;
        for (String line : lines) {
            Set<Integer> one = new HashSet<>();
            Set<Set<Integer>> two = new HashSet<>();
            int offset = 0;
            for (String part : line.split(enemy, -1)) {
                for (int from = 0; from + 5 <= part.length(); from++) {
                    Set<Integer> holes = new HashSet<>();
                    for (int i = from; i < from + 5; i++) {
                        if (part.charAt(i) != own) holes.add(offset + i);
                    }
                    if (holes.size() == 1) one.addAll(holes);
                    else if (holes.size() == 2) two.add(holes);
                    else if (holes.size() == 3) sum += 100;
                    else if (holes.size() == 4) sum += 10;
                }
                offset += part.length() + 1;
            }
            if (one.size() > 1) {
                sum += 120_000;
            } else if (one.size() == 1) {
                sum += 20_000;
                threats++;
            } else if (open(two)) {
                sum += 12_000;
                threats++;
            } else if (!two.isEmpty()) {
                sum += 2_500;
            }
        }
        return threats >= 2 ? sum + 60_000 : sum;
    }

    private static boolean open(Set<Set<Integer>> pairs) {
        List<Integer> cells = new ArrayList<>();
        pairs.forEach(cells::addAll);
        return new HashSet<>(cells).size() < cells.size();
    }

    private static List<String> lines(Board board) {
        Map<String, StringBuilder> map = new TreeMap<>();
        for (int r = 0; r < board.size(); r++) {
            for (int c = 0; c < board.size(); c++) {
                char ch = board.has(Player.X, r, c) ? 'X' : board.has(Player.O, r, c) ? 'O' : '.';
                for (String key : List.of("row" + r, "col" + c, "dia" + (r - c), "anti" + (r + c))) {
                    map.computeIfAbsent(key, k -> new StringBuilder()).append(ch);
                }
            }
        }
        return map.values().stream().map(StringBuilder::toString).toList();
    }
}
