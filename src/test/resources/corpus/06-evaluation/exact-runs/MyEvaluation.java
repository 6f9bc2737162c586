// exercise: 06
// truth: wrong
// mistake: a win is looked for as a run of exactly five stones, so six and more in a row are no win
// player: both
// style: run-length encoding of every line for the win, bit tricks on the same line for the threats
// kind: slip
// single: yes
// detail: six or more stones in a row
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Run(char stone, int length) {}

    @Override
    public int value(Board board) {
        List<String> lines = allLines(board);
        for (String line : lines) {
            for (Run run : runs(line)) {
                if (run.length() == 5 && run.stone() != '.') {
                    return run.stone() == 'X' ? 900_000 : -900_000;
                }
            }
        }
        return score(lines, 'X') - score(lines, 'O');
    }

    private static List<Run> runs(String line) {
        List<Run> runs = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= line.length(); i++) {
            if (i == line.length() || line.charAt(i) != line.charAt(from)) {
                runs.add(new Run(line.charAt(from), i - from));
                from = i;
            }
        }
        return runs;
    }

    private static int score(List<String> lines, char me) {
        int score = 0;
        int threats = 0;
        for (String line : lines) {
            int wins = 0;
            int[] share = new int[line.length()];
            int threes = 0;
            int previous = -1;
            for (int at = 0; at + 5 <= line.length(); at++) {
                int stones = 0;
                int blanks = 0;
                int mask = 0;
                for (int i = at; i < at + 5; i++) {
                    if (line.charAt(i) == me) {
                        stones++;
                    } else if (line.charAt(i) == '.') {
                        blanks++;
                        mask |= 1 << i;
                    }
                }
                if (stones + blanks < 5) {
                    continue;
                }
                if (stones == 4) {
                    wins |= mask;
                }
                if (stones == 3 && mask != previous) {
                    threes++;
                    previous = mask;
                    for (int i = at; i < at + 5; i++) {
                        share[i] += mask >> i & 1;
                    }
                }
                score += stones == 2 ? 10 : stones == 1 ? 1 : 0;
            }
            int most = 0;
            for (int s : share) {
                most = Math.max(most, s);
            }
            if (wins != 0) {
                boolean single = Integer.bitCount(wins) == 1;
                score += single ? 1_500 : 10_000;
                threats += single ? 1 : 0;
            } else if (threes > 0) {
                score += most > 1 ? 1_000 : 200;
                threats += most > 1 ? 1 : 0;
            }
        }
        return Math.min(400_000, threats > 1 ? score + 5_000 : score);
    }

    private static List<String> allLines(Board board) {
        int n = board.size();
        List<StringBuilder> builders = new ArrayList<>();
        for (int i = 0; i < 6 * n; i++) {
            builders.add(new StringBuilder());
        }
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                char stone = board.at(r, c).map(Player::symbol).orElse('.');
                builders.get(r).append(stone);
                builders.get(n + c).append(stone);
                builders.get(2 * n + r + c).append(stone);
                builders.get(4 * n + n + r - c).append(stone);
            }
        }
        return builders.stream().map(StringBuilder::toString).filter(s -> !s.isEmpty()).toList();
    }
}
