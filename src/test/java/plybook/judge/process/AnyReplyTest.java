package plybook.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.guest.Question;
import plybook.guest.Reply;
import plybook.judge.Suites;
import plybook.judge.suite.Conditions;
import plybook.judge.suite.SuiteRunner;
import plybook.judge.verdict.CheckResult;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;
import plybook.task.Exercise.Part;

/** Whatever is answered, each suite comes to a verdict on each of its checks, and what was made up gets nothing. */
class AnyReplyTest {
    /** How often each suite is answered at random; once in verify, which pom.xml says. */
    private static final int ROUNDS = Integer.getInteger("plybook.forms", 5);

    private static final List<String> TEXTS = List.of(
            "",
            "7777",
            "-2147483648",
            "99999999999999999999",
            "true",
            "X",
            "MAX",
            "nobody",
            "XXX/XXX/XXX",
            "///",
            "X".repeat(10_000),
            "(0,0)".repeat(1_000),
            "(99999999999,0)",
            "(-1,-1)",
            "((((",
            "((1 2) (3",
            "\u0000\u001b[2J\uFFFD\n\r<b>",
            "(".repeat(20_000));

    static Stream<Part> parts() {
        return Course.exercises().stream().flatMap(exercise -> exercise.parts().stream());
    }

    @ParameterizedTest
    @MethodSource("parts")
    void a_suite_stands_any_reply(Part part) {
        int checks = Suites.allOf(part, new Verdict.TimedOut("")).size();
        for (int seed = 0; seed < ROUNDS; seed++) {
            List<CheckResult> results =
                    SuiteRunner.run(Suites.of(part), new Liar(part.contract(), seed), Conditions.practice());
            assertThat(results).hasSize(checks);
            assertThat(results.stream().filter(CheckResult::passed).map(CheckResult::title))
                    .isEmpty();
        }
    }

    /** Replies at random, of all kinds. */
    private static final class Liar implements Learner {
        private final Class<?> contract;
        private final Random random;

        Liar(Class<?> contract, int seed) {
            this.contract = contract;
            this.random = new Random(seed);
        }

        @Override
        public Reply ask(Question question, IntUnaryOperator valueOfLeaf) {
            if (random.nextInt(20) == 0) {
                Reply.Kind[] kinds = Reply.Kind.values();
                return new Reply.Fault(kinds[random.nextInt(kinds.length)], text(), text());
            }
            return new Reply.Answer(
                    text(), random.nextInt(3) == 0 ? java.util.Optional.of(text()) : java.util.Optional.empty());
        }

        private String text() {
            return TEXTS.get(random.nextInt(TEXTS.size()));
        }

        @Override
        public List<Reply> askAll(List<Question> questions) {
            return questions.stream()
                    .map(question -> ask(question, number -> 0))
                    .toList();
        }

        @Override
        public void startAgain() {}

        @Override
        public Class<?> contract() {
            return contract;
        }

        @Override
        public String className() {
            return "Liar";
        }

        @Override
        public String printed() {
            return "";
        }

        @Override
        public void close() {}
    }
}
