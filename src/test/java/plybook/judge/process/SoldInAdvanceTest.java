package plybook.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.diagnosis.ledger.LeafLedger;
import plybook.game.Window;
import plybook.guest.Call;
import plybook.guest.Given;
import plybook.guest.Reply;
import plybook.judge.compiler.SourceCompiler;
import plybook.task.AlphaBetaTask;
import plybook.task.Course;
import plybook.task.Exercise.Part;
import plybook.tree.Tree;

/** Leaves that are sold together with a question: the books are the same as if each had been asked for by itself, and nobody gains by it. */
class SoldInAdvanceTest {
    private static final Part PART = Course.find("04").parts().get(0);
    private static final Tree TREE = Tree.parse("^(3 v(5 2) 4 1)");
    private static final Given.Search GIVEN = Given.search(TREE);
    private static final Call QUESTION = Call.<AlphaBetaTask<Object, Object>>to(
            AlphaBetaTask.class, task -> task.value(GIVEN.game(), GIVEN.state(), -Window.INFINITY, Window.INFINITY));

    @TempDir
    Path folder;

    /** @param body the body of the method {@code value}, with a field {@code calls} that counts its calls, from 1 */
    private ProcessLearner learner(String body) throws IOException {
        Path source = Files.writeString(folder.resolve(PART.fileName()), """
                import java.util.*;
                import plybook.game.*;

                public class MyAlphaBeta<S, A> implements plybook.task.AlphaBetaTask<S, A> {
                    int calls;

                    public int value(Game<S, A> game, S state, int alpha, int beta) {
                        calls++;
                        try {
                            %s
                        } catch (ReflectiveOperationException e) {
                            throw new IllegalStateException(e);
                        }
                    }

                    public A bestAction(Game<S, A> game, S state) {
                        return game.actions(state).get(0);
                    }

                    private List<S> leaves(Game<S, A> game, S state) {
                        if (game.terminal(state)) {
                            return new ArrayList<>(List.of(state));
                        }
                        List<S> all = new ArrayList<>();
                        for (A action : game.actions(state)) {
                            all.addAll(leaves(game, game.result(state, action)));
                        }
                        return all;
                    }

                    static Object field(Object of, String name) throws ReflectiveOperationException {
                        var field = of.getClass().getDeclaredField(name);
                        field.setAccessible(true);
                        return field.get(of);
                    }

                    /** The loop's object, got from the game's private parts. */
                    static Object loop(Object game) throws ReflectiveOperationException {
                        Object price = field(game, "valueOfLeaf");
                        var captured = price.getClass().getDeclaredFields()[0];
                        captured.setAccessible(true);
                        return captured.get(price);
                    }
                }
                """.formatted(body));
        Path classes = Files.createDirectories(folder.resolve("classes"));
        assertThat(SourceCompiler.ofOwnCode().compile(source, PART, classes).message())
                .isEmpty();
        return new ProcessLearner(PART, classes, Duration.ofSeconds(20), Duration.ofMinutes(1), Sandbox.none());
    }

    /** Adds the leaves up, in their order or, in every other call, backwards; stops after a 5. */
    private static final String SUM = """
            int sum = 0;
            List<S> leaves = leaves(game, state);
            if (%s) {
                Collections.reverse(leaves);
            }
            for (S leaf : leaves) {
                int value = game.utility(leaf);
                sum += value;
                if (value == 5) {
                    break;
                }
            }
            if (calls < 0) {
                field(game, "");
            }
            return sum;
            """;

    /** Asks for the first leaf twice in a row, for the second, for the first again, and for the third. */
    private static final String AGAIN = """
            List<S> leaves = leaves(game, state);
            int sum = game.utility(leaves.get(0)) + game.utility(leaves.get(0)) + game.utility(leaves.get(1))
                    + game.utility(leaves.get(0)) + game.utility(leaves.get(2));
            if (calls < 0) {
                field(game, "");
            }
            return sum;
            """;

    private record Asked(List<Integer> leaves, Reply reply) {}

    private static Asked ask(ProcessLearner learner, Integer... expected) {
        LeafLedger ledger = new LeafLedger(TREE, Window.FULL);
        Reply reply = learner.ask(Learner.Sale.of(QUESTION, List.of(expected), ledger));
        return new Asked(List.copyOf(ledger.asked()), reply);
    }

    private static Reply answer(int number) {
        return new Reply.Answer(String.valueOf(number), Optional.empty());
    }

