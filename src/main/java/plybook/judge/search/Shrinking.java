package plybook.judge.search;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import plybook.tree.Tree;
import plybook.tree.Trees;

/**
 * Looks for a smaller tree on which the answer is wrong as well: the less there is to see, the sooner it is understood. Source: Zeller and
 * Hildebrandt 2002, with a tree's own steps in place of halves of a text.
 */
final class Shrinking {
    private static final int TRIES = 400;

    /** A thousand answers fit into it, or one of a search that is very slow. */
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    /** With fewer actions the drawing says it all. */
    private static final int MANY = 16;

    private Shrinking() {}

    /**
     * A wrong answer about a tree of which no smaller one was found.
     *
     * @param <T> a wrong answer, with what was asked
     * @param again asks about a smaller tree: the answer, if it is wrong too
     */
    static <T> T smallest(T wrong, Function<T, Tree> tree, Function<Tree, Optional<T>> again) {
        long start = System.nanoTime();
        int[] tries = {0};
        T smallest = wrong;
        while (true) {
            Optional<T> smaller = Trees.smaller(tree.apply(smallest))
                    .takeWhile(each -> tries[0]++ < TRIES && System.nanoTime() - start < PATIENCE.toNanos())
                    .flatMap(each -> again.apply(each).stream())
                    .findFirst();
            if (smaller.isEmpty()) {
                return smallest;
            }
            smallest = smaller.get();
        }
    }

    /**
     * Returns why an answer about a tree is wrong, and that the number of actions matters, if the root has many and the answer is right with one
     * fewer: without the first, without one in the middle, and without the last, and still wrong with all.
     *
     * @param isRight asks about a smaller tree: whether the answer is right; not so where there is none
     */
    static String whyOfSoMany(String why, Tree tree, Predicate<Tree> isRight) {
        int actions = tree.children().size();
        boolean matters = actions > MANY
                && IntStream.of(0, actions / 2, actions - 1)
                        .allMatch(i -> isRight.test(Trees.without(tree, i)) && !isRight.test(tree));
        return matters ? Texts.of("why.so.many", why, actions) : why;
    }
}
