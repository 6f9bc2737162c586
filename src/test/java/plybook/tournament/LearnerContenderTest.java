package plybook.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.engine.Opponents;
import plybook.game.Player;
import plybook.gomoku.Gomoku;
import plybook.gomoku.Gomoku.Rule;

/** Tests games of a learner's own player: that of exercise 08, or the search of exercise 05 in its place. */
class LearnerContenderTest {
    private static final Gomoku SMALL = new Gomoku(9, Rule.FIVE_OR_MORE);
    private static final Path SOLUTION = Path.of("solutions/08-player/MyPlayer.java");

    @TempDir
    Path folder;

    private LearnerContender contender() {
        return new LearnerContender("my", exercise -> folder.resolve(exercise.folder()));
    }

    /** Writes the solution's player, changed so that its third call does something else. */
    private void place(String thirdTime) throws IOException {
        place(3, thirdTime);
    }

    /** Does so with another call; the first is the trial, and those after it are moves of the game. */
    private void place(int from, String instead) throws IOException {
        String solution = Files.readString(SOLUTION);
        String changed = solution.replaceFirst(
                "(public A move\\(.*\\) \\{)",
                "private int asked; private A played;\n $1 if (++asked >= " + from + ") { "
                        + instead + " }\n A chosen = chosen(position, clock); played = chosen; return chosen; }\n"
                        + " private A chosen(GivenPosition<A> position, Clock clock) {");
        assertThat(changed).isNotEqualTo(solution);
        Files.writeString(
                Files.createDirectories(folder.resolve("08-player")).resolve("MyPlayer.java"),
                changed.replaceFirst("@Override\\s+private", "private")
                        .replace("public A move", "@Override public A move"));
    }

    private Outcome outcome(Budget budget) {
        Contender greedy = new EngineContender("greedy", seed -> Opponents.greedy());
        Fixture fixture = new Fixture(1, contender(), greedy, List.of());
        return new Referee(SMALL, budget, 1).play(fixture).orElseThrow().outcome();
    }

