package plybook.viva;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import plybook.game.Window;
import plybook.search.Minimax;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.Trees;

/**
 * A number that a run has settled when it looks at a leaf.
 *
 * @param value a value that a leaf may have
 */
record Bound(Kind kind, int value) {
    /** The meaning of the number. */
    enum Kind {
        /** The α of a right search at the leaf. */
        ALPHA,
        /** The β of a right search at the leaf. */
        BETA,
        /** The least that the root can be worth when the leaf is known. */
        AT_LEAST,
        /** The most that the root can be worth when the leaf is known. */
        AT_MOST
    }

    /**
     * Returns a bound to ask for at the leaf in that place of the order, from 0: α or β if the window there is open and follows from the
     * leaves, otherwise one on the root's value, which holds for any program. Empty if nothing is settled yet.
     */
    static Optional<Bound> at(Run run, int place, boolean windows) {
        Optional<Window> window = windows ? run.windowAt(place) : Optional.empty();
        if (window.isPresent()) {
            int alpha = window.get().alpha();
            int beta = window.get().beta();
            return window.get().closed()
                    ? Optional.empty()
                    : finite(Kind.ALPHA, alpha).or(() -> finite(Kind.BETA, beta));
        }
        return finite(Kind.AT_LEAST, rootValue(run, place, -Window.MAX_VALUE))
                .or(() -> finite(Kind.AT_MOST, rootValue(run, place, Window.MAX_VALUE)));
    }

    private static Optional<Bound> finite(Kind kind, int value) {
        return Math.abs(value) < Window.MAX_VALUE ? Optional.of(new Bound(kind, value)) : Optional.empty();
    }

    /** Returns the root's value if every leaf that comes later in the order, or never, had the given one. */
    private static int rootValue(Run run, int place, int unknown) {
        Set<Integer> known = new HashSet<>(run.asked().subList(0, place + 1));
        List<Integer> values = TreeGame.leafValues(run.tree());
        int[] next = {0};
        Tree filled = Trees.withLeaves(run.tree(), () -> {
            int leaf = next[0]++;
            return known.contains(leaf) ? values.get(leaf) : unknown;
        });
        TreeGame game = new TreeGame(filled);
        return new Minimax<>(game).search(game.initialState()).value();
    }
}
