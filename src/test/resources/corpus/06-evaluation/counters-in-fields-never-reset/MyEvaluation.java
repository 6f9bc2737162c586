// exercise: 06
// truth: wrong
// mistake: The number of threats of each side is kept in fields that are never set back to 0, so on later calls the bonus for two threats is given for threats of boards seen before, and the same board gets another value.
// player: both
// style: fields, one scanning method for both players, conditional on player
// single: yes
import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    private static final int FIVE = 20_000_000;

    private int threatsOfX = 0;
    private int threatsOfO = 0;

    @Override
    public int value(Board board) {
        int x = sumOfLines(board, Player.X);
        int o = sumOfLines(board, Player.O);
        if (x >= FIVE) return 500_000;
        if (o >= FIVE) return -500_000;
        if (threatsOfX >= 2) x += 5_000;
        if (threatsOfO >= 2) o += 5_000;
        return Math.min(x, 250_000) - Math.min(o, 250_000);
    }

    private int sumOfLines(Board board, Player player) {
        int sum = 0;
        int n = board.size();
        for (int i = 0; i < n; i++) {
            sum += line(board, player, i, 0, 0, 1);
            sum += line(board, player, 0, i, 1, 0);
            sum += line(board, player, i, 0, 1, 1);
            sum += line(board, player, 0, i, 1, -1);
            if (i > 0) {
                sum += line(board, player, 0, i, 1, 1);
                sum += line(board, player, i, n - 1, 1, -1);
            }
        }
        return sum;
    }

    private int line(Board board, Player player, int row, int column, int down, int right) {
        List<Character> line = new ArrayList<>();
        while (row < board.size() && column < board.size() && column >= 0) {
            line.add(board.has(player, row, column) ? '*' : board.isEmpty(row, column) ? ' ' : '|');
            row += down;
            column += right;
        }
        int points = 0;
        int best = 0;
        for (int i = 0; i + 5 <= line.size(); i++) {
            int k = stones(line, i);
            if (k == 5) return FIVE;
            best = Math.max(best, k);
            if (k == 1) points += 1;
            if (k == 2) points += 9;
        }
        if (best == 4) {
            if (wins(line) > 1) {
                points += 9_500;
            } else {
                points += 1_600;
                countThreat(player);
            }
        } else if (best == 3) {
            if (opens(line)) {
                points += 1_200;
                countThreat(player);
            } else {
                points += 170;
            }
        }
        return points;
    }

    private void countThreat(Player player) {
        if (player == Player.X) threatsOfX++;
        else threatsOfO++;
    }

    private int stones(List<Character> line, int from) {
        int k = 0;
        for (char c : line.subList(from, from + 5)) {
            if (c == '|') return 0;
            if (c == '*') k++;
        }
        return k;
    }

    private int wins(List<Character> line) {
        int n = 0;
        for (int i = 0; i < line.size(); i++) {
            if (line.get(i) != ' ') continue;
            line.set(i, '*');
            for (int s = Math.max(0, i - 4); s <= i && s + 5 <= line.size(); s++) {
                if (stones(line, s) == 5) {
                    n++;
                    break;
                }
            }
            line.set(i, ' ');
        }
        return n;
    }

    private boolean opens(List<Character> line) {
        boolean yes = false;
        for (int i = 0; i < line.size() && !yes; i++) {
            if (line.get(i) != ' ') continue;
            line.set(i, '*');
            yes = wins(line) > 1;
            line.set(i, ' ');
        }
        return yes;
    }
}
