// Wrong: the directions in which there is a threat are counted, so two parallel threats are one.
// Fails first: Two threats at once are worth more than the sum of both
// Says: more than
// Diagnosis: parallel-threats-count-once

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private enum Way {
        ROW(0, 1),
        COLUMN(1, 0),
        DOWN(1, 1),
        UP(-1, 1);

        final int dr;
        final int dc;

        Way(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }
    }

    private static boolean inside(Board board, int row, int column) {
        return Math.min(row, column) >= 0 && Math.max(row, column) < board.size();
    }

    @Override
    public int value(Board board) {
        return worth(board, Player.X) - worth(board, Player.O);
    }

    private int worth(Board board, Player player) {
        int total = 0;
        Set<Way> threatened = EnumSet.noneOf(Way.class);
        for (Way way : Way.values()) {
            for (List<Cell> line : lines(board, way)) {
                int[] has = new int[6];
                Set<List<Cell>> four = new HashSet<>();
                Set<List<Cell>> three = new HashSet<>();
                for (int i = 0; i <= line.size() - 5; i++) {
                    List<Cell> window = line.subList(i, i + 5);
                    if (window.stream().anyMatch(c -> board.has(player.opponent(), c.row(), c.column()))) {
                        continue;
                    }
                    List<Cell> free = window.stream().filter(board::isEmpty).toList();
                    has[5 - free.size()]++;
                    if (free.size() == 1) four.add(free);
                    if (free.size() == 2) three.add(free);
                }
                if (has[5] > 0) {
                    return 500_000;
                }
                total += has[1] + 10 * has[2];
                boolean open = three.stream().flatMap(List::stream).distinct().count() < 2 * three.size();
                if (four.size() > 1) {
                    total += 10_000;
                } else if (four.size() == 1) {
                    total += 1_500;
                    threatened.add(way);
                } else if (open) {
                    total += 1_000;
                    threatened.add(way);
                } else if (!three.isEmpty()) {
                    total += 200;
                }
            }
        }
        if (threatened.size() >= 2) {
            total += 5_000;
        }
        return Math.min(total, 400_000);
    }

    private List<List<Cell>> lines(Board board, Way way) {
        List<List<Cell>> lines = new ArrayList<>();
        for (int row = 0; row < board.size(); row++) {
            for (int column = 0; column < board.size(); column++) {
                if (!inside(board, row - way.dr, column - way.dc)) {
                    int r = row;
                    int c = column;
                    lines.add(IntStream.range(0, board.size())
                            .filter(i -> inside(board, r + i * way.dr, c + i * way.dc))
                            .mapToObj(i -> new Cell(r + i * way.dr, c + i * way.dc))
                            .toList());
                }
            }
        }
        return lines;
    }
}
