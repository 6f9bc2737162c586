package plybook.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plybook.engine.Decision;
import plybook.engine.GomokuPlayer;
import plybook.engine.Level;
import plybook.engine.Limits;
import plybook.engine.Opponents;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku;
import plybook.gomoku.Gomoku.Rule;

class TournamentTest {
    private static final Gomoku SMALL = new Gomoku(9, Rule.FIVE_OR_MORE);
    private static final Budget NODES = Budget.nodes(200);

    private static Tournament of(int pairs, int jobs, Contender... contenders) {
        return new Tournament(List.of(contenders), SMALL, NODES, pairs, 1, jobs);
    }

    private static Results play(Tournament tournament) {
        return tournament.running().play(game -> {});
    }

    private static Outcome onlyOutcome(Contender bad) {
        Results results = play(of(1, 1, bad, Players.last("good")));
        assertThat(results.forfeits(bad)).isEqualTo(2);
        assertThat(results.points(bad)).isZero();
        assertThat(results.losses(bad)).isZero();
        return results.games().get(0).outcome();
    }

    @Test
    void every_pair_plays_every_opening_with_colours_swapped() {
        Results results = play(of(3, 2, Players.first("a"), Players.last("b"), Players.first("c")));
        assertThat(results.games()).hasSize(18);
        Set<String> seen = new HashSet<>();
        for (GameRecord game : results.games()) {
            Fixture fixture = game.fixture();
            seen.add(fixture.x().name() + fixture.o().name() + fixture.opening());
            assertThat(game.moves()).startsWith(fixture.opening().toArray(Cell[]::new));
        }
        assertThat(seen).hasSize(18);
        assertThat(results.games().stream().map(game -> game.fixture().number()))
                .containsExactly(Stream.iterate(1, n -> n + 1).limit(18).toArray(Integer[]::new));
        assertThat(results.games().stream()
                        .map(game -> game.fixture().opening())
                        .distinct())
                .hasSize(3);
    }

    @Test
    void points_add_up_and_outcomes_follow_the_rules() {
        Results results = play(of(2, 2, Players.first("a"), Players.last("b")));
        assertThat(results.contenders().stream().mapToDouble(results::points).sum())
                .isEqualTo(4);
        for (GameRecord game : results.games()) {
            Board board = SMALL.initialState();
            for (Cell cell : game.moves()) {
                assertThat(SMALL.terminal(board)).isFalse();
                board = SMALL.result(board, cell);
            }
            assertThat(SMALL.winner(board)).isEqualTo(game.outcome().winner());
            assertThat(game.outcome()).isInstanceOf(Outcome.Won.class);
        }
    }

    @Test
    void a_full_board_is_a_tie() {
        // Colours by pairs of columns and rows, so that no row is longer than three.
        Gomoku five = new Gomoku(5, Rule.FIVE_OR_MORE);
        String full = "XXOOX/OOXXO/XXOOX/OOXXO/XOXOX";
        Board picture = Board.parse(full);
        assertThat(five.winner(picture)).isEmpty();
        List<Cell> xs = cells(picture, Player.X);
        List<Cell> os = cells(picture, Player.O);
        List<Cell> moves = new ArrayList<>();
        for (int i = 0; i < xs.size(); i++) {
            moves.add(xs.get(i));
            if (i < os.size()) {
                moves.add(os.get(i));
            }
        }
        Contender scripted = new Players.Scripted("x", (board, before) -> moves.get(before.size()));
        Fixture fixture = new Fixture(1, scripted, scripted, List.of());
        GameRecord game = new Referee(five, NODES, 1).play(fixture).orElseThrow();
        assertThat(game.outcome()).isEqualTo(new Outcome.Tied());
        assertThat(game.outcome().points(Player.X)).isEqualTo(0.5);
        assertThat(SgfRecord.of(game)).contains("RE[Draw]");
    }

    private static List<Cell> cells(Board board, Player player) {
        return Board.empty(board.size()).emptyCells().stream()
                .filter(cell -> board.has(player, cell.row(), cell.column()))
                .toList();
    }

    @Test
    void an_illegal_move_is_a_forfeit_and_the_other_games_go_on() {
        assertThat(onlyOutcome(new Players.Scripted("bad", (board, moves) -> moves.get(0))))
                .isInstanceOfSatisfying(Outcome.Forfeited.class, forfeit -> {
                    assertThat(forfeit.kind()).isEqualTo(Forfeit.Kind.ILLEGAL_MOVE);
                    assertThat(forfeit.why()).matches("played [A-I]\\d, which is taken by X");
                });
        assertThat(onlyOutcome(new Players.Scripted("bad", (board, moves) -> new Cell(9, 0)))
                        .words())
                .isEqualTo("X forfeits (illegal move): played (9,0), which is outside the board");
    }

