package plybook.diagnosis.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import plybook.diagnosis.habits.Habits;
import plybook.diagnosis.habits.Habits.Bounds;
import plybook.diagnosis.habits.Habits.Cut;
import plybook.diagnosis.habits.Habits.DecidedBy;
import plybook.diagnosis.habits.Habits.Pick;
import plybook.diagnosis.habits.Habits.RootWindow;
import plybook.diagnosis.ledger.Probe;
import plybook.diagnosis.probes.Probes;

/** A kind of search, with the right styles of writing it. */
public enum Family {
    /** The value of a tree whose leaves lie open: only the answer is seen. */
    TREE_VALUE,
    /** Every leaf is looked at. */
    MINIMAX,
    /** With a window. */
    ALPHA_BETA,
    /** The value with a window, on one position that is played and taken back. */
    IN_PLACE,
    /** Minimax with a depth. */
    DEPTH_MINIMAX,
    /** With a window and a depth. */
    DEPTH_ALPHA_BETA;

    /**
     * A right way to be different.
     *
     * @param name for people, such as "cuts at equality (α ≥ β)"
     */
    record Style(String name, Consumer<Habits> habit) {}

    private static final Style NO_CUTS = new Style("looks at every leaf", habits -> {
        habits.both(side -> side.cut = Cut.NEVER);
        habits.bothAtTheRoot(root -> root.window = RootWindow.FULL);
    });

    /** Returns whether it has a window. */
    boolean prunes() {
        return this == ALPHA_BETA || this == IN_PLACE || this == DEPTH_ALPHA_BETA;
    }

    /** Returns whether it has a depth limit. */
    boolean hasDepth() {
        return this == DEPTH_MINIMAX || this == DEPTH_ALPHA_BETA;
    }

    /** Returns whether its questions are seen, and not only its answers. */
    boolean leavesSeen() {
        return this != TREE_VALUE;
    }

    /** Returns whether it also chooses an action, and not only finds a value. */
    boolean chooses() {
        return this != TREE_VALUE && this != IN_PLACE && this != DEPTH_MINIMAX;
    }

    /** Returns what a search of this family is observed on, values before choices. */
    List<Probe> probes() {
        return switch (this) {
            case TREE_VALUE -> Probes.treeValue();
            case MINIMAX -> Probes.minimax();
            case ALPHA_BETA -> Probes.alphaBeta();
            case IN_PLACE -> Probes.inPlace();
            case DEPTH_MINIMAX -> Probes.depthMinimax();
            case DEPTH_ALPHA_BETA -> Probes.depthAlphaBeta();
        };
    }

    /** Returns the trees on which a name must predict what a search does: none of them was used to find it. */
    List<Probe> freshProbes() {
        List<Probe> probes = Probes.fresh(prunes(), chooses());
        return hasDepth() ? Probes.withDepths(probes) : probes;
    }

    /** The right ways to find a value. */
    List<Style> styles() {
        if (!prunes()) {
            return List.of(NO_CUTS);
        }
        List<Style> cuts = List.of(
                cuts("cuts at equality (α ≥ β)", Cut.AT_EQUALITY, Cut.AT_EQUALITY),
                cuts("cuts only beyond equality (α > β)", Cut.BEYOND_EQUALITY, Cut.BEYOND_EQUALITY),
                cuts("MAX cuts at equality, MIN only beyond it", Cut.AT_EQUALITY, Cut.BEYOND_EQUALITY),
                cuts("MIN cuts at equality, MAX only beyond it", Cut.BEYOND_EQUALITY, Cut.AT_EQUALITY));
        List<Style> bounds = List.of(
                bounds("fail-soft", Bounds.SOFT, true),
                bounds("fail-hard", Bounds.HARD_BUT_LEAVES, false),
                bounds("fail-hard, what was found returned at a cut", Bounds.HARD_BUT_LEAVES, true),
                bounds("fail-hard, leaves clamped to the window", Bounds.HARD, false),
                bounds("fail-hard, leaves clamped, what was found returned at a cut", Bounds.HARD, true));
        List<Style> all = new ArrayList<>();
        for (Style cut : cuts) {
            for (Style bound : bounds) {
                // Clamped to its window, a value is never beyond it, so a strict comparison never cuts: that is a
                // mistake, not a style.
                if (!cut.equals(cuts.get(0)) && bound.name().contains("clamped")) {
                    continue;
                }
                all.add(new Style(cut.name() + ", " + bound.name(), cut.habit().andThen(bound.habit())));
            }
        }
        return all;
    }

    /**
     * The right ways to write a search that find a value: the styles, each with all that the cut may be decided by. Without a mistake
     * that makes no difference.
     */
    List<Style> forms() {
        if (!prunes()) {
            return styles();
        }
        return styles().stream()
                .flatMap(style -> Stream.of(DecidedBy.values())
                        .map(by -> new Style(style.name(), style.habit().andThen(habits -> habits.decidedBy = by))))
                .toList();
    }

    private static Style cuts(String name, Cut max, Cut min) {
        return new Style(name, habits -> {
            habits.max.cut = max;
            habits.min.cut = min;
        });
    }

    private static Style bounds(String name, Bounds bounds, boolean bestAtCut) {
        return new Style(name, habits -> {
            habits.bounds = bounds;
            habits.bestAtCut = bestAtCut;
        });
    }

    /** The right ways to choose an action by values. */
    List<Style> rootStyles() {
        return switch (this) {
            case TREE_VALUE, IN_PLACE, DEPTH_MINIMAX -> List.of();
            case MINIMAX ->
                List.of(
                        root(RootWindow.FULL),
                        root(RootWindow.VALUE_FIRST),
                        comparing(Pick.OF_A_STREAM),
                        comparing(Pick.OF_A_COLLECTION));
            case ALPHA_BETA, DEPTH_ALPHA_BETA ->
                List.of(
                        root(RootWindow.NARROWED),
                        root(RootWindow.ONE_WIDER),
                        root(RootWindow.VALUE_FIRST_THEN_AROUND));
        };
    }

    private static Style comparing(Pick pick) {
        return new Style("", habits -> habits.bothAtTheRoot(root -> root.pick = pick));
    }

    private static Style root(RootWindow window) {
        return new Style("", habits -> habits.bothAtTheRoot(root -> root.window = window));
    }
}