    @Test
    void the_same_nodes_give_the_solutions_player_the_same_game() throws IOException {
        place("");
        assertThat(contender().tryToStart()).containsExactly("The computer plays with your MyPlayer of exercise 08.");
        Contender greedy = new EngineContender("greedy", seed -> Opponents.greedy());
        Tournament tournament = new Tournament(List.of(contender(), greedy), SMALL, Budget.nodes(300), 1, 1, 1);
        List<GameRecord> games = tournament.running().play(game -> {}).games();
        assertThat(games).hasSize(2).noneMatch(game -> game.outcome() instanceof Outcome.Forfeited);
        assertThat(tournament.running().play(game -> {}).games())
                .extracting(GameRecord::moves)
                .isEqualTo(games.stream().map(GameRecord::moves).toList());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "CRASH        | throw new IllegalStateException(\"no idea\");                     | no idea",
                "CRASH        | System.exit(0);                                                 | ended the program",
                "ILLEGAL_MOVE | return played;                                                  | which is taken by X",
                "NONSENSE     | return null;                                                    | null",
                "TIMEOUT      | for (int i = 0; i < 3000; i++) { position.make(position.actions().get(0)); position.undo(); } | made"
            })
    void a_player_that_fails_forfeits_with_a_reason(Forfeit.Kind kind, String thirdTime, String said)
            throws IOException {
        place(thirdTime);
        assertThat(outcome(Budget.nodes(300))).isInstanceOfSatisfying(Outcome.Forfeited.class, forfeit -> {
            assertThat(forfeit.kind()).isEqualTo(kind);
            assertThat(forfeit.why()).contains(said);
        });
    }

    @Test
    void a_player_that_loops_is_ended_soon_after_its_time() throws IOException {
        // From its first move on: one before that might be late by itself where the machine is busy.
        place(2, "while (true) { asked++; }");
        Budget clock = Budget.time(Duration.ofMillis(100));
        assertThat(outcome(clock)).isInstanceOfSatisfying(Outcome.Forfeited.class, forfeit -> {
            assertThat(forfeit.kind()).isEqualTo(Forfeit.Kind.TIMEOUT);
            assertThat(forfeit.why()).contains("still busy when its time was over");
        });
    }

    @Test
    void a_player_that_answers_late_forfeits() throws IOException {
        place("long end = System.nanoTime() + 600_000_000L; while (System.nanoTime() < end) { asked++; }");
        assertThat(outcome(Budget.time(Duration.ofMillis(100))))
                .isInstanceOfSatisfying(Outcome.Forfeited.class, forfeit -> {
                    assertThat(forfeit.kind()).isEqualTo(Forfeit.Kind.TIMEOUT);
                    assertThat(forfeit.why()).contains("ms for a move");
                });
    }

    @Test
    void the_search_of_exercise_05_plays_if_the_player_does_not_work() throws IOException {
        Path player = Files.createDirectories(folder.resolve("08-player")).resolve("MyPlayer.java");
        Files.writeString(player, Files.readString(Path.of("exercises/08-player/MyPlayer.java")));
        assertThatThrownBy(() -> contender().tryToStart())
                .hasMessageContaining("no player of exercise 08 and no search of exercise 07 or 05")
                .hasMessageContaining("MyPlayer is not written yet.");
        Path search = Files.createDirectories(folder.resolve("05-gomoku")).resolve("MyDepthSearch.java");
        Files.copy(Path.of("solutions/05-gomoku/MyDepthSearch.java"), search);
        assertThat(contender().tryToStart())
                .contains("MyPlayer is not written yet.")
                .anyMatch(note -> note.startsWith("The computer plays with your MyDepthSearch, 2 plies deep"));
    }

    private void solved(String exercise, String... files) throws IOException {
        Path to = Files.createDirectories(folder.resolve(exercise));
        for (String file : files) {
            Files.copy(Path.of("solutions", exercise, file), to.resolve(file));
        }
    }

    @Test
    void the_parts_of_exercise_07_play_with_the_evaluation_of_06() throws IOException {
        solved("07-candidates", "MyCandidates.java", "MyInPlaceSearch.java");
        assertThat(contender().tryToStart())
                .contains("The computer plays with your MyInPlaceSearch and MyCandidates of exercise 07, and with"
                        + " the longest rows, because there is no evaluation of exercise 06.");
        solved("06-evaluation", "MyEvaluation.java");
        assertThat(contender().tryToStart())
                .contains("The computer plays with your MyInPlaceSearch and MyCandidates of exercise 07, and with your"
                        + " MyEvaluation.");
        Contender random = new EngineContender("random", Opponents::random);
        Fixture fixture = new Fixture(1, contender(), random, List.of());
        GameRecord game = new Referee(SMALL, Budget.nodes(150), 1).play(fixture).orElseThrow();
        assertThat(game.outcome()).isInstanceOfSatisfying(Outcome.Won.class, won -> assertThat(won.side())
                .isEqualTo(Player.X));
        assertThat(new Referee(SMALL, Budget.nodes(150), 1)
                        .play(fixture)
                        .orElseThrow()
                        .moves())
                .isEqualTo(game.moves());
    }

    @Test
    void candidates_that_are_taken_leave_the_game_to_the_search_of_exercise_05() throws IOException {
        solved("05-gomoku", "MyDepthSearch.java");
        solved("07-candidates", "MyCandidates.java", "MyInPlaceSearch.java");
        Path candidates = folder.resolve("07-candidates/MyCandidates.java");
        Files.writeString(
                candidates,
                Files.readString(candidates)
                        .replace(
                                "cells = new ArrayList<>(candidates());",
                                "cells = new ArrayList<>(List.of(new Cell(2, 2)));"));
        assertThat(contender().tryToStart())
                .anyMatch(note -> note.startsWith("your MyCandidates ordered [(2,2)], which are no empty cells"))
                .anyMatch(note -> note.startsWith("The computer plays with your MyDepthSearch, 2 plies deep"));
    }

    @Test
    void two_files_with_the_same_helper_class_are_told_apart_in_a_sentence() throws IOException {
        solved("07-candidates", "MyCandidates.java", "MyInPlaceSearch.java");
        for (String name : List.of("MyCandidates.java", "MyInPlaceSearch.java")) {
            Path file = folder.resolve("07-candidates").resolve(name);
            Files.writeString(file, Files.readString(file) + "class Helper {}\n");
        }
        assertThatThrownBy(() -> contender().tryToStart())
                .hasMessageContaining("two of your files have a class Helper: give one of them another name");
    }

    @Test
    void an_earlier_version_plays_without_later_parts_and_does_not_miss_them() throws IOException {
        solved("05-gomoku", "MyDepthSearch.java");
        solved("08-player", "MyPlayer.java");
        assertThat(LearnerContender.after("my@05", "05", exercise -> folder.resolve(exercise.folder()))
                        .tryToStart())
                .containsExactly(
                        "The computer plays with your MyDepthSearch, 2 plies deep on the cells near stones, and"
                                + " with the longest rows, because there is no evaluation of exercise 06.");
    }
}
