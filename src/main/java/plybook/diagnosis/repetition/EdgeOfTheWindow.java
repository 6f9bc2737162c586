package plybook.diagnosis.repetition;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import plybook.diagnosis.GameMistakes;
import plybook.diagnosis.ledger.Observation;
import plybook.diagnosis.ledger.Probe;
import plybook.diagnosis.repetition.Repetition.Changed;
import plybook.game.Window;
import plybook.tree.Tree;

/**
 * The mistake of a search that begins in a window around its last answer, and takes a number on the edge of that window for the value. All
 * that is wrong lies at one distance from the answer before then, whatever that was.
 */
public final class EdgeOfTheWindow {
    /** The answers before a question. */
    private static final List<Integer> STARTS = List.of(3, -400, 900);

    /** The distances from an answer to the edges of such windows. */
    private static final List<Integer> DISTANCES = IntStream.concat(
                    IntStream.rangeClosed(1, 128),
                    IntStream.of(150, 200, 250, 256, 300, 400, 500, 512, 1_000, 1_024, 2_000, 5_000, 10_000))
            .boxed()
            .toList();

    /** More than the largest of them. */
    private static final int FARTHER = 20_000;

    private EdgeOfTheWindow() {}

    /** Returns this mistake if the search makes it, which says more than that something is kept; else what is known already. */
    public static Optional<Changed> orElse(Optional<Changed> known, Watched search) {
        boolean chance = known.map(Changed::mistake)
                .filter(GameMistakes.ANSWERS_BY_CHANCE::equals)
                .isPresent();
        return !chance && isTaken(search) ? Optional.of(new Changed(GameMistakes.EDGE_TAKEN, true)) : known;
    }

    /** Returns whether the edge is taken where one of the players moves, or both. */
    static boolean isTaken(Watched search) {
        Set<Integer> distances = new HashSet<>();
        for (int start : STARTS) {
            Set<Integer> here = wrongDistances(search, start, 1);
            here.addAll(wrongDistances(search, start, -1));
            distances.addAll(here);
            if (here.isEmpty() || distances.size() > 1) {
                return false; // most searches show nothing of it at the first start
            }
        }
        return DISTANCES.containsAll(distances);
    }

    /**
     * Asks about nodes with two leaves, the second better than the first, right after an answer. Returns how far wrong values lie from that answer.
     *
     * @param sign 1 where MAX moves, −1 where MIN does
     */
    private static Set<Integer> wrongDistances(Watched search, int start, int sign) {
        Set<Integer> wrong = new HashSet<>();
        for (int distance : DISTANCES) {
            Tree first = Tree.leaf(start + sign * distance);
            int better = start + sign * (distance + FARTHER);
            OptionalInt before = value(search, Tree.leaf(start));
            OptionalInt value =
                    value(search, sign > 0 ? Tree.max(first, Tree.leaf(better)) : Tree.min(first, Tree.leaf(better)));
            if (!before.equals(OptionalInt.of(start)) || value.isEmpty()) {
                return new HashSet<>();
            }
            if (value.getAsInt() != better) {
                wrong.add(sign * (value.getAsInt() - start));
            }
        }
        return wrong;
    }

    private static OptionalInt value(Watched search, Tree tree) {
        return search.observeAside(Probe.value(tree, Window.FULL))
                .map(Observation::answer)
                .orElse(OptionalInt.empty());
    }
}
