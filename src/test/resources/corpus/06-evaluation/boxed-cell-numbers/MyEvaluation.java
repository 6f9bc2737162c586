// exercise: 06
// truth: wrong
// mistake: the cells that two windows lack are compared with == on Integer objects, so an open three whose free cells have numbers above 127 is not recognised
// player: both
// style: windows, records, cell numbers row * size + column
// single: yes
// detail: sometimes; boards of 12 rows and more, in the lower part only
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    record Step(int row, int column) {}

    record Pair(Integer first, Integer second) {
        boolean sharesOneWith(Pair other) {
            boolean a = first == other.first || first == other.second;
            boolean b = second == other.first || second == other.second;
            return a != b;
        }
    }

    record Result(boolean five, int points) {}

    private static final List<Step> STEPS = List.of(new Step(0, 1), new Step(1, 0), new Step(1, 1), new Step(1, -1));

    @Override
    public int value(Board board) {
        Result x = evaluate(board, Player.X);
        Result o = evaluate(board, Player.O);
        if (x.five()) {
            return 900_000;
        }
        if (o.five()) {
            return -900_000;
        }
        return x.points() - o.points();
    }

    private Result evaluate(Board board, Player player) {
        int points = 0;
        int threats = 0;
        for (Step step : STEPS) {
            for (int row = 0; row < board.size(); row++) {
                for (int column = 0; column < board.size(); column++) {
                    if (inside(board, row - step.row(), column - step.column())) {
                        continue;
                    }
                    Set<Integer> wins = new TreeSet<>();
                    List<Pair> pairs = new ArrayList<>();
                    int r = row;
                    int c = column;
                    while (inside(board, r + 4 * step.row(), c + 4 * step.column())) {
                        List<Integer> free = freeCells(board, player, r, c, step);
                        if (free != null) {
                            switch (free.size()) {
                                case 0 -> { return new Result(true, 0); }
                                case 1 -> wins.add(free.get(0));
                                case 2 -> pairs.add(new Pair(free.get(0), free.get(1)));
                                case 3 -> points += 10;
                                case 4 -> points += 1;
                                default -> { }
                            }
                        }
                        r += step.row();
                        c += step.column();
                    }
                    if (wins.size() > 1) {
                        points += 9_000;
                    } else if (wins.size() == 1) {
                        points += 1_500;
                        threats++;
                    } else if (isOpen(pairs)) {
                        points += 1_000;
                        threats++;
                    } else if (!pairs.isEmpty()) {
                        points += 200;
                    }
                }
            }
        }
        if (threats > 1) {
            points += 5_000;
        }
        return new Result(false, Math.min(points, 600_000));
    }

    private boolean isOpen(List<Pair> pairs) {
        for (Pair a : pairs) {
            for (Pair b : pairs) {
                if (a != b && a.sharesOneWith(b)) {
                    return true;
                }
            }
        }
        return false;
    }

    private List<Integer> freeCells(Board board, Player player, int row, int column, Step step) {
        List<Integer> free = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int r = row + i * step.row();
            int c = column + i * step.column();
            if (board.has(player.opponent(), r, c)) {
                return null;
            }
            if (!board.has(player, r, c)) {
                free.add(r * board.size() + c);
            }
        }
        return free;
    }

    private boolean inside(Board board, int row, int column) {
        return row >= 0 && column >= 0 && row < board.size() && column < board.size();
    }
}
