package plybook.judge.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import plybook.judge.trees.Truth;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.Trees;

class ShrinkingTest {
    private static Tree smallest(Tree tree, Predicate<Tree> wrong) {
        return Shrinking.smallest(
                tree, Function.identity(), each -> Optional.of(each).filter(wrong));
    }

    @Test
    void a_mistake_at_a_leaf_is_shown_on_a_single_leaf() {
        Tree tree = Tree.parse("((7 3) (15) (1 12 20 22))");
        assertThat(smallest(tree, each -> TreeGame.leafValues(each).contains(12)))
                .isEqualTo(Tree.leaf(12));
        assertThat(smallest(tree, each -> each.leaves() >= 3 && each.depth() == 2))
                .matches(each -> each.leaves() == 3 && each.nodes() <= 5);
    }

    @Test
    void a_mistake_among_many_children_is_shown_among_as_many_as_it_takes() {
        Predicate<Tree> wrong = each -> each.children().size() > 100;
        Tree small = smallest(Trees.uniform(400, 1), wrong);
        assertThat(small.children()).hasSize(101);
        assertThat(Shrinking.whyOfSoMany("so it is", small, wrong.negate()))
                .isEqualTo("so it is; with one action fewer than these 101 the answer is right");
        assertThat(Shrinking.whyOfSoMany("so it is", small, each -> false))
                .as("wrong with one fewer, too, or no answer")
                .isEqualTo("so it is");
        assertThat(Shrinking.whyOfSoMany("so it is", small, each -> true))
                .as("right with all of them when asked again")
                .isEqualTo("so it is");
        assertThat(Shrinking.whyOfSoMany("so it is", Tree.parse("(1 2)"), each -> each.leaves() < 2))
                .as("few")
                .isEqualTo("so it is");
    }

    @Test
    void no_step_from_the_smallest_is_wrong_too() {
        Random random = new Random(3);
        Predicate<Tree> wrong = tree -> Truth.of(tree).value() > 5 && tree.leaves() > 1;
        int seen = 0;
        while (seen < 100) {
            Tree tree = Trees.random(new Trees.Mix(4, 3, 0.2, true, -9, 9), random);
            if (wrong.test(tree)) {
                Tree small = smallest(tree, wrong);
                assertThat(small).matches(wrong);
                assertThat(Trees.smaller(small)).noneMatch(wrong);
                seen++;
            }
        }
    }

    @Test
    void it_gives_up_after_some_questions() {
        Tree wide = Trees.uniform(8, 3);
        AtomicInteger asked = new AtomicInteger();
        assertThat(smallest(wide, each -> asked.incrementAndGet() < 0)).isSameAs(wide);
        assertThat(asked).hasValueBetween(100, 500);
    }

    @Test
    void it_stops_waiting_for_a_slow_player() {
        AtomicInteger asked = new AtomicInteger();
        smallest(Trees.uniform(5, 3), each -> {
            asked.incrementAndGet();
            sleep(Duration.ofMillis(200));
            return false;
        });
        assertThat(asked).hasValueBetween(1, 6);
    }

    private static void sleep(Duration time) {
        try {
            TimeUnit.NANOSECONDS.sleep(time.toNanos());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
