// Wrong: a four with one free end is worth more than two open threes and what is added for two threats.
// Fails first: Two threats at once are worth more than one four, however many stones are in line
// Says: 
// Diagnosis: two-open-threes-too-cheap

import java.util.HashMap;
import java.util.Map;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

/**
 * A line is what it can become: an open three is what one stone turns into an open four, and so on. What a line is worth is
 * remembered by its text, because the same lines come again and again.
 */
public class MyEvaluation implements EvaluationTask {
    enum Kind { NOTHING, THREE, OPEN_THREE, FOUR, OPEN_FOUR, FIVE }

    private final Map<String, Kind> kinds = new HashMap<>();

    @Override
    public int value(Board board) {
        int x = of(board, Player.X);
        int o = of(board, Player.O);
        return x >= 600_000 ? x : o >= 600_000 ? -o : x - o;
    }

    private int of(Board board, Player player) {
        int n = board.size();
        int total = 0, urgent = 0;
        for (int i = 0; i < 6 * n; i++) {
            String line = line(board, player, i);
            if (line.length() < 5 || line.indexOf('S') < 0) {
                continue;
            }
            Kind kind = kind(line);
            switch (kind) {
                case FIVE:
                    return 600_000;
                case OPEN_FOUR:
                    total += 40_000;
                    break;
                case FOUR:
                    total += 20_000;
                    urgent++;
                    break;
                case OPEN_THREE:
                    total += 1_600;
                    urgent++;
                    break;
                case THREE:
                    total += 250;
                    break;
                default:
                    break;
            }
            for (int s = 0; s + 5 <= line.length(); s++) {
                String w = line.substring(s, s + 5);
                if (w.indexOf('B') < 0) {
                    int stones = w.replace("-", "").length();
                    total += stones == 2 ? 9 : stones == 0 ? 0 : 2;
                }
            }
        }
        if (urgent >= 2) {
            total += 5_000;
        }
        return total > 500_000 ? 500_000 : total;
    }

    private Kind kind(String line) {
        Kind known = kinds.get(line);
        if (known != null) {
            return known;
        }
        Kind kind = Kind.NOTHING;
        if (line.contains("SSSSS")) {
            kind = Kind.FIVE;
        } else if (couldBeFive(line, 3)) {
            int ways = 0;
            Kind best = Kind.NOTHING;
            for (int i = 0; i < line.length(); i++) {
                if (line.charAt(i) == '-') {
                    String next = line.substring(0, i) + 'S' + line.substring(i + 1);
                    Kind k = next.contains("SSSSS") ? Kind.FIVE : couldBeFive(next, 4) ? kind(next) : Kind.NOTHING;
                    if (k == Kind.FIVE) {
                        ways++;
                    }
                    if (k.compareTo(best) > 0) {
                        best = k;
                    }
                }
            }
            if (ways >= 2) {
                kind = Kind.OPEN_FOUR;
            } else if (ways == 1) {
                kind = Kind.FOUR;
            } else if (best == Kind.OPEN_FOUR) {
                kind = Kind.OPEN_THREE;
            } else if (best == Kind.FOUR) {
                kind = Kind.THREE;
            }
        }
        kinds.put(line, kind);
        return kind;
    }

    private boolean couldBeFive(String line, int stones) {
        for (int s = 0; s + 5 <= line.length(); s++) {
            int count = 0;
            boolean free = true;
            for (int i = s; i < s + 5; i++) {
                if (line.charAt(i) == 'S') count++;
                if (line.charAt(i) == 'B') free = false;
            }
            if (free && count >= stones) {
                return true;
            }
        }
        return false;
    }

    /** Rows, columns, and then the diagonals of both kinds, all in one numbering. */
    private String line(Board board, Player player, int number) {
        int n = board.size();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < n; i++) {
            int row, column;
            if (number < n) {
                row = number;
                column = i;
            } else if (number < 2 * n) {
                row = i;
                column = number - n;
            } else if (number < 4 * n) {
                row = i;
                column = i + (number - 3 * n);
            } else {
                row = i;
                column = (number - 4 * n) - i;
            }
            if (column >= 0 && column < n) {
                text.append(board.has(player, row, column) ? 'S' : board.has(player.opponent(), row, column) ? 'B' : '-');
            }
        }
        return text.toString();
    }
}
