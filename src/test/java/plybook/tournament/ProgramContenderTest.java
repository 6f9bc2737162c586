package plybook.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.gomoku.Gomoku;

/** Tests other programs: a brain in Python that plays well, and one for each way to misbehave. */
class ProgramContenderTest {
    private static final Path PIGLET = Path.of("src/test/resources/brains/piglet.py");
    private static final Budget BUDGET = Budget.nodes(300).withTime(Duration.ofSeconds(30));

    private static Contender piglet(String name, String... trick) {
        List<String> command = new ArrayList<>(List.of("python3", PIGLET.toString()));
        command.addAll(List.of(trick));
        return new ProgramContender(name, command);
    }

    private static Results play(Budget budget, Contender... contenders) {
        return new Tournament(List.of(contenders), Gomoku.standard(), budget, 1, 3, 2)
                .running()
                .play(game -> {});
    }

    @Test
    void a_program_plays_whole_games_as_either_side() {
        Contender piglet = piglet("piglet");
        Results results = play(BUDGET, piglet, Players.first("first"));
        assertThat(results.points(piglet)).isEqualTo(2);
        assertThat(results.forfeits(piglet)).isZero();
    }

    @Test
    void a_program_that_suggests_is_told_to_play_what_it_suggests() {
        Contender piglet = piglet("piglet", "suggest");
        Results results = play(BUDGET, piglet, Players.first("first"));
        assertThat(results.points(piglet)).isEqualTo(2);
        assertThat(results.forfeits(piglet)).isZero();
    }

    /** Some rebuild their tables when they are told of a limit, and lose a command that comes at once. */
    @Test
    void a_fussy_program_gets_time_before_its_clock_and_between_moves() {
        Contender fussy = piglet("fussy", "fussy");
        Results results = play(BUDGET.withTime(Duration.ofMillis(400)), fussy, Players.first("first"));
        assertThat(results.games().stream().map(game -> game.outcome().words()))
                .as("outcomes")
                .noneMatch(words -> words.contains("forfeits"));
        assertThat(results.points(fussy)).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "crash | CRASH | the program ended with exit code 7",
                "close | CRASH | the program closed its pipe",
                "nonsense | NONSENSE | answered \"I do not know\", which is no move",
                "illegal | ILLEGAL_MOVE | played [A-O]\\d+, which is taken by [XO]",
                "outside | ILLEGAL_MOVE | played \\(0,15\\), which is outside the board",
                "hang | TIMEOUT | no answer within 700 ms",
                "flood | TIMEOUT | no answer within 700 ms"
            })
    void a_program_that_misbehaves_forfeits_and_leaves_no_process(String trick, Forfeit.Kind kind, String why) {
        Set<ProcessHandle> before = children();
        // The programs that answer late have a short limit; the others have time to start on a busy machine.
        boolean late = kind == Forfeit.Kind.TIMEOUT;
        Budget budget = late ? BUDGET.withTime(Duration.ofMillis(400)) : BUDGET;
        Contender bad = piglet("bad", trick);
        Results results = play(budget, bad, Players.last("good"));
        assertThat(results.games()).hasSize(2).allSatisfy(game -> {
            assertThat(game.outcome()).isInstanceOfSatisfying(Outcome.Forfeited.class, forfeit -> {
                assertThat(forfeit.kind()).isEqualTo(kind);
                assertThat(forfeit.why()).matches(why);
            });
        });
        assertThat(results.forfeits(bad)).isEqualTo(2);
        Set<ProcessHandle> left = children();
        left.removeAll(before);
        assertThat(left).as("processes that were left behind").isEmpty();
    }

    @Test
    void a_command_that_is_not_a_brain_forfeits() {
        Contender missing = new ProgramContender("missing", List.of("no/such/program"));
        Contender mute = new ProgramContender("mute", List.of("true"));
        Contender rude = new ProgramContender("rude", List.of("sh", "-c", "read line; echo ERROR not that size"));
        Results results = play(BUDGET, missing, mute, rude, Players.last("good"));
        assertThat(results.games().stream().map(game -> game.outcome().words()))
                .contains("X forfeits (nonsense): answered \"ERROR not that size\" to START 15")
                .anyMatch(words -> words.startsWith("X forfeits (crash): could not be started"))
                .anyMatch(words -> words.equals("X forfeits (crash): the program ended with exit code 0"));
        assertThat(results.contenders().stream().mapToInt(results::forfeits).sum())
                .as("every game is a forfeit of the player who starts first")
                .isEqualTo(12);
        assertThat(results.points(results.contenders().get(3))).isEqualTo(6);
    }

    private static Set<ProcessHandle> children() {
        return ProcessHandle.current()
                .descendants()
                .filter(ProcessHandle::isAlive)
                .collect(Collectors.toSet());
    }
}
