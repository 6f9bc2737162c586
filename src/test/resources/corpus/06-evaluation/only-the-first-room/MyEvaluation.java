// exercise: 06
// truth: wrong
// mistake: a line is split at the stones of the other side, and the method returns after the first part that has room and a stone, so a second part of the same line is never read
// kind: subtle
// player: both
// style: streams and strings, line split by a regular expression
// single: yes
// detail: only on lines with two parts of five cells or more with own stones in both and a stone of the other side between them
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private record Found(int points, int threats, boolean five) {
        static final Found NOTHING = new Found(0, 0, false);

        Found plus(Found other) {
            return new Found(points + other.points, threats + other.threats, five || other.five);
        }

        int total() {
            return Math.min(300_000, points + (threats > 1 ? 8_000 : 0));
        }
    }

    @Override
    public int value(Board board) {
        Found x = lines(board).map(line -> inLine(line)).reduce(Found.NOTHING, Found::plus);
        Found o = lines(board).map(line -> inLine(exchanged(line))).reduce(Found.NOTHING, Found::plus);
        return x.five() ? 400_000 : o.five() ? -400_000 : x.total() - o.total();
    }

    private static String exchanged(String line) {
        return line.replace('X', '?').replace('O', 'X').replace('?', 'O');
    }

    private static Stream<String> lines(Board board) {
        int n = board.size();
        List<String> lines = new ArrayList<>(List.of(board.toString().split("/")));
        IntStream.range(0, n).forEach(c -> lines.add(line(board, 0, c, 0)));
        IntStream.range(-n, n).forEach(c -> lines.add(line(board, 0, c, 1)));
        IntStream.range(0, 2 * n).forEach(c -> lines.add(line(board, 0, c, -1)));
        return lines.stream();
    }

    private static String line(Board board, int row, int column, int right) {
        StringBuilder text = new StringBuilder();
        for (int i = row; i < board.size(); i++, column += right) {
            if (column >= 0 && column < board.size()) {
                text.append(board.at(i, column).map(player -> player.symbol()).orElse('.'));
            }
        }
        return text.toString();
    }

    /** What X has in the line: only between stones of O there is room. */
    private static Found inLine(String line) {
        for (String room : line.split("O+")) {
            if (room.length() >= 5 && room.contains("X")) {
                return inRoom(room);
            }
        }
        return Found.NOTHING;
    }

    private static Found inRoom(String room) {
        int points = 0;
        int most = 0;
        for (int i = 0; i + 5 <= room.length(); i++) {
            int stones = 5 - room.substring(i, i + 5).replace("X", "").length();
            most = Math.max(most, stones);
            points += stones == 1 ? 1 : stones == 2 ? 10 : 0;
        }
        long wins = wins(room);
        if (most == 5) {
            return new Found(0, 0, true);
        }
        if (most == 4) {
            return wins > 1 ? new Found(points + 20_000, 0, false) : new Found(points + 1_800, 1, false);
        }
        if (most == 3) {
            boolean open = filled(room).anyMatch(next -> wins(next) > 1);
            return open ? new Found(points + 1_200, 1, false) : new Found(points + 200, 0, false);
        }
        return new Found(points, 0, false);
    }

    private static Stream<String> filled(String room) {
        return IntStream.range(0, room.length())
                .filter(i -> room.charAt(i) == '.')
                .mapToObj(i -> room.substring(0, i) + "X" + room.substring(i + 1));
    }

    private static long wins(String room) {
        return filled(room).filter(next -> next.contains("XXXXX")).count();
    }
}
