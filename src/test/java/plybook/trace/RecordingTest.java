package plybook.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plybook.game.Board;
import plybook.game.Player;
import plybook.game.Window;
import plybook.tictactoe.TicTacToe;
import plybook.tree.Tree;
import plybook.tree.Trees;

class RecordingTest {
    private static final Tree TREE = Tree.parse("((7 3) (15 (2 9)) (1 12 20 22))");
    private static final Trees.Mix MIX = new Trees.Mix(5, 3, 0.2, false, -4, 4);
    private static final Recording RECORDING = Recording.of("alpha-beta", Trace.alphaBeta(TREE));
    private static final String JSON = RecordingJson.of(RECORDING);

    @Test
    void a_recording_survives_a_round_trip_through_a_file() {
        assertThat(RecordingJson.read(JSON)).isEqualTo(RECORDING);
        Recording game =
                Recording.of("Tic-Tac-Toe “in play” <b>", Trace.alphaBeta(new TicTacToe(), Board.parse("X.O/.X./...")));
        assertThat(RecordingJson.read(RecordingJson.of(game))).isEqualTo(game);
        assertThat(game.board()).contains(Board.parse("X.O/.X./..."));
        assertThat(game.visited())
                .isEqualTo(Trace.alphaBeta(new TicTacToe(), Board.parse("X.O/.X./..."))
                        .visits()
                        .size());
    }

    @Test
    void a_truncated_trace_is_refused_with_a_sentence() {
        for (int end = 0; end < JSON.length(); end++) {
            String part = JSON.substring(0, end);
            assertThatIllegalArgumentException()
                    .as(part)
                    .isThrownBy(() -> RecordingJson.read(part))
                    .withMessageStartingWith("this is no");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"version\":1 | \"version\":2 | this trace is of version 2, and this Plybook reads versions up to 1: update Plybook",
                "\"version\":1 | \"version\":\"new\" | this trace does not say its version",
                "\"format\":\"plybook-trace\" | \"format\":\"plybook-report\" | this is not a trace",
                "\"steps\": | \"stops\": | no list of \"steps\"",
                "\"do\":\"leaf\" | \"do\":\"leap\" | expected one of enter, leaf, narrow, cutoff, leave as \"do\", found \"leap\"",
                "\"player\":\"MAX\" | \"player\":\"MID\" | expected MAX or MIN",
                "\"window\":[-2147483647,2147483647] | \"window\":[3] | expected two numbers, α and β",
                "\"window\":[-2147483647,2147483647] | \"window\":[-2147483648,3] | Integer.MIN_VALUE is no bound",
                "{\"do\":\"leave\",\"node\":3 | {\"do\":\"leave\",\"node\":2 | it is about node 2, but the search is at node 3",
                "{\"do\":\"leaf\",\"node\":3,\"value\":7}, | `` | ``",
                "\"value\":7 | \"value\":7.5 | expected a whole number as \"value\", found 7.5"
            })
    void a_damaged_trace_is_refused_with_a_sentence(String part, String instead, String message) {
        assertThat(JSON).contains(part);
        int at = JSON.indexOf(part);
        String damaged = JSON.substring(0, at) + instead + JSON.substring(at + part.length());
        if (message.isEmpty()) {
            assertThat(RecordingJson.read(damaged).steps())
                    .hasSize(RECORDING.steps().size() - 1);
        } else {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> RecordingJson.read(damaged))
                    .withMessageContaining(message);
        }
    }

    @Test
    void steps_that_are_not_a_whole_search_are_refused() {
        Step<String> root = new Step.Enter<>(1, Optional.empty(), Optional.of(Player.MAX), Window.FULL);
        Step<String> child = new Step.Enter<>(2, Optional.of("0"), Optional.empty(), Window.FULL);
        Step<String> leave = new Step.Leave<>(1, 0);
        assertThat(refused(List.of())).isEqualTo("there is no step");
        assertThat(refused(List.of(root))).contains("node 1 is never left");
        assertThat(refused(List.of(root, root))).isEqualTo("step 2: node 1 is entered twice");
        assertThat(refused(List.of(child))).isEqualTo("step 1: the root has an action");
        assertThat(refused(List.of(root, leave, child))).isEqualTo("step 3: node 2 is entered after the root was left");
        assertThat(refused(List.of(root, leave, leave)))
                .isEqualTo("step 3: it is about node 1, but the search is nowhere");
    }

    private static String refused(List<Step<String>> steps) {
        try {
            new Recording("", 0, Optional.empty(), Optional.empty(), steps, List.of());
        } catch (IllegalArgumentException e) {
            return String.valueOf(e.getMessage());
        }
        throw new AssertionError("not refused");
    }

    @Test
    void a_recording_is_made_from_the_leaves_that_were_asked_for() {
        Random random = new Random(7);
        Stream.generate(() -> Trees.random(MIX, random)).limit(2_000).forEach(tree -> {
            Trace<?, ?> trace = Trace.alphaBeta(tree);
            Recording told = Recording.of("", trace);
            List<Integer> asked = trace.leaves().stream()
                    .map(leaf -> leafNumber(tree, leaf.path()))
                    .toList();
            Recording seen = AskedLeaves.recording(
                    "", tree, Window.FULL, asked, trace.result().value());
            assertThat(seen.steps()).as(tree.toString()).isEqualTo(told.steps());
        });
    }

    private static int leafNumber(Tree tree, List<?> path) {
        int before = 0;
        Tree at = tree;
        for (Object child : path) {
            before += at.children().stream()
                    .limit((int) child)
                    .mapToInt(Tree::leaves)
                    .sum();
            at = at.children().get((int) child);
        }
        return before;
    }

    @Test
    void a_recording_shows_a_search_that_goes_on_in_a_closed_window() {
        Recording seen = AskedLeaves.recording("", Tree.parse("((7 3) (1 12))"), Window.FULL, List.of(0, 1, 2, 3), 3);
        assertThat(seen.steps())
                .filteredOn(step -> step instanceof Step.Enter<String> enter
                        && enter.window().closed())
                .singleElement()
                .isEqualTo(new Step.Enter<>(7, Optional.of("1"), Optional.empty(), new Window(3, 1)));
        assertThat(seen.steps()).noneMatch(Step.Cutoff.class::isInstance);
    }

    @Test
    void leaves_may_be_asked_for_in_any_order_and_again() {
        Recording seen =
                AskedLeaves.recording("", Tree.parse("((7 3) (1 12))"), Window.FULL, List.of(3, 0, 3, 3, 1), 3);
        assertThat(seen.steps().stream().filter(Step.Leaf.class::isInstance).map(step -> ((Step.Leaf<String>) step)
                        .value()))
                .containsExactly(12, 7, 12, 12, 3);
        assertThat(RecordingJson.read(RecordingJson.of(seen))).isEqualTo(seen);
    }
}
