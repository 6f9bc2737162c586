package plybook.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Candidates;
import plybook.gomoku.Gomoku;
import plybook.gomoku.Gomoku.Rule;
import plybook.gomoku.GomokuPosition;
import plybook.gomoku.WindowEvaluation;

class LevelTest {
    private static final Gomoku RULES = Gomoku.standard();

    /** Plays each opening twice with colours swapped. {@code tournament} measures with many more games. */
    @Test
    void each_of_the_quick_levels_beats_the_one_below() {
        assertThat(score(Level.EASY.player(3), Level.BEGINNER.player(3), 10)).isGreaterThanOrEqualTo(0.65);
        assertThat(score(Level.MEDIUM.player(3), Level.EASY.player(3), 10)).isGreaterThanOrEqualTo(0.65);
        assertThat(score(Level.HARD.player(3), Level.MEDIUM.player(3), 4)).isGreaterThanOrEqualTo(0.65);
        assertThat(score(Level.BEGINNER.player(3), Opponents.random(3), 4)).isGreaterThanOrEqualTo(0.9);
    }

    /** In hundreds of games it won four of five; these few are the same everywhere. */
    @Test
    void weights_fitted_on_games_beat_those_set_by_hand() {
        Random random = new Random(5);
        List<List<Cell>> openings = Stream.generate(() -> EvenOpening.drawn(RULES, random))
                .limit(8)
                .map(EvenOpening::moves)
                .toList();
        assertThat(score(Level.STRONG.player(3), Level.judgeOfOpenings(), openings, 1_000))
                .isGreaterThanOrEqualTo(0.65);
    }

    /** Returns the share of points of the first player, over pairs of games from the same random opening. */
    private static double score(GomokuPlayer first, GomokuPlayer second, int pairs) {
        List<List<Cell>> openings = new ArrayList<>();
        for (int pair = 0; pair < pairs; pair++) {
            Random opening = new Random(pair * 31L);
            List<Cell> moves = new ArrayList<>();
            while (moves.size() < 4) {
                Cell cell = new Cell(4 + opening.nextInt(7), 4 + opening.nextInt(7));
                if (!moves.contains(cell)) {
                    moves.add(cell);
                }
            }
            openings.add(moves);
        }
        return score(first, second, openings, 3_000);
    }

    private static double score(GomokuPlayer first, GomokuPlayer second, List<List<Cell>> openings, int nodes) {
        double points = 0;
        for (int game = 0; game < 2 * openings.size(); game++) {
            GomokuPosition position = RULES.position();
            openings.get(game / 2).forEach(position::make);
            Player firsts = game % 2 == 0 ? Player.X : Player.O;
            while (!position.terminal()) {
                GomokuPlayer mover = position.player() == firsts ? first : second;
                position.make(
                        mover.move(RULES, position.board(), Limits.nodes(nodes)).move());
            }
            points += position.winner()
                    .map(winner -> winner == firsts ? 1.0 : 0.0)
                    .orElse(0.5);
        }
        return points / (2.0 * openings.size());
    }

    @Test
    void strong_finds_the_only_right_moves() {
        assertThat(strong("X: 7,4 7,5 7,6 7,7 O: 0,0 7,3 14,14 0,14"))
                .as("a win in one")
                .isEqualTo(new Cell(7, 8));
        assertThat(strong("X: 7,4 7,5 7,6 0,0 O: 8,4 8,5 8,6 14,14"))
                .as("an open four")
                .isIn(new Cell(7, 3), new Cell(7, 7));
        assertThat(strong("X: 7,4 7,5 7,6 7,7 0,0 O: 7,3 9,9 3,3 11,4"))
                .as("a four must be blocked")
                .isEqualTo(new Cell(7, 8));
        assertThat(strong("X: 7,4 7,5 7,6 0,0 O: 9,9 3,3 11,4"))
                .as("an open three must be blocked")
                .isIn(new Cell(7, 2), new Cell(7, 3), new Cell(7, 7), new Cell(7, 8));
        assertThat(strong("X: 7,5 7,6 7,7 4,8 5,8 6,8 O: 7,4 3,8 12,12 0,0 0,14 14,0"))
                .as("a double four")
                .isEqualTo(new Cell(7, 8));
    }

