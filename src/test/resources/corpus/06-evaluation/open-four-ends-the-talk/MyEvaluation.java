// exercise: 06
// truth: wrong
// mistake: once one side has an open four and the other has none, it returns a fixed value, so a four of the other side does not count
// player: both
// style: counts of shapes in a small class, rules on top of them
// single: yes
// detail: only with an open four on one side only
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {

    private static class Shapes {
        int fives, openFours, fours, openThrees, threes, rest;

        int sum() {
            int sum = 40_000 * openFours + 3_000 * fours + 2_000 * openThrees + 250 * threes + rest;
            if (openFours + fours + openThrees > 1) {
                sum += 12_000;
            }
            return Math.min(sum, 400_000);
        }
    }

    @Override
    public int value(Board board) {
        Shapes x = shapes(board, 'X');
        Shapes o = shapes(board, 'O');
        if (x.fives > 0 || o.fives > 0) {
            return x.fives > 0 ? 900_000 : -900_000;
        }
        if (x.openFours > 0 && o.openFours == 0) {
            return 500_000;
        }
        if (o.openFours > 0 && x.openFours == 0) {
            return -500_000;
        }
        return x.sum() - o.sum();
    }

    private Shapes shapes(Board board, char me) {
        Shapes shapes = new Shapes();
        int n = board.size();
        IntStream.range(0, n).forEach(i -> {
            add(shapes, text(board, i, 0, 0, 1), me);
            add(shapes, text(board, 0, i, 1, 0), me);
            add(shapes, text(board, i, 0, 1, 1), me);
            add(shapes, text(board, i, 0, -1, 1), me);
        });
        IntStream.range(1, n).forEach(i -> {
            add(shapes, text(board, 0, i, 1, 1), me);
            add(shapes, text(board, n - 1, i, -1, 1), me);
        });
        return shapes;
    }

    private String text(Board board, int row, int column, int down, int right) {
        return IntStream.iterate(0, k -> row + k * down >= 0 && row + k * down < board.size() && column + k * right < board.size(), k -> k + 1)
                .mapToObj(k -> board.at(row + k * down, column + k * right)
                        .map(p -> String.valueOf(p.symbol()))
                        .orElse("."))
                .collect(Collectors.joining());
    }

    private static List<Integer> completing(String line, String five) {
        return IntStream.range(0, line.length())
                .filter(i -> line.charAt(i) == '.')
                .filter(i -> with(line, i, five.charAt(0)).contains(five))
                .boxed()
                .toList();
    }

    private static String with(String line, int i, char c) {
        return line.substring(0, i) + c + line.substring(i + 1);
    }

    private void add(Shapes shapes, String line, char me) {
        if (line.length() < 5 || line.indexOf(me) < 0) {
            return;
        }
        String five = String.valueOf(me).repeat(5);
        for (int i = 0; i + 5 <= line.length(); i++) {
            int own = 0;
            int free = 0;
            for (int k = i; k < i + 5; k++) {
                if (line.charAt(k) == me) own++;
                if (line.charAt(k) == '.') free++;
            }
            if (own + free == 5) {
                shapes.rest += own == 1 ? 1 : own == 2 ? 14 : 0;
            }
        }
        if (line.contains(five)) {
            shapes.fives++;
            return;
        }
        if (line.chars().filter(c -> c == me).count() < 3) {
            return;
        }
        int ways = completing(line, five).size();
        if (ways > 0) {
            if (ways > 1) shapes.openFours++;
            else shapes.fours++;
            return;
        }
        int next = IntStream.range(0, line.length())
                .filter(i -> line.charAt(i) == '.')
                .map(i -> completing(with(line, i, me), five).size())
                .max()
                .orElse(0);
        if (next > 1) shapes.openThrees++;
        if (next == 1) shapes.threes++;
    }
}
