package plybook.judge.walk;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import plybook.judge.process.Learner.Telling;
import plybook.judge.process.Learner.Told;
import plybook.judge.process.Learner.Untold;
import plybook.judge.verdict.Following;
import plybook.trace.CodeWalk;
import plybook.tree.Tree;

/** Follows a learner's code on a tree, or says why that cannot be done. */
public final class Walks {
    /** The largest tree that somebody would step through. */
    private static final int MOST_FOLLOWED = 400;

    private Walks() {}

    /**
     * Follows it.
     *
     * @param asking asks for the steps
     * @param walk makes a walk of them; empty if nothing was told
     */
    public static Following of(Tree tree, Supplier<Telling> asking, Function<Told, Optional<CodeWalk>> walk) {
        if (tree.nodes() > MOST_FOLLOWED) {
            return new Following.Untold(Texts.of("walk.untold.large", tree.nodes()));
        }
        Telling telling = asking.get();
        if (telling instanceof Told told) {
            return walk.apply(told)
                    .<Following>map(Following.Steps::new)
                    .orElseGet(() -> new Following.Untold(Texts.of("walk.untold.none")));
        }
        return new Following.Untold(Texts.of(telling == Untold.NOT_ALONE ? "walk.untold.cell" : "walk.untold.class"));
    }

    /** Returns that there are no steps, because what went wrong is about no single tree. */
    public static Following elsewhere() {
        return new Following.Untold(Texts.of("walk.untold.elsewhere"));
    }

    /** Returns that there are no steps, because they are told on equal subtrees that are different objects, and what went wrong is that they are one. */
    public static Following ofOneObject() {
        return new Following.Untold(Texts.of("walk.untold.one.object"));
    }
}
