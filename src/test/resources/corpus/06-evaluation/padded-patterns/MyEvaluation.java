// exercise: 06
// truth: wrong
// mistake: every line gets a free cell at both ends so that the search for patterns needs no bounds; the edge of the board therefore does not close a line but gives room beyond it
// player: both
// style: windows over padded strings, lines collected in a stream
// kind: slip
// single: yes
// detail: lines that touch the edge of the board or end one cell from it: a four at the edge is an open four, four cells between O and the edge have room
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Player;
import plybook.task.EvaluationTask;

public class MyEvaluation implements EvaluationTask {
    private static final int WIN = 1_000_000;

    @Override
    public int value(Board board) {
        String[] lines = lines(board).map(line -> "." + line + ".").toArray(String[]::new);
        for (String line : lines) {
            if (line.contains("XXXXX")) {
                return WIN;
            }
            if (line.contains("OOOOO")) {
                return -WIN;
            }
        }
        return worth(lines, 'X') - worth(lines, 'O');
    }

    private static Stream<String> lines(Board board) {
        int n = board.size();
        Stream<String> rows = IntStream.range(0, n).mapToObj(r -> line(board, r, 0, 0, 1));
        Stream<String> columns = IntStream.range(0, n).mapToObj(c -> line(board, 0, c, 1, 0));
        Stream<String> falling = IntStream.range(1 - n, n).mapToObj(k -> line(board, Math.max(0, -k), Math.max(0, k), 1, 1));
        Stream<String> rising =
                IntStream.range(1 - n, n).mapToObj(k -> line(board, n - 1 - Math.max(0, -k), Math.max(0, k), -1, 1));
        return Stream.of(rows, columns, falling, rising).flatMap(s -> s).filter(s -> s.length() >= 5);
    }

    private static String line(Board board, int row, int column, int down, int right) {
        StringBuilder text = new StringBuilder();
        for (int r = row, c = column; r >= 0 && r < board.size() && c < board.size(); r += down, c += right) {
            text.append(board.at(r, c).map(Player::symbol).orElse('.'));
        }
        return text.toString();
    }

    private static int worth(String[] lines, char me) {
        int worth = 0;
        int threats = 0;
        for (String line : lines) {
            Set<Integer> wins = new HashSet<>();
            Set<String> pairs = new HashSet<>();
            for (int i = 0; i + 5 <= line.length(); i++) {
                String window = line.substring(i, i + 5);
                String mine = window.replace(String.valueOf(me), "");
                if (!mine.replace(".", "").isEmpty()) {
                    continue;
                }
                switch (mine.length()) {
                    case 1 -> wins.add(i + window.indexOf('.'));
                    case 2 -> pairs.add((i + window.indexOf('.')) + "," + (i + window.lastIndexOf('.')));
                    case 3 -> worth += 10;
                    case 4 -> worth += 1;
                    default -> {}
                }
            }
            long cells = pairs.stream().flatMap(pair -> Stream.of(pair.split(","))).distinct().count();
            if (wins.size() > 1) {
                worth += 12_000;
            } else if (wins.size() == 1) {
                worth += 1_600;
                threats++;
            } else if (cells > 0 && cells < 2L * pairs.size()) {
                worth += 1_000;
                threats++;
            } else if (cells > 0) {
                worth += 190;
            }
        }
        return Math.min(400_000, threats < 2 ? worth : worth + 6_000);
    }
}
