package plybook.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Evaluation;
import plybook.game.Player;
import plybook.game.Window;
import plybook.gomoku.Gomoku;
import plybook.gomoku.NearbyMoves;
import plybook.gomoku.WindowEvaluation;
import plybook.search.Minimax;
import plybook.search.Options;

/** Tests that lesson 10 tells the truth about its position, on which a table that takes bounds for values plays a losing move. */
class CarelessTableTest {
    private static final Path LESSON = Path.of("src/lessons/10-player.md");
    private static final Pattern ROWS = Pattern.compile("String rows = \"(.+)\";");

    private static final Gomoku SEVEN = new Gomoku(7, Gomoku.Rule.FIVE_OR_MORE);
    private static final NearbyMoves CLOSE = new NearbyMoves(SEVEN, 1);
    private static final Evaluation<Board> WINDOWS = new WindowEvaluation(7);

    private static Board danger = Board.empty(7);

    private record Entry(Cell best, int value, int alpha, int beta) {
        boolean exact() {
            return value > alpha && value < beta;
        }

        boolean helps(int nextAlpha, int nextBeta) {
            return exact() || value >= beta && value >= nextBeta || value <= alpha && value <= nextAlpha;
        }
    }

    private interface Usable {
        boolean test(Entry known, int alpha, int beta);
    }

    /** Alpha-beta with a table of boards. */
    private static final class WithTable {
        private final Usable usable;
        private final Map<Board, Entry> memory = new HashMap<>();
        private int used;

        WithTable(Usable usable) {
            this.usable = usable;
        }

        int value(Board board, int plies, int alpha, int beta) {
            if (CLOSE.terminal(board)) {
                return CLOSE.utility(board);
            }
            if (plies == 0) {
                return WINDOWS.value(board);
            }
            Entry known = memory.get(board);
            if (known != null && usable.test(known, alpha, beta)) {
                used++;
                return known.value();
            }
            boolean max = CLOSE.player(board) == Player.MAX;
            int value = max ? -Window.INFINITY : Window.INFINITY;
            int a = alpha;
            int b = beta;
            Cell best = CLOSE.actions(board).get(0);
            for (Cell cell : CLOSE.actions(board)) {
                int next = value(CLOSE.result(board, cell), plies - 1, a, b);
                if (max ? next > value : next < value) {
                    value = next;
                    best = cell;
                }
                a = max ? Math.max(a, value) : a;
                b = max ? b : Math.min(b, value);
                if (a >= b) {
                    break;
                }
            }
            memory.put(board, new Entry(best, value, alpha, beta));
            return value;
        }

        int value() {
            return value(danger, 4, -Window.INFINITY, Window.INFINITY);
        }

        Cell best() {
            value();
            return Objects.requireNonNull(memory.get(danger)).best();
        }
    }

    @BeforeAll
    static void read() throws IOException {
        Matcher rows = ROWS.matcher(Files.readString(LESSON));
        assertThat(rows.find()).isTrue();
        danger = Board.parse(rows.group(1));
    }

    /** Returns the value after the move by minimax, which cuts nothing: O moves, then X, then O. */
    private static int provenAfter(Cell cell, int radius) {
        Options<Board, Cell> threePlies = Options.<Board, Cell>none().limitedTo(3, WINDOWS);
        return new Minimax<>(new NearbyMoves(SEVEN, radius), threePlies)
                .search(SEVEN.result(danger, cell))
                .value();
    }

    @Test
    void a_table_that_takes_bounds_for_values_plays_a_move_that_loses() {
        WithTable careless = new WithTable((known, alpha, beta) -> true);

        assertThat(careless.best()).isEqualTo(new Cell(5, 1));
        assertThat(careless.value()).isGreaterThan(-NearbyMoves.WIN);
        assertThat(provenAfter(careless.best(), SEVEN.size())).isEqualTo(-NearbyMoves.WIN); // any cell may be played
    }

    @Test
    void a_table_that_keeps_bounds_as_bounds_finds_the_value_of_minimax() {
        WithTable careful = new WithTable(Entry::helps);
        int byMinimax = CLOSE.actions(danger).stream()
                .mapToInt(cell -> provenAfter(cell, 1))
                .max()
                .orElseThrow();

        assertThat(careful.value()).isEqualTo(byMinimax).isGreaterThan(-NearbyMoves.WIN);
        assertThat(provenAfter(careful.best(), 1)).isEqualTo(byMinimax);
        assertThat(careful.used).isPositive();
    }
}
