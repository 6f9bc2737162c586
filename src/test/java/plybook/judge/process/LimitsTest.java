package plybook.judge.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.game.Board;
import plybook.guest.Call;
import plybook.guest.Contract;
import plybook.guest.Reply;
import plybook.guest.Wire;
import plybook.judge.compiler.SourceCompiler;
import plybook.judge.suite.NoAnswer;
import plybook.judge.verdict.Verdict;
import plybook.task.Course;
import plybook.task.Exercise.Part;
import plybook.task.TicTacToeTask;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

/** Limits that take too long to be reached by a submission under test. The others are in {@code HostileSubmissionsIT}. */
class LimitsTest {
    private static final Part PART = Course.find("01").parts().get(0);
    static final Call QUESTION = Call.<TreeValueTask>to(TreeValueTask.class, task -> task.value(Tree.leaf(1)));

    @TempDir
    Path folder;

    static ProcessLearner learner(Path folder, String body, Duration forAll) throws IOException {
        return new ProcessLearner(PART, classes(folder, body), Duration.ofSeconds(20), forAll, Sandbox.none());
    }

    private static Path classes(Path folder, String body) throws IOException {
        Path source = folder.resolve(PART.fileName());
        Files.writeString(source, """
                public class MyTreeValue implements plybook.task.TreeValueTask {
                    public int value(plybook.tree.Tree tree) {
                        long start = System.nanoTime();
                        %s
                        return 1;
                    }
                }
                """.formatted(body));
        Path classes = Files.createDirectory(folder.resolve("classes"));
        assertThat(SourceCompiler.ofOwnCode().compile(source, PART, classes).classes())
                .isPresent();
        return classes;
    }

    private static final String WORKS = "while (System.nanoTime() - start < 100_000_000L) {}";

    /** Sixty-four of these are under way before the first is over, and take longer together than a method may. */
    private static final String WORKS_A_LITTLE = "while (System.nanoTime() - start < 20_000_000L) {}";

    static final String SLEEPS = "try { Thread.sleep(20); } catch (InterruptedException e) { return 0; }";

    private static final Reply.Fault TOO_MUCH_TIME = new Reply.Fault(Reply.Kind.TOO_MUCH_TIME, "", "");

    @Test
    void answers_that_are_punctual_each_time_may_not_work_for_ever_in_all() throws IOException {
        try (ProcessLearner learner = learner(folder, WORKS, Duration.ofMillis(200))) {
            Reply reply = onAnyMachine(() -> learner.ask(QUESTION, leaf -> 0));
            assertThat(reply).isInstanceOf(Reply.Answer.class);
            for (int i = 0; i < 200 && !reply.equals(TOO_MUCH_TIME); i++) {
                reply = onAnyMachine(() -> learner.ask(QUESTION, leaf -> 0));
            }
            assertThat(reply).isEqualTo(TOO_MUCH_TIME);
            NoAnswer none = new NoAnswer(QUESTION, (Reply.Fault) reply, PART.className());
            assertThat(none.verdict()).isInstanceOf(Verdict.TimedOut.class);
            assertThat(none.verdict().message()).contains("more time together than all of them may");
        }
    }

    @Test
    void when_all_time_is_used_up_the_last_reply_says_so() throws IOException {
        try (ProcessLearner learner = learner(folder, SLEEPS, Duration.ofMillis(100))) {
            List<Reply> replies = onAnyMachine(() -> learner.askAll(Collections.nCopies(100, QUESTION)));
            assertThat(replies).hasSizeLessThan(100).first().isInstanceOf(Reply.Answer.class);
            assertThat(replies.get(replies.size() - 1)).isEqualTo(TOO_MUCH_TIME);
        }
    }

    /** On a machine that is too busy the judge says so, once: the time is over then all the same. */
    private static <T> T onAnyMachine(Supplier<T> ask) {
        try {
            return ask.get();
        } catch (MachineBusy e) {
            return ask.get();
        }
    }

    private static final Part RULES = Course.find("02").parts().get(0);

    /** Of eight methods each has its own share. */
    @Test
    void a_slow_method_does_not_use_up_the_time_of_the_others() throws IOException {
        Path source = folder.resolve(RULES.fileName());
        Files.writeString(
                source,
                Files.readString(Path.of("solutions", Course.find("02").folder(), RULES.fileName()))
                        .replaceFirst(
                                "(public boolean terminal\\(Board [a-z]+\\) \\{)",
                                "$1 long start = System.nanoTime(); " + WORKS_A_LITTLE));
        Path classes = Files.createDirectory(folder.resolve("classes"));
        assertThat(SourceCompiler.ofOwnCode().compile(source, RULES, classes).message())
                .isEmpty();
        assertThat(Files.readString(source)).contains(WORKS_A_LITTLE);
        Board board = Board.parse("X../.O./...");
        Call slow = Call.<TicTacToeTask>to(TicTacToeTask.class, rules -> rules.terminal(board));
        Call quick = Call.<TicTacToeTask>to(TicTacToeTask.class, rules -> rules.player(board));
        Duration forAll =
                Duration.ofMillis(800L * Contract.of(TicTacToeTask.class).size());
        try (ProcessLearner learner =
                new ProcessLearner(RULES, classes, Duration.ofSeconds(20), forAll, Sandbox.none())) {
            List<Reply> replies = onAnyMachine(() -> learner.askAll(Collections.nCopies(200, slow)));
            assertThat(replies.get(replies.size() - 1)).isEqualTo(TOO_MUCH_TIME);
            assertThat(learner.ask(slow, leaf -> 0)).isEqualTo(TOO_MUCH_TIME);
            assertThat(learner.ask(quick, leaf -> 0)).isEqualTo(new Reply.Answer("MAX", Optional.empty()));
            assertThat(learner.askAll(Collections.nCopies(200, quick))).hasSize(200);
        }
    }