    private static Cell strong(String stones) {
        Board board = RULES.initialState();
        String[] sides = stones.substring(2).split("O:", -1);
        for (int side = 0; side < 2; side++) {
            for (String cell : sides[side].strip().split(" ", -1)) {
                String[] numbers = cell.split(",", -1);
                board.put(
                        new Cell(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1])),
                        side == 0 ? Player.X : Player.O);
            }
        }
        return Level.STRONG.player(1).move(RULES, board, Limits.nodes(5_000)).move();
    }

    @Test
    void the_same_seed_and_board_and_nodes_give_the_same_decision() {
        Board board = quiet();
        for (Level level : Level.values()) {
            Decision decision = level.player(9).move(RULES, board, Limits.nodes(4_000));
            assertThat(level.player(9).move(RULES, board, Limits.nodes(4_000))).isEqualTo(decision);
            assertThat(decision.nodes()).isLessThanOrEqualTo(4_001);
        }
    }

    private static Board quiet() {
        Board board = RULES.initialState();
        for (int cell : new int[] {112, 96, 111, 113, 97, 127}) {
            board.put(new Cell(cell / 15, cell % 15), RULES.player(board));
        }
        return board;
    }

    /** Measures processor time of the thread, so that a busy machine does not matter. */
    @Test
    void strong_answers_within_twenty_milliseconds_of_a_cancellation() {
        Board board = quiet();
        Level.STRONG.player(1).move(RULES, board, Limits.nodes(30_000)); // warm
        AtomicInteger asked = new AtomicInteger();
        AtomicLong told = new AtomicLong();
        Level.STRONG.player(1).move(RULES, board, Limits.none().cancelledBy(() -> {
            if (asked.incrementAndGet() == 100) {
                told.set(threadTime());
            }
            return asked.get() >= 100;
        }));
        assertThat(threadTime() - told.get()).isLessThan(TimeUnit.MILLISECONDS.toNanos(20));
    }

    @Test
    void strong_checks_the_limits_often_and_keeps_its_time() {
        Board board = quiet();
        Level.STRONG.player(1).move(RULES, board, Limits.nodes(30_000)); // warm
        AtomicLong last = new AtomicLong(threadTime());
        AtomicLong longest = new AtomicLong();
        Decision decision = Level.STRONG
                .player(1)
                .move(RULES, board, Limits.time(Duration.ofMillis(300)).cancelledBy(() -> {
                    long now = threadTime();
                    longest.accumulateAndGet(now - last.getAndSet(now), Math::max);
                    return false;
                }));
        assertThat(longest.get()).as("between two looks").isLessThan(TimeUnit.MILLISECONDS.toNanos(20));
        assertThat(decision.depth()).isPositive();
    }

    private static long threadTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    @Test
    void a_learners_parts_run_inside_the_engine() {
        AtomicInteger evaluated = new AtomicInteger();
        AtomicInteger ordered = new AtomicInteger();
        WindowEvaluation windows = new WindowEvaluation(15);
        Parts parts = Parts.own()
                .withCandidates(rules -> new Candidates(rules.size(), 1))
                .withOrdering((board, cells) -> {
                    ordered.incrementAndGet();
                    List<Cell> reversed = new ArrayList<>(cells);
                    Collections.reverse(reversed);
                    return reversed;
                })
                .withEvaluation(board -> {
                    evaluated.incrementAndGet();
                    return 10 * windows.value(board);
                });
        Decision decision = Level.withParts("mine", parts).move(RULES, quiet(), Limits.nodes(600));
        assertThat(evaluated.get()).isGreaterThan(100);
        assertThat(ordered.get()).isGreaterThan(10);
        assertThat(Candidates.of(quiet(), 1).cells()).contains(decision.move());
        assertThat(Mate.isDecided(decision.value())).isFalse();
    }

    /** With copies of its own parts the engine plays as with its own. */
    @Test
    void parts_like_the_engines_own_change_nothing() {
        Parts parts = Parts.own().withCandidates(rules -> new Candidates(rules.size(), 2));
        Decision own = Level.STRONG.player(1).move(RULES, quiet(), Limits.nodes(5_000));
        assertThat(Level.withParts("strong", parts).move(RULES, quiet(), Limits.nodes(5_000)))
                .isEqualTo(own);
    }

    @Test
    void strong_plays_small_boards_to_the_end_under_both_rules() {
        for (Rule rule : Rule.values()) {
            Gomoku small = new Gomoku(6, rule);
            GomokuPosition position = small.position();
            while (!position.terminal()) {
                position.make(Level.STRONG
                        .player(1)
                        .move(small, position.board(), Limits.nodes(500))
                        .move());
            }
            assertThat(position.terminal()).isTrue();
        }
    }
}
