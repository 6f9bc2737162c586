package plybook.diagnosis.habits;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import plybook.diagnosis.habits.Habits.Ends;
import plybook.diagnosis.habits.Habits.WorthToSort;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;

/**
 * A game that is over where a search stops: at its ends and at the horizon. To search it to the end is to search the game with a
 * depth, so a mistake with the depth is one in this game, whatever else the search gets wrong.
 */
final class Horizon implements Game<Horizon.Place, Integer> {
    /** A state and how many plies are left there. States that are equal may be met with more or fewer. */
    record Place(TreeState state, int left) {
        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Place place && state.equals(place.state);
        }

        @Override
        public int hashCode() {
            return state.hashCode();
        }

        @Override
        public String toString() {
            return state.toString();
        }
    }

    private final TreeGame game;
    private final Evaluation<TreeState> evaluation;
    private final Habits habits;
    private final boolean choosing;
    private final Place root;

    /** @param choosing whether an action is looked for, and not a value */
    Horizon(TreeGame game, Evaluation<TreeState> evaluation, int depth, Habits habits, boolean choosing) {
        this.game = game;
        this.evaluation = evaluation;
        this.habits = habits;
        this.choosing = choosing;
        this.root = new Place(game.initialState(), habits.ownDepth > 0 ? habits.ownDepth : depth);
    }

    @Override
    public Place initialState() {
        return root;
    }

    @Override
    public Player player(Place place) {
        return game.player(place.state);
    }

    @Override
    public List<Integer> actions(Place place) {
        if (habits.evaluatesOnTheWay) {
            int unused = evaluation.value(place.state);
        }
        return habits.sortsByEvaluation && (habits.sortsAtTheHorizon || place.left > 1)
                ? sorted(place)
                : game.actions(place.state);
    }

    /** Returns the actions with what is best by the evaluation of the next state first. */
    private List<Integer> sorted(Place place) {
        List<Integer> sorted = new ArrayList<>(game.actions(place.state));
        Map<Integer, Integer> known = new HashMap<>();
        ToIntFunction<Integer> value = action -> valueToSort(game.result(place.state, action));
        if (habits.evaluatesOnceToSort) {
            sorted.forEach(action -> known.put(action, value.applyAsInt(action)));
        }
        Comparator<Integer> byValue = Comparator.comparingInt(habits.evaluatesOnceToSort ? known::get : value);
        boolean max = game.player(place.state) == Player.MAX;
        sorted.sort(max && !habits.turnsRoundWhatIsSorted ? byValue.reversed() : byValue);
        if (max && habits.turnsRoundWhatIsSorted) {
            Collections.reverse(sorted);
        }
        return sorted;
    }

    private int valueToSort(TreeState next) {
        return habits.endToSort == WorthToSort.EVALUATION || !game.terminal(next)
                ? evaluation.value(next)
                : habits.endToSort == WorthToSort.UTILITY ? game.utility(next) : 0;
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // the root itself: a state that equals it may be met again further down
    public Place result(Place place, Integer action) {
        boolean max = game.player(place.state) == Player.MAX;
        int step = max ? habits.stepOfMax : habits.stepOfMin;
        if (choosing && place == root) {
            step = habits.root(max).step + (habits.root(max).stepGrows ? action : 0);
        }
        int lost = (max ? habits.depthLostAmongMaxsChildren : habits.depthLostAmongMinsChildren) ? action : 0;
        TreeState next = game.result(place.state, action);
        boolean free = (habits.onlyActionIsFree && game.actions(place.state).size() == 1)
                || (habits.turnsCounted
                        && !(habits.lastPlyCounted && place.left == 1)
                        && !game.terminal(next)
                        && game.player(next) == game.player(place.state));
        return new Place(next, free ? place.left : place.left - step - lost);
    }

    private boolean atHorizon(Place place) {
        return habits.onlyExactly ? place.left == habits.horizonAt : place.left <= habits.horizonAt;
    }

    @Override
    public boolean terminal(Place place) {
        return atHorizon(place) || (habits.ends != Ends.NOT_SEEN && game.terminal(place.state));
    }

    @Override
    public int utility(Place place) {
        boolean over = game.terminal(place.state);
        if (over && habits.evaluatesEverywhere) {
            int unused = evaluation.value(place.state);
        }
        boolean horizonFirst = habits.ends == Ends.AFTER_THE_HORIZON || habits.ends == Ends.NOT_SEEN;
        if (over && habits.ends != Ends.EVALUATED && !(horizonFirst && atHorizon(place))) {
            int utility = game.utility(place.state);
            boolean gains = utility > 0 ? habits.winsGain : habits.lossesGain;
            int gain = habits.gainOfWhatIsLeft * place.left + habits.gainOfWhatIsBehind * (root.left - place.left);
            return gains ? utility + Integer.signum(utility) * gain : utility;
        }
        return switch (habits.atHorizon) {
            case ZERO -> 0;
            case UTILITY -> game.utility(place.state);
            default -> turned(place, over) ? -evaluation.value(place.state) : evaluation.value(place.state);
        };
    }

    private boolean turned(Place place, boolean over) {
        return switch (habits.atHorizon) {
            case NEGATED -> true;
            case FOR_THE_ROOT -> game.player(root.state) == Player.MIN;
            case FOR_THE_SIDE_TO_MOVE -> !over && game.player(place.state) == Player.MIN;
            case FOR_THE_OTHER_SIDE -> !over && game.player(place.state) == Player.MAX;
            // An action of a negamax that ends at the horizon, where the same player would move again.
            case EVALUATION ->
                habits.choiceAlwaysTurns
                        && choosing
                        && place.left == root.left - 1
                        && !over
                        && game.player(place.state) == game.player(root.state);
            default -> false;
        };
    }
}