    @Test
    void the_books_are_as_if_each_leaf_had_been_asked_for_by_itself() throws IOException {
        try (ProcessLearner learner = learner(SUM.formatted("false"))) {
            Asked alone = ask(learner);
            assertThat(alone).isEqualTo(new Asked(List.of(0, 1), answer(8)));
            assertThat(ask(learner, 0)).isEqualTo(alone);
            assertThat(ask(learner, 0, 1)).isEqualTo(alone);
        }
    }

    @Test
    void where_only_the_answer_counts_all_leaves_are_told_once_and_only_for_that_question() throws IOException {
        try (ProcessLearner learner = learner(SUM.formatted("calls % 2 == 0"))) {
            List<Integer> told = new ArrayList<>();
            List<Integer> values = List.of(3, 5, 2, 4, 1);
            for (int expected : List.of(8, 12)) {
                told.clear();
                assertThat(learner.askOpenly(QUESTION, values.size(), leaf -> {
                            told.add(leaf);
                            return values.get(leaf);
                        }))
                        .isEqualTo(answer(expected));
                assertThat(told).containsExactly(0, 1, 2, 3, 4);
            }
            assertThat(ask(learner)).isEqualTo(new Asked(List.of(0, 1), answer(8)));
        }
    }

    @Test
    void a_leaf_behind_those_that_were_told_is_asked_for() throws IOException {
        try (ProcessLearner learner = learner(SUM.formatted("false"))) {
            List<Integer> values = List.of(3, 0, 2, 4, 1);
            List<Integer> told = new ArrayList<>();
            assertThat(learner.askOpenly(QUESTION, 2, leaf -> {
                        told.add(leaf);
                        return values.get(leaf);
                    }))
                    .isEqualTo(answer(10));
            assertThat(told).containsExactly(0, 1, 2, 3, 4);
        }
    }

    @Test
    void who_asks_otherwise_than_expected_pays_for_what_was_asked_and_no_more() throws IOException {
        try (ProcessLearner learner = learner(SUM.formatted("calls % 2 == 0"))) {
            assertThat(ask(learner)).isEqualTo(new Asked(List.of(0, 1), answer(8)));
            assertThat(ask(learner, 0, 1)).isEqualTo(new Asked(List.of(4, 3, 2, 1), answer(12)));
            assertThat(ask(learner, 0, 1, 2)).as("it ends earlier").isEqualTo(new Asked(List.of(0, 1), answer(8)));
            assertThat(ask(learner, 4, 3, 0)).isEqualTo(new Asked(List.of(4, 3, 2, 1), answer(12)));
        }
    }

    @Test
    void each_repeat_is_heard_of_expected_or_not() throws IOException {
        try (ProcessLearner learner = learner(AGAIN)) {
            for (List<Integer> expected : List.of(
                    List.<Integer>of(),
                    List.of(0, 1, 2),
                    List.of(0, 1, 0, 2),
                    List.of(0, 1),
                    List.of(0, 1, 0, 2, 3),
                    List.of(3, 2))) {
                LeafLedger ledger = new LeafLedger(TREE, Window.FULL);
                assertThat(learner.ask(Learner.Sale.of(QUESTION, expected, ledger)))
                        .isEqualTo(answer(16));
                assertThat(ledger.asks()).as("expected " + expected).containsExactly(0, 1, 0, 2);
                assertThat(ledger.repeats()).isEqualTo(1);
            }
        }
    }

    @Test
    void who_reads_what_was_sold_and_hides_it_has_bought_it_all() throws IOException {
        String peeks = """
                Object main = loop(game);
                if (calls == 1) {
                    return 0;
                }
                int sum = 0;
                for (Object each : (List<?>) field(field(main, "advance"), "sold")) {
                    sum += (int) field(each, "value");
                }
                var over = field(main, "advance").getClass().getDeclaredField("over");
                over.setAccessible(true);
                over.set(field(main, "advance"), true);
                return sum;
                """;
        try (ProcessLearner learner = learner(peeks)) {
            ask(learner);
            assertThat(ask(learner, 0, 1)).isEqualTo(new Asked(List.of(0, 1), answer(8)));
        }
    }

    /** Puts the question with each of the expectations, all together. */
    private static List<Asked> askEach(ProcessLearner learner, List<List<Integer>> expected) {
        List<LeafLedger> ledgers =
                expected.stream().map(each -> new LeafLedger(TREE, Window.FULL)).toList();
        List<Reply> replies = learner.askEach(IntStream.range(0, expected.size())
                .mapToObj(i -> Learner.Sale.of(QUESTION, expected.get(i), ledgers.get(i)))
                .toList());
        return IntStream.range(0, replies.size())
                .mapToObj(i -> new Asked(List.copyOf(ledgers.get(i).asked()), replies.get(i)))
                .toList();
    }

