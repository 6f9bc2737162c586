// exercise: 06
// truth: wrong
// mistake: if one side has an open four and the other has none, it returns a fixed value at once, so a four of the other side counts nothing
// kind: subtle
// player: both
// style: record Tally summed up by a stream reduction, early returns for what decides
// single: yes
// detail: only with an open four on the board of one side alone; then everything else on the board is worth nothing
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Tally(int fives, int openFours, int threats, int points) {
        static final Tally NONE = new Tally(0, 0, 0, 0);

        Tally plus(Tally other) {
            return new Tally(
                    fives + other.fives, openFours + other.openFours, threats + other.threats, points + other.points);
        }

        int total() {
            return Math.min(200_000, points + 12_000 * openFours + (threats > 1 ? 6_000 : 0));
        }
    }

    @Override
    public int value(Board board) {
        List<char[]> lines = lines(board);
        Tally x = lines.stream().map(line -> tally(line, 'X')).reduce(Tally.NONE, Tally::plus);
        Tally o = lines.stream().map(line -> tally(line, 'O')).reduce(Tally.NONE, Tally::plus);
        if (x.fives() > 0) {
            return 500_000;
        }
        if (o.fives() > 0) {
            return -500_000;
        }
        // nobody can stop an open four
        if (x.openFours() > 0 && o.openFours() == 0) {
            return 300_000;
        }
        if (o.openFours() > 0 && x.openFours() == 0) {
            return -300_000;
        }
        return x.total() - o.total();
    }

    private static Tally tally(char[] line, char me) {
        TreeSet<Integer> ends = new TreeSet<>();
        int[] lacking = new int[line.length];
        int most = 0;
        int points = 0;
        for (int i = 0; i + 4 < line.length; i++) {
            int mine = 0;
            int free = 0;
            for (int k = 0; k < 5; k++) {
                if (line[i + k] == me) {
                    mine++;
                } else if (line[i + k] == '.') {
                    free++;
                }
            }
            if (mine + free < 5) {
                continue;
            }
            if (mine == 5) {
                return new Tally(1, 0, 0, 0);
            }
            for (int k = 0; k < 5; k++) {
                if (line[i + k] == '.' && mine == 4) {
                    ends.add(i + k);
                }
                if (line[i + k] == '.' && mine == 3) {
                    lacking[i + k]++;
                    most = Math.max(most, lacking[i + k]);
                }
            }
            points += mine == 2 ? 10 : mine == 1 ? 1 : 0;
        }
        if (ends.size() > 1) {
            return new Tally(0, 1, 0, points);
        }
        if (ends.size() == 1) {
            return new Tally(0, 0, 1, points + 2_000);
        }
        if (most > 1) {
            return new Tally(0, 0, 1, points + 1_500);
        }
        return new Tally(0, 0, 0, points + (most == 1 ? 200 : 0));
    }

    private static List<char[]> lines(Board board) {
        int n = board.size();
        List<char[]> lines = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            char[] row = new char[n];
            char[] column = new char[n];
            for (int j = 0; j < n; j++) {
                row[j] = cell(board, i, j);
                column[j] = cell(board, j, i);
            }
            lines.add(row);
            lines.add(column);
        }
        for (int i = 4 - (n - 1); i <= n - 5; i++) {
            int length = n - Math.abs(i);
            char[] down = new char[length];
            char[] up = new char[length];
            for (int j = 0; j < length; j++) {
                int r = Math.max(i, 0) + j;
                int c = Math.max(-i, 0) + j;
                down[j] = cell(board, r, c);
                up[j] = cell(board, r, n - 1 - c);
            }
            lines.add(down);
            lines.add(up);
        }
        return lines;
    }

    private static char cell(Board board, int r, int c) {
        return board.at(r, c).map(Player::symbol).orElse('.');
    }
}
