package plybook.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plybook.game.Player;
import plybook.guest.Call;
import plybook.guest.Given;
import plybook.guest.Reply;
import plybook.judge.compiler.SourceCompiler;
import plybook.judge.trees.Truth;
import plybook.judge.verdict.Pace;
import plybook.task.Course;
import plybook.task.Exercise.Part;
import plybook.task.MinimaxTask;
import plybook.tree.Tree;
import plybook.tree.TreeGame;

/**
 * How many leaves are sold in a second. The promise is 50,000 where both sides may share a core and nothing else runs; the figures are
 * printed, and only a fifth of it fails, for nobody knows what else runs beside a test.
 */
@Tag("alone")
class PaceIT {
    private static final Part PART = Course.find("03").parts().get(0);
    private static final int ROUNDS = 3;

    /** Every node has eight children: 32,768 leaves, each to be asked for once. */
    private static Tree uniform(int depth, int leaf) {
        return depth == 0
                ? Tree.leaf(leaf % 7)
                : new Tree.Node(
                        depth % 2 == 1 ? Player.MAX : Player.MIN,
                        Stream.iterate(0, i -> i < 8, i -> i + 1)
                                .map(i -> uniform(depth - 1, 8 * leaf + i))
                                .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"none", "bubblewrap"})
    void leaves_are_sold_quickly_on_one_core_and_rightly_on_any(String name) throws IOException {
        // Not in a folder of JUnit's, which only its owner may enter.
        Path classes = TemporaryFolder.make("plybook-pace");
        Path source = Path.of("solutions", Course.find("03").folder(), PART.fileName());
        assertThat(SourceCompiler.ofOwnCode().compile(source, PART, classes).classes())
                .isPresent();
        Sandbox sandbox = Sandbox.named(name);

        Pace shared = best(() -> new ProcessLearner(PART, classes, patience(), patience(), sandbox));
        Pace free = best(() -> new ProcessLearner(PART, classes, patience(), patience(), sandbox).onAnyCore());

        System.out.println("sandbox " + name + ": " + shared + "; " + free + "; that is "
                + String.format("%.1f", (double) shared.perSecond() / free.perSecond()) + " times as many");
        assertThat(free.pinned()).isFalse();
        assertThat(shared.pinned())
                .isEqualTo(Runtime.getRuntime().availableProcessors() > 1
                        && Programs.find("taskset").isPresent());
        assertThat(shared.perSecond()).isGreaterThan(10_000);
    }

    private static Duration patience() {
        return Duration.ofMinutes(1);
    }

    /** The best of some rounds with one learner, of whom the first only warms the virtual machine. */
    private static Pace best(java.util.function.Supplier<ProcessLearner> maker) throws IOException {
        Tree tree = uniform(5, 0);
        List<Integer> values = TreeGame.leafValues(tree);
        int value = Truth.value(tree);
        Given.Search given = Given.search(tree);
        Call question = Call.<MinimaxTask<Object, Object>>to(
                MinimaxTask.class, search -> search.value(given.game(), given.state()));
        String cores = cores("thread-self");
        Pace best = new Pace(0, Duration.ofNanos(1), false);
        try (ProcessLearner learner = maker.get()) {
            Pace before = best;
            for (int round = 0; round < ROUNDS; round++) {
                assertThat(learner.ask(question, values::get))
                        .isEqualTo(new Reply.Answer(String.valueOf(value), Optional.empty()));
                Pace all = learner.pace().orElseThrow();
                Pace last = new Pace(all.leaves() - before.leaves(), all.time().minus(before.time()), all.pinned());
                assertThat(last.leaves()).isEqualTo(values.size());
                best = last.perSecond() > best.perSecond() ? last : best;
                before = all;
            }
        }
        assertThat(cores("thread-self"))
                .as("the thread may go where it might before")
                .isEqualTo(cores);
        return best;
    }

    private static String cores(String process) throws IOException {
        return Files.readAllLines(Path.of("/proc", process, "status")).stream()
                .filter(line -> line.startsWith("Cpus_allowed_list:"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void two_pairs_at_once_have_a_core_each() throws Exception {
        Process first = new ProcessBuilder("sleep", "60").start();
        Process second = new ProcessBuilder("sleep", "60").start();
        ExecutorService judges = Executors.newFixedThreadPool(2);
        try {
            // Each on a thread of its own, which stays alive.
            Future<Optional<SharedCore>> one = judges.submit(() -> SharedCore.of(first.toHandle()));
            assertThat(one.get()).isPresent();
            Future<Optional<SharedCore>> other = judges.submit(() -> SharedCore.of(second.toHandle()));
            assertThat(other.get()).isPresent();
            assertThat(cores(first.pid() + "")).doesNotContain("-", ",").isNotEqualTo(cores(second.pid() + ""));
            one.get().orElseThrow().close();
            other.get().orElseThrow().close();
        } finally {
            judges.shutdown();
            first.destroyForcibly();
            second.destroyForcibly();
        }
    }
}