    /** So many that not all are on their way at a time. */
    private static List<List<Integer>> many(List<List<Integer>> expected) {
        return Collections.nCopies(ProcessLearner.IN_FLIGHT, expected).stream()
                .flatMap(List::stream)
                .toList();
    }

    @Test
    void questions_on_their_way_together_have_the_books_that_each_has_alone() throws IOException {
        List<List<Integer>> expected =
                many(List.of(List.of(0, 1), List.of(), List.of(0), List.of(4, 3), List.of(0, 1, 2)));
        try (ProcessLearner learner = learner(SUM.formatted("calls % 2 == 0"))) {
            List<Asked> asked = askEach(learner, expected);
            assertThat(asked).hasSameSizeAs(expected);
            for (int i = 0; i < asked.size(); i++) {
                assertThat(asked.get(i))
                        .as(i + " " + expected.get(i))
                        .isEqualTo(
                                i % 2 == 0
                                        ? new Asked(List.of(0, 1), answer(8))
                                        : new Asked(List.of(4, 3, 2, 1), answer(12)));
            }
        }
    }

    @Test
    void what_was_on_its_way_when_a_process_ended_is_asked_again_and_up_to_the_next_end() throws IOException {
        List<List<Integer>> expected = many(List.of(List.of(0, 1), List.of(), List.of(0)));
        try (ProcessLearner learner =
                learner("if (calls == 40) { Runtime.getRuntime().halt(3); }" + SUM.formatted("false"))) {
            List<Asked> asked = askEach(learner, expected);
            int last = asked.size() - 1;
            assertThat(last).as("in its second process").isGreaterThan(40);
            assertThat(asked.subList(0, last)).containsOnly(new Asked(List.of(0, 1), answer(8)));
            assertThat(asked.get(last).reply()).isInstanceOf(Reply.Fault.class);
        }
    }

    @Test
    void answers_that_take_long_together_are_each_in_time() throws IOException {
        String slow = "long until = System.nanoTime() + 50_000_000L; while (System.nanoTime() < until) {}";
        try (ProcessLearner learner = learner(slow + SUM.formatted("false")).within(Duration.ofSeconds(1))) {
            assertThat(askEach(learner, Collections.nCopies(ProcessLearner.IN_FLIGHT, List.of(0, 1))))
                    .hasSize(ProcessLearner.IN_FLIGHT)
                    .containsOnly(new Asked(List.of(0, 1), answer(8)));
        }
    }

    @Test
    void of_equal_questions_that_one_is_shown_with_its_output_at_which_it_went_wrong() throws IOException {
        try (ProcessLearner learner = learner("System.out.println(\"call \" + calls);" + SUM.formatted("false"))) {
            List<Call> questions = Stream.generate(QUESTION::again).limit(9).toList();
            List<Reply> replies = learner.askEach(questions.stream()
                    .map(each -> Learner.Sale.of(each, List.of(0, 1), new LeafLedger(TREE, Window.FULL)))
                    .toList());
            assertThat(replies).containsOnly(answer(8)).hasSize(9);
            learner.wentWrongAt(questions.get(4));
            assertThat(learner.printed().strip()).isEqualTo("call 5");
        }
    }

    @Test
    void nobody_can_have_forgotten_what_was_asked_for() throws IOException {
        String takesBack = """
                int value = game.utility(leaves(game, state).get(3));
                Object wire = field(loop(game), "wire");
                var say = wire.getClass().getDeclaredMethod("sendAskedInAdvance", int.class);
                say.setAccessible(true);
                say.invoke(wire, 0);
                return value;
                """;
        try (ProcessLearner learner = learner(takesBack)) {
            Asked asked = ask(learner, 0, 1);
            assertThat(asked.reply()).isInstanceOfSatisfying(Reply.Fault.class, fault -> assertThat(fault.kind())
                    .isEqualTo(Reply.Kind.DIED));
        }
    }

    @Test
    void a_count_that_cannot_be_is_the_end() throws IOException {
        String lies = """
                Object wire = field(loop(game), "wire");
                var say = wire.getClass().getDeclaredMethod("sendAskedInAdvance", int.class);
                say.setAccessible(true);
                say.invoke(wire, calls == 1 ? 2 : -1);
                return 0;
                """;
        try (ProcessLearner learner = learner(lies)) {
            for (int i = 0; i < 2; i++) {
                assertThat(ask(learner, 0, 1).reply())
                        .isInstanceOfSatisfying(Reply.Fault.class, fault -> assertThat(fault.kind())
                                .isEqualTo(Reply.Kind.DIED));
            }
        }
    }
}
