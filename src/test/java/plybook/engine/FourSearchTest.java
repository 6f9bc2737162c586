package plybook.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;
import plybook.gomoku.Gomoku.Rule;
import plybook.gomoku.GomokuPosition;
import plybook.gomoku.NearbyMoves;

class FourSearchTest {
    private static final int MOST_FOURS = 6;

    /** The number of won positions to find. A system property sets more, for a measurement rather than a test. */
    private static final int POSITIONS = Integer.getInteger("plybook.four.positions", 10);

    /** A few milliseconds of work. */
    private static final long FEW_POSITIONS = 2_000;

    /**
     * Compares with brute force on positions of random games. The search must find the same in every position, and need few positions if
     * there is a win.
     */
    @Test
    void finds_every_victory_by_six_fours_or_fewer_and_no_other() {
        Random random = new Random(66);
        int won = 0;
        int deep = 0;
        int quick = 0;
        for (int game = 0; won < POSITIONS; game++) {
            Gomoku rules = new Gomoku(15, game % 4 == 0 ? Rule.EXACTLY_FIVE : Rule.FIVE_OR_MORE);
            Board board = scattered(rules, random);
            BruteForceFours oracle = new BruteForceFours(rules);
            boolean wins = oracle.wins(board, MOST_FOURS);
            List<Cell> line = search(rules, board, Long.MAX_VALUE);
            assertThat(!line.isEmpty()).as("%s", board.drawn()).isEqualTo(wins);
            if (wins && !oracle.wins(board, 1)) { // a five or an open four at once needs no search
                won++;
                deep += oracle.wins(board, 3) ? 0 : 1;
                quick += search(rules, board, FEW_POSITIONS).isEmpty() ? 0 : 1;
                checkFirstMove(rules, board, line.get(0), oracle);
            }
        }
        assertThat(quick)
                .as("found within %s positions, of %s", FEW_POSITIONS, won)
                .isGreaterThanOrEqualTo(won * 9 / 10);
        assertThat(deep)
                .as("of %s won positions, those that need four fours or more", won)
                .isPositive();
    }

    private static List<Cell> search(Gomoku rules, Board board, long positions) {
        Situation situation = new Situation(rules, board);
        FourSearch search = new FourSearch(situation, new Stop(Limits.none()));
        int plies = search.shortest(MOST_FOURS, positions);
        return search.line(plies).stream().map(situation::cell).toList();
    }

    /** Checks that brute force still finds the win with one four less, after the first move and the opponent's answer. */
    private static void checkFirstMove(Gomoku rules, Board board, Cell first, BruteForceFours oracle) {
        Board after = rules.result(board, first);
        boolean wins = after.emptyCells().stream()
                .filter(answer -> rules.winner(rules.result(after, answer)).isEmpty())
                .allMatch(answer -> oracle.wins(rules.result(after, answer), MOST_FOURS - 1));
        assertThat(wins).as("%s on %s", first, board.drawn()).isTrue();
    }

    /** Returns a position from the middle of a game in which both sides place stones at random near each other. */
    private static Board scattered(Gomoku rules, Random random) {
        while (true) {
            GomokuPosition position = rules.position();
            int stones = 16 + random.nextInt(22);
            while (!position.terminal() && position.plies() < stones) {
                List<Cell> cells = new ArrayList<>(new NearbyMoves(rules, 2).actions(position.board()));
                position.make(cells.get(random.nextInt(cells.size())));
            }
            if (!position.terminal()) {
                return position.board();
            }
        }
    }

    @Test
    void gives_up_after_the_given_number_of_positions() {
        Random random = new Random(4);
        for (int i = 0; i < 20; i++) {
            Gomoku rules = Gomoku.standard();
            Board board = scattered(rules, random);
            Stop stop = new Stop(Limits.none());
            new FourSearch(new Situation(rules, board), stop).wins(20, 10);
            assertThat(stop.nodes()).isLessThanOrEqualTo(12);
        }
    }
}
