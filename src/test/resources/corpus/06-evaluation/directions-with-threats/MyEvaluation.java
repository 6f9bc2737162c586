// exercise: 06
// truth: wrong
// mistake: the directions in which there is a threat are collected in a set, and two of them count as a double threat; two threats in lines that are parallel are only one
// player: both
// style: enum of directions with methods, EnumSet
// kind: subtle
// single: yes
// detail: two fours or open threes in parallel lines, and no third threat in another direction
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Way {
        EAST(0, 1), SOUTH(1, 0), SOUTH_EAST(1, 1), SOUTH_WEST(1, -1);

        private final int rows;
        private final int columns;

        Way(int rows, int columns) {
            this.rows = rows;
            this.columns = columns;
        }

        List<int[]> lines(int size) {
            List<int[]> lines = new ArrayList<>();
            for (int row = 0; row < size; row++) {
                for (int column = 0; column < size; column++) {
                    int fromRow = row - rows;
                    int fromColumn = column - columns;
                    boolean first = fromRow < 0 || fromColumn < 0 || fromColumn >= size;
                    if (first) {
                        int r = row;
                        int c = column;
                        int length = 0;
                        while (r < size && c >= 0 && c < size) {
                            length++;
                            r += rows;
                            c += columns;
                        }
                        int[] cells = new int[length];
                        for (int i = 0; i < length; i++) {
                            cells[i] = (row + i * rows) * size + column + i * columns;
                        }
                        lines.add(cells);
                    }
                }
            }
            return lines;
        }
    }

    private static final class Won extends Exception {
        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }

    @Override
    public int value(Board board) {
        int x;
        try {
            x = points(board, Player.X);
        } catch (Won won) {
            return 1_000_000;
        }
        try {
            return x - points(board, Player.O);
        } catch (Won won) {
            return -1_000_000;
        }
    }

    private static int points(Board board, Player player) throws Won {
        int n = board.size();
        int[] stones = new int[n * n];
        for (int i = 0; i < n * n; i++) {
            stones[i] = board.has(player, i / n, i % n) ? 1 : board.isEmpty(i / n, i % n) ? 0 : -100;
        }
        Set<Way> threats = EnumSet.noneOf(Way.class);
        int points = 0;
        for (Way way : Way.values()) {
            for (int[] line : way.lines(n)) {
                boolean[] win = new boolean[n];
                boolean[][] pair = new boolean[n][n];
                int threes = 0;
                int wins = 0;
                for (int at = 0; at + 5 <= line.length; at++) {
                    int sum = 0;
                    int low = -1;
                    int high = -1;
                    for (int i = at; i < at + 5; i++) {
                        int stone = stones[line[i]];
                        sum += stone;
                        if (stone == 0) {
                            low = low < 0 ? i : low;
                            high = i;
                        }
                    }
                    if (sum == 5) {
                        throw new Won();
                    }
                    if (sum == 4 && !win[low]) {
                        win[low] = true;
                        wins++;
                    }
                    if (sum == 3) {
                        pair[low][high] = true;
                        pair[high][low] = true;
                        threes++;
                    }
                    points += sum == 2 ? 10 : sum == 1 ? 1 : 0;
                }
                boolean open = false;
                for (boolean[] with : pair) {
                    int partners = 0;
                    for (boolean w : with) {
                        partners += w ? 1 : 0;
                    }
                    open |= partners > 1;
                }
                if (wins > 1) {
                    points += 10_000;
                } else if (wins == 1) {
                    points += 1_500;
                    threats.add(way);
                } else if (open) {
                    points += 1_000;
                    threats.add(way);
                } else if (threes > 0) {
                    points += 200;
                }
            }
        }
        return Math.min(points + (threats.size() > 1 ? 5_000 : 0), 420_000);
    }
}
