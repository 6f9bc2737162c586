// exercise: 06
// truth: wrong
// mistake: the list of lines is made once, for the size of the first board that is asked about, and used for boards of every other size as well
// kind: subtle
// player: both
// style: lazily made static-like list of lines (List<List<Cell>>), streams over it, board.at
// single: yes
// detail: only on one object that is asked about boards of different sizes: a smaller board than the first ends in an exception, of a larger one only a part is read (lines end where the first board ended)
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private List<List<Cell>> lines;

    @Override
    public int value(Board board) {
        if (lines == null) {
            lines = makeLines(board.size());
        }
        int x = value(board, Player.X);
        int o = value(board, Player.O);
        if (Math.abs(x) == 999_999 || Math.abs(o) == 999_999) {
            return Integer.compare(x, o) * 999_999;
        }
        return x - o;
    }

    private static List<List<Cell>> makeLines(int n) {
        Map<String, List<Cell>> lines = new HashMap<>();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                Cell cell = new Cell(row, column);
                lines.computeIfAbsent("row " + row, k -> new ArrayList<>()).add(cell);
                lines.computeIfAbsent("column " + column, k -> new ArrayList<>()).add(cell);
                lines.computeIfAbsent("down " + (row - column), k -> new ArrayList<>()).add(cell);
                lines.computeIfAbsent("up " + (row + column), k -> new ArrayList<>()).add(cell);
            }
        }
        return lines.values().stream().filter(line -> line.size() >= 5).toList();
    }

    private int value(Board board, Player player) {
        int points = 0;
        int threats = 0;
        for (List<Cell> line : lines) {
            Map<Cell, Integer> lackedByFour = new HashMap<>();
            Map<Cell, Integer> lackedByThree = new HashMap<>();
            for (int i = 0; i + 5 <= line.size(); i++) {
                List<Cell> window = line.subList(i, i + 5);
                if (window.stream().anyMatch(cell -> board.at(cell).equals(Optional.of(player.opponent())))) {
                    continue;
                }
                List<Cell> free = window.stream().filter(board::isEmpty).toList();
                switch (free.size()) {
                    case 0 -> {
                        return 999_999;
                    }
                    case 1 -> free.forEach(cell -> lackedByFour.merge(cell, 1, Integer::sum));
                    case 2 -> free.forEach(cell -> lackedByThree.merge(cell, 1, Integer::sum));
                    case 3 -> points += 10;
                    case 4 -> points += 1;
                    default -> {}
                }
            }
            if (lackedByFour.size() > 1) {
                points += 9_500;
            } else if (lackedByFour.size() == 1) {
                points += 1_250;
                threats++;
            } else if (lackedByThree.values().stream().anyMatch(times -> times > 1)) {
                points += 850;
                threats++;
            } else if (!lackedByThree.isEmpty()) {
                points += 120;
            }
        }
        return Math.min(700_000, points + (threats > 1 ? 3_500 : 0));
    }
}