    @Test
    void an_engine_that_throws_or_answers_too_late_forfeits() {
        Contender throwing = new EngineContender(
                "bad",
                seed -> new Prepared(() -> {
                    throw new IllegalStateException("broken");
                }));
        assertThat(onlyOutcome(throwing).words())
                .isEqualTo("X forfeits (crash): threw java.lang.IllegalStateException: broken");
        Contender late = new EngineContender("late", seed -> new Prepared(() -> sleep(400)));
        Budget clock = Budget.time(Duration.ofMillis(10));
        Tournament tournament = new Tournament(List.of(late, Players.last("good")), SMALL, clock, 1, 1, 1);
        assertThat(play(tournament).games())
                .extracting(GameRecord::outcome)
                .hasOnlyElementsOfType(Outcome.Forfeited.class)
                .extracting(Outcome::words)
                .allSatisfy(words -> assertThat(words).contains("forfeits (timeout): took"));
    }

    private static void sleep(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Plays at random after running some code. */
    private record Prepared(Runnable before) implements GomokuPlayer {
        @Override
        public String name() {
            return "stub";
        }

        @Override
        public Decision move(Gomoku rules, Board board, Limits limits) {
            before.run();
            return Opponents.random(1).move(rules, board, limits);
        }
    }

    @Test
    void with_nodes_a_seed_gives_the_same_games_for_any_number_of_jobs() {
        Contender[] players = {
            new EngineContender("random", Opponents::random),
            new EngineContender("greedy", seed -> Opponents.greedy()),
            new EngineContender("easy", Level.EASY::player)
        };
        List<List<Cell>> one =
                play(of(2, 1, players)).games().stream().map(GameRecord::moves).toList();
        List<List<Cell>> many =
                play(of(2, 3, players)).games().stream().map(GameRecord::moves).toList();
        assertThat(many).isEqualTo(one);
        List<List<Cell>> other = play(new Tournament(List.of(players), SMALL, NODES, 2, 2, 2)).games().stream()
                .map(GameRecord::moves)
                .toList();
        assertThat(other).isNotEqualTo(one);
    }

    @Test
    void a_stopped_tournament_keeps_the_finished_games() {
        Tournament tournament = of(10, 2, Players.first("a"), Players.last("b"));
        Tournament.Running running = tournament.running();
        List<GameRecord> told = new ArrayList<>();
        Results results = running.play(game -> {
            told.add(game);
            if (told.size() == 5) {
                running.stop();
            }
        });
        assertThat(results.games()).hasSizeBetween(5, 10).containsExactlyInAnyOrderElementsOf(told);
    }

    @Test
    void openings_differ_and_follow_from_the_seed() {
        for (int size : new int[] {5, 9}) {
            Gomoku rules = new Gomoku(size, Rule.FIVE_OR_MORE);
            List<List<Cell>> openings = ten(rules, 1);
            assertThat(openings).hasSize(10).doesNotHaveDuplicates().isEqualTo(ten(rules, 1));
            assertThat(openings).isNotEqualTo(ten(rules, 2));
            assertThat(openings)
                    .allSatisfy(opening -> assertThat(opening).hasSize(4).doesNotHaveDuplicates());
        }
    }

    private static List<List<Cell>> ten(Gomoku rules, long seed) {
        Openings openings = new Openings(rules, seed);
        return Stream.generate(openings::next).limit(10).toList();
    }

    @Test
    void an_impossible_tournament_is_refused() {
        assertThatThrownBy(() -> of(1, 1, Players.first("a"))).hasMessageContaining("two players at least");
        assertThatThrownBy(() -> of(1, 1, Players.first("a"), Players.last("a")))
                .hasMessageContaining("same name");
        assertThatThrownBy(() -> of(0, 1, Players.first("a"), Players.last("b")))
                .hasMessageContaining("one opening");
    }

    @Test
    void the_table_shows_the_strongest_first_and_every_score() {
        Contender strong = Players.first("strong");
        Contender weak = new Players.Scripted("weak", (board, moves) -> moves.get(0));
        Results results = play(of(2, 1, weak, strong));
        assertThat(Crosstable.of(results).lines().limit(3))
                .containsExactly(
                        "           1  2  points  games  ties  forfeits   Elo    ±  by play    ±",
                        "1  strong  ·  4       4      4     0         0  +223  288       +0  482",
                        "2  weak    0  ·       0      4     0         4  -223  288       +0  482");
        assertThat(Crosstable.points(0)).isEqualTo("0");
        assertThat(Crosstable.points(0.5)).isEqualTo("½");
        assertThat(Crosstable.points(3.5)).isEqualTo("3½");
        assertThat(Crosstable.of(new Results(List.of(strong, weak), List.of()))).contains("strong", "weak", "·");
    }
}
