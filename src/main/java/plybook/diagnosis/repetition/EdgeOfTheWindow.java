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

    /**
     * Returns this mistake if the search makes it, which says more than that something is kept; else what is known already.
     *
     * @param chooses whether it also chooses an action, and not only finds a value
     */
    public static Optional<Changed> orElse(Optional<Changed> known, Watched search, boolean chooses) {
        if (known.map(Changed::mistake)
                .filter(GameMistakes.ANSWERS_BY_CHANCE::equals)
                .isPresent()) {
            return known;
        }
        if (isTakenForTheValue(search)) {
            return Optional.of(new Changed(GameMistakes.EDGE_TAKEN, true));
        }
        boolean inValue = known.filter(Changed::inValue).isPresent();
        return chooses && !inValue && isTakenInChoosing(search)
                ? Optional.of(new Changed(GameMistakes.EDGE_TAKEN, false))
                : known;
    }

    /** Returns whether the edge is taken for the value where one of the players moves, or both. */
    static boolean isTakenForTheValue(Watched search) {
        return isTaken(search, EdgeOfTheWindow::wrongValues);
    }

    /** Returns whether an action on the edge is chosen where one of the players moves, or both. */
    static boolean isTakenInChoosing(Watched search) {
        return isTaken(search, EdgeOfTheWindow::wrongChoices);
    }

    private static boolean isTaken(Watched search, WrongDistances wrong) {
        Set<Integer> distances = new HashSet<>();
        for (int start : STARTS) {
            Set<Integer> here = wrong.of(search, start, 1);
            here.addAll(wrong.of(search, start, -1));
            distances.addAll(here);
            if (here.isEmpty() || distances.size() > 1) {
                return false; // most searches show nothing of it at the first start
            }
        }
        return DISTANCES.containsAll(distances);
    }

    /** Asks about nodes with two leaves, the second better than the first, right after an answer. */
    private interface WrongDistances {
        /**
         * Returns the distances from that answer at which the search goes wrong: of the wrong value, or of the leaf that is chosen wrongly.
         *
         * @param sign 1 where MAX moves, −1 where MIN does
         */
        Set<Integer> of(Watched search, int start, int sign);
    }

    private static Set<Integer> wrongValues(Watched search, int start, int sign) {
        Set<Integer> wrong = new HashSet<>();
        for (int distance : DISTANCES) {
            OptionalInt before = answer(search, Probe.value(Tree.leaf(start), Window.FULL));
            OptionalInt value = answer(search, Probe.value(secondIsBetter(start, distance, sign), Window.FULL));
            if (!before.equals(OptionalInt.of(start)) || value.isEmpty()) {
                return new HashSet<>();
            }
            if (value.getAsInt() != better(start, distance, sign)) {
                wrong.add(sign * (value.getAsInt() - start));
            }
        }
        return wrong;
    }

    private static Set<Integer> wrongChoices(Watched search, int start, int sign) {
        Set<Integer> wrong = new HashSet<>();
        for (int distance : DISTANCES) {
            OptionalInt before = answer(search, Probe.choice(Tree.max(Tree.leaf(start), Tree.leaf(start - FARTHER))));
            OptionalInt choice = answer(search, Probe.choice(secondIsBetter(start, distance, sign)));
            if (!before.equals(OptionalInt.of(0)) || choice.isEmpty()) {
                return new HashSet<>();
            }
            if (choice.getAsInt() == 0) {
                wrong.add(distance);
            }
        }
        return wrong;
    }

    private static Tree secondIsBetter(int start, int distance, int sign) {
        Tree first = Tree.leaf(start + sign * distance);
        Tree second = Tree.leaf(better(start, distance, sign));
        return sign > 0 ? Tree.max(first, second) : Tree.min(first, second);
    }

    private static int better(int start, int distance, int sign) {
        return start + sign * (distance + FARTHER);
    }

    private static OptionalInt answer(Watched search, Probe probe) {
        return search.observeAside(probe).map(Observation::answer).orElse(OptionalInt.empty());
    }
}