    @Test
    void the_work_of_an_answer_is_measured_from_outside() throws IOException {
        String works = "if (tree.isLeaf() && tree.value() == 2) "
                + "for (int i = 0; i < 300_000_000; i++) start = start * 31 + i; if (start == 7) return 0; ";
        Call two = Call.<TreeValueTask>to(TreeValueTask.class, task -> task.value(Tree.leaf(2)));
        try (ProcessLearner learner = learner(folder, works + SLEEPS.replace("20", "500"), Duration.ofMinutes(5))) {
            assertThat(learner.ask(QUESTION, leaf -> 0)).isInstanceOf(Reply.Answer.class);
            Duration sleeping = learner.askTimed(QUESTION).work().orElseThrow();
            Duration working = learner.askTimed(two).work().orElseThrow();
            assertThat(sleeping).isLessThan(Duration.ofMillis(250));
            assertThat(working).isGreaterThan(sleeping.plusMillis(50));
        }
    }

    @Test
    void an_error_of_the_virtual_machine_is_no_refusal() throws IOException {
        try (ProcessLearner learner =
                learner(folder, "if (start != 0) throw new InternalError(\"no\");", Duration.ofMinutes(1))) {
            assertThat(learner.ask(QUESTION, leaf -> 0))
                    .isInstanceOfSatisfying(
                            Reply.Fault.class, fault -> assertThat(fault.kind()).isEqualTo(Reply.Kind.DIED));
        }
    }

    /** The judge itself goes on; what it sees of the process is that it does not run. */
    @Test
    void a_process_that_was_stopped_is_asked_again() throws Exception {
        assumeTrue(Programs.onLinux(), "needs Linux");
        try (ProcessLearner learner =
                learner(folder, WORKS, Duration.ofMinutes(5)).within(Duration.ofMillis(250))) {
            assertThat(learner.ask(QUESTION, leaf -> 0)).isInstanceOf(Reply.Answer.class);
            long pid = learner.program().orElseThrow().pid();
            // Before the question: stopped while it works, it might have answered already.
            signal("-STOP", pid);
            assertThat(learner.ask(QUESTION, leaf -> 0)).isInstanceOf(Reply.Answer.class);
            assertThat(learner.program().orElseThrow().pid()).isNotEqualTo(pid);
        }
    }

    /** Its first question got no answer, for it was ended when it had just reported. */
    @Test
    void a_process_that_is_stopped_for_longer_than_its_start_may_take_starts_all_the_same() throws Exception {
        assumeTrue(Programs.onLinux(), "needs Linux");
        Duration patience = Duration.ofSeconds(1);
        WatchedSandbox sandbox = new WatchedSandbox(Sandbox.none(), started -> {
            signal("-STOP", started.pid());
            CompletableFuture.delayedExecutor(2 * patience.toMillis(), TimeUnit.MILLISECONDS)
                    .execute(() -> signal("-CONT", started.pid()));
        });
        try (GuestProcess guest =
                GuestProcess.start(PART, classes(folder, ""), sandbox, GuestProcess.FullHeap.ENDS, patience)) {
            guest.send(QUESTION, Duration.ofSeconds(20), Wire.Detail.NONE);
            assertThat(guest.wire().receive()).isEqualTo(new Wire.Replied(new Reply.Answer("1", Optional.empty())));
        }
    }

    private static void signal(String which, long pid) {
        try {
            new ProcessBuilder("kill", which, String.valueOf(pid)).start().waitFor();
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void each_limit_has_a_sentence_of_its_own() {
        assertThat(java.util.Arrays.stream(Reply.Kind.values())
                        .map(kind -> new NoAnswer(QUESTION, new Reply.Fault(kind, "", ""), PART.className())
                                .verdict()
                                .message())
                        .filter(message -> !message.isEmpty())
                        .distinct())
                .hasSizeGreaterThanOrEqualTo(Reply.Kind.values().length - 3);
    }

    /** A program that waits to be killed. */
    static final class Waits {
        public static void main(String[] args) throws IOException {
            System.out.println("here");
            System.in.read();
        }
    }

    @Test
    void a_crash_leaves_no_file() throws Exception {
        assumeTrue(Programs.onLinux());
        List<String> command = new ArrayList<>(List.of(GuestProcess.JAVA));
        command.addAll(Limits.javaOptions());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Waits.class.getName()));
        Process process = new ProcessBuilder(command).directory(folder.toFile()).start();
        try (BufferedReader out = process.inputReader()) {
            assertThat(out.readLine()).isEqualTo("here");
            new ProcessBuilder("kill", "-SEGV", String.valueOf(process.pid()))
                    .start()
                    .waitFor();
            assertThat(out.lines()).anyMatch(line -> line.contains("SIGSEGV")); // it does write its pages, elsewhere
            assertThat(process.waitFor()).isNotZero();
        } finally {
            process.destroyForcibly();
        }
        assertThat(folder).isEmptyDirectory();
    }
}
