// exercise: 06
// truth: wrong
// mistake: only stones side by side are read as a line (runs with their open ends), so a line with a gap is two short lines and no threat
// player: both
// style: iterator over runs, points by length and open ends in a table
// kind: slip
// single: yes
// detail: XX.XX, XXX.X and .X.XX., alone or as one of two threats
import java.util.Iterator;
import java.util.NoSuchElementException;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    /** By length, then by open ends (1 or 2). */
    private static final int[][] TABLE = {{0, 0, 0}, {0, 2, 5}, {0, 20, 60}, {0, 200, 1_000}, {0, 1_500, 10_000}};

    private record Run(int length, int before, int after) {
        int openEnds() {
            return (before > 0 ? 1 : 0) + (after > 0 ? 1 : 0);
        }
    }

    private static final class Runs implements Iterator<Run> {
        private final String line;
        private final char me;
        private int at;

        Runs(String line, char me) {
            this.line = line;
            this.me = me;
            this.at = line.indexOf(me);
        }

        @Override
        public boolean hasNext() {
            return at >= 0;
        }

        @Override
        public Run next() {
            if (at < 0) {
                throw new NoSuchElementException();
            }
            int end = at;
            while (end < line.length() && line.charAt(end) == me) {
                end++;
            }
            char other = me == 'X' ? 'O' : 'X';
            int after = 0; // free or own cells, which leave room
            while (end + after < line.length() && line.charAt(end + after) != other) {
                after++;
            }
            int before = 0;
            while (at - before > 0 && line.charAt(at - before - 1) != other) {
                before++;
            }
            Run run = new Run(end - at, before, after);
            at = line.indexOf(me, end);
            return run;
        }
    }

    @Override
    public int value(Board board) {
        int[] sum = new int[2];
        int[] threats = new int[2];
        int n = board.size();
        for (int[] d : new int[][] {{0, 1}, {1, 0}, {1, 1}, {1, -1}}) {
            for (int r = 0; r < n; r++) {
                for (int c = 0; c < n; c++) {
                    int br = r - d[0];
                    int bc = c - d[1];
                    if (br >= 0 && bc >= 0 && bc < n) {
                        continue;
                    }
                    StringBuilder line = new StringBuilder();
                    for (int i = r, j = c; i < n && j >= 0 && j < n; i += d[0], j += d[1]) {
                        line.append(board.has(Player.X, i, j) ? 'X' : board.has(Player.O, i, j) ? 'O' : '.');
                    }
                    for (int side = 0; side < 2; side++) {
                        boolean threat = false;
                        for (Runs runs = new Runs(line.toString(), side == 0 ? 'X' : 'O'); runs.hasNext(); ) {
                            Run run = runs.next();
                            if (run.length() >= 5) {
                                return side == 0 ? 600_000 : -600_000;
                            }
                            int room = run.before() + run.length() + run.after();
                            if (room < 5) {
                                continue;
                            }
                            // an open three or four needs a sixth cell, or only one five can be made
                            int ends = room == 5 ? 1 : run.openEnds();
                            sum[side] += TABLE[run.length()][ends];
                            threat |= run.length() == 4 && ends == 1 || run.length() == 3 && ends == 2;
                        }
                        threats[side] += threat ? 1 : 0;
                    }
                }
            }
        }
        for (int side = 0; side < 2; side++) {
            sum[side] = Math.min(500_000, sum[side] + (threats[side] > 1 ? 5_000 : 0));
        }
        return sum[0] - sum[1];
    }
}
