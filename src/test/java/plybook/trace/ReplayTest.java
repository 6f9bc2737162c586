package plybook.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import plybook.game.Window;
import plybook.tree.Tree;
import plybook.tree.TreeState;
import plybook.tree.Trees;

class ReplayTest {
    /** Returns everything that a replay knows at a moment. */
    private static List<Object> told(Replay<Integer> replay, Trace<TreeState, Integer> trace) {
        List<Object> told = new ArrayList<>();
        told.add(List.of(replay.moment(), replay.step(), replay.current(), replay.open(), replay.windows()));
        for (Visit<Integer> visit : trace.visits()) {
            told.add(List.of(replay.hasEntered(visit), replay.value(visit), replay.window(visit), replay.isCut(visit)));
        }
        return told;
    }

    @Test
    void a_moment_is_the_same_when_reached_forwards_backwards_or_directly() {
        Random random = new Random(11);
        for (int i = 0; i < 300; i++) {
            Tree tree = Trees.random(new Trees.Mix(4, 3, 0.3, false, -3, 3), random);
            Trace<TreeState, Integer> trace = Trace.alphaBeta(tree);
            Replay<Integer> replay = trace.replay();
            List<List<Object>> forwards = new ArrayList<>();
            do {
                forwards.add(told(replay, trace));
            } while (replay.forward());
            assertThat(forwards).hasSize(trace.steps().size() + 1);
            do {
                assertThat(told(replay, trace)).isEqualTo(forwards.get(replay.moment()));
            } while (replay.back());
            for (int leap = 0; leap < 20; leap++) {
                int moment = random.nextInt(replay.end() + 1);
                replay.goTo(moment);
                assertThat(told(replay, trace)).isEqualTo(forwards.get(moment));
            }
        }
    }

    @Test
    void a_moment_knows_nothing_that_came_later() {
        Trace<TreeState, Integer> trace = Trace.alphaBeta(Tree.parse("((7 3) (15) (1 12 20 22))"));
        Replay<Integer> replay = trace.replay();
        while (!replay.isCut(trace.visit(7))) {
            assertThat(replay.forward()).isTrue();
        }

        assertThat(replay.step().orElseThrow()).isInstanceOf(Step.Cutoff.class);
        assertThat(replay.current()).contains(trace.visit(7));
        assertThat(replay.open()).containsExactly(trace.root(), trace.visit(7));
        assertThat(replay.windows()).containsExactly(new Window(15, Window.INFINITY), new Window(15, 1));
        assertThat(replay.value(trace.visit(5))).hasValue(15);
        assertThat(replay.value(trace.visit(7))).isEmpty();
        assertThat(replay.value(trace.root())).isEmpty();
        assertThat(replay.window(trace.visit(5))).isEmpty();
        assertThat(replay.entered()).isEqualTo(8);
    }

    @Test
    void before_the_first_step_and_at_the_end_nothing_is_open() {
        Trace<TreeState, Integer> trace = Trace.minimax(Tree.parse("(1 2)"));
        Replay<Integer> replay = trace.replay();

        assertThat(replay.back()).isFalse();
        assertThat(replay.current()).isEmpty();
        assertThat(replay.value(trace.root())).isEmpty();
        replay.goTo(replay.end());
        assertThat(replay.forward()).isFalse();
        assertThat(replay.current()).isEmpty();
        assertThat(replay.value(trace.root())).hasValue(2);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> replay.goTo(99))
                .withMessage("there is no moment 99: they go from 0 to " + replay.end());
    }
}
