package plybook.diagnosis.habits;

import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import plybook.diagnosis.habits.Habits.At;
import plybook.diagnosis.habits.Habits.AtCut;
import plybook.diagnosis.habits.Habits.Bounds;
import plybook.diagnosis.habits.Habits.Compare;
import plybook.diagnosis.habits.Habits.DecidedBy;
import plybook.diagnosis.habits.Habits.Handed;
import plybook.diagnosis.habits.Habits.Lives;
import plybook.diagnosis.habits.Habits.Look;
import plybook.diagnosis.habits.Habits.Lost;
import plybook.diagnosis.habits.Habits.Memory;
import plybook.diagnosis.habits.Habits.Moves;
import plybook.diagnosis.habits.Habits.Negamax;
import plybook.diagnosis.habits.Habits.Pick;
import plybook.diagnosis.habits.Habits.Roles;
import plybook.diagnosis.habits.Habits.RootSide;
import plybook.diagnosis.habits.Habits.RootWindow;
import plybook.diagnosis.habits.Habits.Side;
import plybook.diagnosis.habits.Habits.StopsAt;
import plybook.diagnosis.habits.Habits.Turned;
import plybook.diagnosis.habits.Habits.TurnedByMin;
import plybook.diagnosis.habits.Habits.When;
import plybook.diagnosis.habits.Habits.ZeroLeaf;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/**
 * A search with habits: a model of what a learner may have written, right or wrong.
 *
 * <p>It is run beside a submission and compared with it. To learn from a search, read {@link plybook.search.AlphaBeta}.
 */
public final class ModelSearch<S, A> implements AlphaBetaTask<S, A> {
    private final Habits habits;
    private final boolean alphaInField;
    private final boolean betaInField;
    private final boolean sharesWindow;
    private final Map<Object, Integer> known = new HashMap<>();
    private int fieldBest;
    private @Nullable A fieldAction;
    private @Nullable A lineEnd;
    private int fieldAlpha = -Window.INFINITY;
    private int fieldBeta = Window.INFINITY;
    private boolean cutMade;
    private boolean rolesTurned;

    public ModelSearch(Habits habits) {
        this.habits = habits;
        Set<Lives> fields = Set.of(Lives.IN_FIELDS, Lives.IN_FIELDS_FOR_EVER);
        alphaInField = fields.contains(habits.window) || habits.window == Lives.ALPHA_IN_A_FIELD;
        betaInField = fields.contains(habits.window) || habits.window == Lives.BETA_IN_A_FIELD;
        sharesWindow = habits.max.sharesWindow || habits.min.sharesWindow;
    }

    /** The habits that it follows. */
    Habits habits() {
        return habits;
    }

    @Override
    public int value(Game<S, A> game, S given, int alpha, int beta) {
        S state = habits.fromTheStart && (habits.fromTheStartAfterTheEnd || !game.terminal(given))
                ? game.initialState()
                : given;
        boolean full = habits.windowIgnored;
        int from = full ? -Window.INFINITY : alpha;
        int to = full ? Window.INFINITY : beta;
        if (habits.window != Lives.IN_FIELDS_FOR_EVER && habits.window != Lives.LARGEST_ALPHA_FOR_EVER) {
            fieldAlpha = from;
            fieldBeta = to;
        }
        cutMade = false;
        if (habits.rootTakenForMax) {
            rolesTurned = !game.terminal(state) && game.player(state) == Player.MIN;
        }
        int value = habits.guess > 0 ? guessed(game, state, from, to) : atTheTop(game, state, from, to);
        return habits.clampedInside ? Math.max(alpha + 1, Math.min(beta - 1, value)) : value;
    }

    private int atTheTop(Game<S, A> game, S state, int from, int to) {
        return habits.negamax != Negamax.NONE
                ? negamaxAtTheTop(game, state, from, to)
                : search(game, state, from, to, 0, true);
    }

    private int guessed(Game<S, A> game, S state, int from, int to) {
        int low = Math.max(from, -habits.guess);
        int high = Math.min(to, habits.guess);
        int value = atTheTop(game, state, low, high);
        boolean again = value >= high ? habits.repeatedIfHigh : value <= low && habits.repeatedIfLow;
        return again ? atTheTop(game, state, from, to) : value;
    }

    private int search(Game<S, A> game, S state, int alphaIn, int betaIn, int ply, boolean rootIsMax) {
        if (habits.window == Lives.LARGEST_ALPHA_FOR_EVER) {
            fieldAlpha = Math.max(fieldAlpha, alphaIn);
        }
        boolean over = game.terminal(state);
        if (habits.memory == Memory.OF_STATES || (habits.memory != Memory.NONE && !over)) {
            Object key = habits.memory == Memory.OF_INNER_PLACES ? String.valueOf(state) : state;
            Integer value = known.get(key);
            if (value == null) {
                value = searched(game, state, alphaIn, betaIn, ply, rootIsMax);
                known.put(key, value);
            }
            return value;
        }
        return searched(game, state, alphaIn, betaIn, ply, rootIsMax);
    }

    private int searched(Game<S, A> game, S state, int alphaIn, int betaIn, int ply, boolean rootWasMax) {
        if (sharesWindow) {
            fieldAlpha = alphaIn;
            fieldBeta = betaIn;
        }
        if (game.terminal(state) && !habits.neverTerminal) {
            int value = game.utility(state);
            if (value != 0 || habits.zeroLeaf == ZeroLeaf.A_LEAF) {
                return leaf(value, alphaIn, betaIn, ply);
            }
            if (habits.zeroLeaf != ZeroLeaf.SEARCHED_ON) {
                return habits.zeroLeaf == ZeroLeaf.WORST_FOR_MAX ? -Window.INFINITY : Window.INFINITY;
            }
        }
        if (ply >= habits.horizon) {
            return 0;
        }
        boolean rootIsMax = ply == 0 ? max(game, state, habits.roles, 0, true) : rootWasMax;
        boolean max = rolesTurned != max(game, state, habits.roles, ply, rootIsMax);
        Side side = habits.side(max);
        int alpha = alphaInField ? fieldAlpha : alphaIn;
        int beta = betaInField ? fieldBeta : betaIn;
        int best = habits.bounds == Bounds.SOFT ? side.start : (max ? alpha : beta);
        int last = best;
        if (side.looksAtEntry && alpha >= beta) {
            int own = max ? alpha : beta;
            return side.atCut == AtCut.AS_THE_STYLE_SAYS ? best : atCut(side, best, own, own, max ? beta : alpha, ply);
        }
        boolean told = toldToChildren(game, state, max, rootIsMax);
        fieldBest = side.bestInField ? best : fieldBest;
        int sum = 0;
        int worst = max ? Window.INFINITY : -Window.INFINITY;
        boolean first = true;
        List<A> actions = children(side.lost, game.actions(state));
        if (side.endsFirst) {
            actions = actions.stream()
                    .sorted(Comparator.comparing(action -> !game.terminal(game.result(state, action))))
                    .toList();
        }
        int number = -1;
        boolean tied = false;
        A endOfBest = actions.isEmpty() ? null : actions.get(0);
        boolean same = side.isTheSameForAll();
        for (A action : actions) {
            number++;
            S child = game.result(state, action);
            boolean isEnd = !same && game.terminal(child);
            boolean samePlayer = !same && !isEnd && game.player(child) == game.player(state);
            boolean isOther = !same
                    && side.otherwiseFor.test(
                            new At(ply, number, actions.size(), isEnd, best, tied, false, false, samePlayer));
            Handed handed = isOther ? side.otherwise : side.handed;
            boolean asItCame = habits.rootAsItCameIn && ply == 0;
            int a = keptAlpha(asItCame ? alphaIn : handedAlpha(handed, max, alphaIn, alpha, beta, best));
            int b = asItCame ? betaIn : handedBeta(handed, max, betaIn, alpha, beta, best);
            int value = first || side.look == Look.ONCE
                    ? search(game, child, a, b, ply + 1, told)
                    : looked(
                            lookAt(side.look, game, child),
                            max,
                            a,
                            b,
                            (low, high) -> search(game, child, low, high, ply + 1, told));
            if (again(side.twice, first, max ? value > best : value < best)) {
                value = search(game, child, a, b, ply + 1, told);
            }
            first = false;
            boolean turned = habits.turnedByMin == TurnedByMin.OF_ALL_CHILDREN
                    || (habits.turnedByMin == TurnedByMin.OF_LEAVES && game.terminal(child));
            value = game.player(state) == Player.MIN && turned ? -value : value;
            best = side.bestInField ? fieldBest : best;
            if (max ? value > best : value < best) {
                fieldAction = habits.keepers.contain(max) ? action : fieldAction;
                endOfBest = game.terminal(child) ? action : lineEnd;
            }
            lineEnd = endOfBest;
            alpha = alphaInField || side.sharesWindow ? fieldAlpha : alpha;
            beta = betaInField || side.sharesWindow ? fieldBeta : beta;
            int before = best;
            int alphaBefore = alpha;
            int betaBefore = beta;
            int ownBefore = max ? alpha : beta;
            int previous = last;
            last = value;
            if (side.compare == Compare.BETTER_UNLESS_LATER_ZERO && value == 0 && number > 0) {
                continue;
            }
            if (side.stopsAt == StopsAt.AN_END && game.terminal(child)) {
                return returned(side, value, ply);
            }
            tied |= value == best;
            sum += value;
            best = switch (side.compare) {
                case SUM -> sum;
                case FIRST -> number == 0 ? value : best;
                case AVERAGE -> sum / (number + 1);
                case OF_THE_LAST_TWO -> best(max, previous, value);
                case BETTER_THAN_THE_LAST -> (max ? value > previous : value < previous) ? value : best;
                case BETTER_UNLESS_WORST -> (max ? value < worst : value > worst) ? best : best(max, best, value);
                default -> compared(side.compare, max, best, value);
            };
            worst = best(!max, worst, value);
            fieldBest = side.bestInField ? best : fieldBest;
            boolean byValue = habits.decidedBy == DecidedBy.WINDOW_OF_VALUES;
            int moving =
                    switch (side.moves) {
                        case OWN_BY_EACH_VALUE, OWN_TO_THE_LAST -> value;
                        case OWN_TO_THE_LAST_WITHIN_THE_WINDOW -> best(max, max ? alphaIn : betaIn, value);
                        case OWN_ONE_CHILD_LATE -> byValue ? value : ownBoundIsBest() ? best : before;
                        default -> byValue ? value : best;
                    };
            boolean improved = max ? value > before : value < before;
            boolean beyond = max ? value > alphaBefore : value < betaBefore;
            At seen = new At(ply, number, actions.size(), isEnd, best, tied, improved, beyond, samePlayer);
            if (same || side.movesAfter.test(seen)) {
                alpha = movedAlpha(side.moves, max, alpha, moving);
                beta = movedBeta(side.moves, max, beta, moving);
            }
            if (ownBoundIsBest()) {
                best = max ? alpha : beta;
            }
            fieldAlpha = alphaInField || sharesWindow ? alpha : fieldAlpha;
            fieldBeta = betaInField || sharesWindow ? beta : fieldBeta;
            boolean late = side.when == When.BEFORE_MOVING || side.when == When.BEFORE_COMPARING_WITH_THE_OLD;
            int byBest = late ? before : habits.decidedBy == DecidedBy.VALUE ? value : best;
            if ((same || side.cutsAfter.test(seen))
                    && (late
                            ? cut(side, max, byBest, ownBefore, alphaIn, betaIn, alphaBefore, betaBefore)
                            : cut(side, max, byBest, ownBefore, alphaIn, betaIn, alpha, beta))) {
                boolean lost = side.when == When.BEFORE_COMPARING || side.when == When.BEFORE_COMPARING_WITH_THE_OLD;
                int met = max ? (betaInField ? beta : betaIn) : alphaInField ? alpha : alphaIn;
                cutMade = true;
                return atCut(side, lost ? before : best, max ? alphaIn : betaIn, ownBefore, met, ply);
            }
            if (content(side, max, best)
                    || (side.stopsAt == StopsAt.A_TIE && value == before)
                    || (side.stopsAt == StopsAt.A_WORSE_CHILD && (max ? value < before : value > before))
                    || (habits.cutEndsAllLoops && cutMade)) {
                break;
            }
        }
        return switch (side.atEnd) {
            case BEST -> returned(side, best, ply);
            case OTHER_BOUND -> max ? beta : alpha;
            case OTHER_BOUND_IF_TOO_LOW ->
                (max ? best < alpha : best > beta) ? (max ? beta : alpha) : returned(side, best, ply);
            case OTHER_BOUND_UNLESS_BETTER ->
                (max ? best <= alphaIn : best >= betaIn) ? (max ? beta : alpha) : returned(side, best, ply);
            case LAST_VALUE -> returned(side, last, ply);
            case ZERO_UNLESS_BETTER -> (max ? best <= alphaIn : best >= betaIn) ? 0 : returned(side, best, ply);
            case WORST_IF_NONE -> returned(side, best == side.start ? worst : best, ply);
        };
    }

    private static <S, A> Look lookAt(Look look, Game<S, A> game, S child) {
        if (look != Look.NULL_WINDOW_FIRST_UNLESS_ABOVE_ENDS) {
            return look;
        }
        boolean aboveEnds = game.terminal(child)
                || game.actions(child).stream().allMatch(action -> game.terminal(game.result(child, action)));
        return aboveEnds ? Look.NULL_WINDOW_ONLY : Look.NULL_WINDOW_FIRST;
    }

    /** Returns what a child is worth, as it is looked at in the window (a, b). */
    private static int looked(Look look, boolean max, int a, int b, IntBinaryOperator search) {
        if (!max) {
            return -looked(look, true, -b, -a, (low, high) -> -search.applyAsInt(-high, -low));
        }
        boolean onlyOpen =
                look == Look.TWICE_IN_AN_OPEN_WINDOW || look == Look.NULL_WINDOW_OF_THE_OTHER_IN_AN_OPEN_WINDOW;
        if (a == -Window.INFINITY || a >= b || (onlyOpen && a + 1 >= b)) {
            return search.applyAsInt(a, b);
        }
        boolean ofTheOther =
                look == Look.NULL_WINDOW_OF_THE_OTHER || look == Look.NULL_WINDOW_OF_THE_OTHER_IN_AN_OPEN_WINDOW;
        int low = ofTheOther ? a - 1 : a;
        int found = search.applyAsInt(low, low + 1);
        int enough = look == Look.NULL_WINDOW_FIRST_UNLESS_ONE_BETTER ? a + 1 : a;
        boolean inAnyCase = look == Look.TWICE || look == Look.TWICE_IN_AN_OPEN_WINDOW;
        if (look == Look.NULL_WINDOW_ONLY || (!inAnyCase && !(enough < found && found < b))) {
            return found;
        }
        return switch (look) {
            case NULL_WINDOW_FIRST_THEN_FROM_THERE -> search.applyAsInt(found - 1, b);
            case NULL_WINDOW_FIRST_THEN_BEYOND_IT -> search.applyAsInt(found, b);
            case THEN_ON_THE_WRONG_SIDE -> search.applyAsInt(a, found);
            case THEN_ON_THE_WRONG_SIDE_AND_BEYOND -> search.applyAsInt(a - 1, found);
            default -> search.applyAsInt(a, b);
        };
    }

    /** Returns whether fail-hard keeps no best so far besides the bound that it moves. */
    private boolean ownBoundIsBest() {
        return habits.bounds != Bounds.SOFT && habits.decidedBy != DecidedBy.BEST;
    }

    /**
     * @param ownAsItCame the bound that the player moves, as it came in
     * @param own the same before the last child
     * @param met the other player's bound, which made the node be left
     */
    private int atCut(Side side, int found, int ownAsItCame, int own, int met, int ply) {
        return switch (side.atCut) {
            case AS_THE_STYLE_SAYS ->
                habits.bounds == Bounds.SOFT || habits.bestAtCut ? returned(side, found, ply) : met;
            case OWN_BOUND -> own;
            case OTHER_BOUND -> met;
            case OWN_BOUND_AS_IT_CAME -> ownAsItCame;
            case ZERO -> 0;
        };
    }

    private static boolean again(Habits.Twice twice, boolean first, boolean better) {
        return switch (twice) {
            case NEVER -> false;
            case ALWAYS -> true;
            case WHEN_BETTER -> better;
            case FIRST_CHILD -> first;
        };
    }

    private static int compared(Compare compare, boolean max, int best, int value) {
        return switch (compare) {
            case BETTER, BETTER_UNLESS_LATER_ZERO -> best(max, best, value);
            case WORSE -> best(!max, best, value);
            case LAST -> value;
            case BETTER_UNLESS_ZERO -> value == 0 ? best : best(max, best, value);
            default -> best;
            case BETTER_OR_AFTER_ZERO -> best == 0 || (max ? value > best : value < best) ? value : best;
            case BY_DIFFERENCE -> isBetterByDifference(max, value, best) ? value : best;
        };
    }

    private static int best(boolean max, int one, int other) {
        return max ? Math.max(one, other) : Math.min(one, other);
    }

    /** Returns whether the value is better by the sign of its difference from the best so far, which may overflow. */
    private static boolean isBetterByDifference(boolean max, int value, int best) {
        return max ? value - best > 0 : value - best < 0;
    }

    private static int movedAlpha(Moves moves, boolean max, int alpha, int best) {
        return switch (moves) {
            case OWN, OWN_BY_EACH_VALUE, OWN_ONE_CHILD_LATE -> max ? Math.max(alpha, best) : alpha;
            case NOTHING -> alpha;
            case OTHER -> max ? alpha : Math.max(alpha, best);
            case BOTH -> Math.max(alpha, best);
            case OWN_TO_THE_LAST, OWN_TO_THE_LAST_WITHIN_THE_WINDOW, OWN_TO_THE_BEST -> max ? best : alpha;
        };
    }

    /** The same from the other side; not by negation, which Integer.MIN_VALUE does not bear. */
    private static int movedBeta(Moves moves, boolean max, int beta, int best) {
        return switch (moves) {
            case OWN, OWN_BY_EACH_VALUE, OWN_ONE_CHILD_LATE -> max ? beta : Math.min(beta, best);
            case NOTHING -> beta;
            case OTHER -> max ? Math.min(beta, best) : beta;
            case BOTH -> Math.min(beta, best);
            case OWN_TO_THE_LAST, OWN_TO_THE_LAST_WITHIN_THE_WINDOW, OWN_TO_THE_BEST -> max ? beta : best;
        };
    }

    private int keptAlpha(int alpha) {
        return habits.window == Lives.LARGEST_ALPHA_FOR_EVER ? Math.max(alpha, fieldAlpha) : alpha;
    }

    private static <A> List<A> children(Lost lost, List<A> actions) {
        int size = actions.size();
        return switch (lost) {
            case NONE -> actions;
            case FIRST -> actions.subList(size > 1 ? 1 : 0, size);
            case FIRST_EVEN_IF_ALONE -> actions.subList(Math.min(1, size), size);
            case LAST -> actions.subList(0, Math.max(Math.min(1, size), size - 1));
            case LAST_EVEN_IF_ALONE -> actions.subList(0, Math.max(0, size - 1));
            case ALL_BUT_FIRST -> actions.subList(0, Math.min(1, size));
        };
    }

    private int leaf(int value, int alpha, int beta, int ply) {
        int seen =
                switch (habits.leafValue) {
                    case AS_IT_IS -> value;
                    case NEGATED -> -value;
                    case NEGATED_AT_ODD_PLIES -> ply % 2 == 0 ? value : -value;
                    case LESS_BY_DEPTH -> value - ply;
                    case WINS_LESS_BY_DEPTH -> value > 0 ? value - ply : value;
                    case LOSSES_MORE_BY_DEPTH -> value < 0 ? value + ply : value;
                    case NEARER_TO_ZERO_BY_DEPTH -> value - Integer.signum(value) * ply;
                    case NEARER_TO_ZERO -> value - Integer.signum(value);
                    case INFINITE_AT_THE_EDGE ->
                        Math.abs(value) < Window.MAX_VALUE ? value : Integer.signum(value) * Window.INFINITY;
                    case AS_BYTE -> (byte) value;
                    case AS_SHORT -> (short) value;
                    case AS_SHORT_BELOW_THE_ROOT -> ply == 0 ? value : (short) value;
                };
        return habits.bounds == Bounds.HARD ? Math.max(alpha, Math.min(seen, beta)) : seen;
    }

    /**
     * Returns what the children are told: for those that go by the node above, its player, otherwise the root's.
     */
    private boolean toldToChildren(Game<S, A> game, S state, boolean max, boolean rootIsMax) {
        return switch (habits.roles) {
            case OF_THE_NODE_ABOVE -> game.player(state) == Player.MAX;
            case MAX_BELOW_MAX, MIN_BELOW_MIN, MIN_BELOW_MAX, MAX_BELOW_MIN -> max;
            default -> rootIsMax;
        };
    }

    /** @param told the root's player, or that of the node above */
    private static <S, A> boolean max(Game<S, A> game, S state, Roles roles, int ply, boolean told) {
        boolean right = game.player(state) == Player.MAX;
        return switch (roles) {
            case BY_PLAYER -> right;
            case INVERTED -> !right;
            case ALWAYS_MAX -> true;
            case ALWAYS_MIN -> false;
            case OF_THE_ROOT -> ply == 0 ? right : told;
            case OF_THE_NODE_ABOVE -> ply == 0 ? !right : told;
            case IN_TURN -> ply == 0 ? right : told == (ply % 2 == 0);
            case IN_TURN_FROM_MAX -> ply % 2 == 0;
            case OPPONENT_BELOW_THE_ROOT -> ply == 0 ? right : !told;
            case MAX_BELOW_MAX -> ply > 0 && told || right;
            case MIN_BELOW_MIN -> (ply == 0 || told) && right;
            case MIN_BELOW_MAX -> (ply == 0 || !told) && right;
            case MAX_BELOW_MIN -> ply > 0 && !told || right;
        };
    }

    private static int handedAlpha(Handed handed, boolean max, int alphaIn, int alpha, int beta, int best) {
        int none = -Window.INFINITY;
        return switch (handed) {
            case WINDOW -> alpha;
            case AS_IT_CAME_IN -> alphaIn;
            case BEST_ONLY -> max ? best : none;
            case SWAPPED -> beta;
            case TURNED -> -beta;
            case BEST_AS_BOTH -> best;
            case FULL -> none;
            case OWN_BOUND_ONLY -> max ? alpha : none;
            case OTHER_BOUND_ONLY -> max ? none : alpha;
            case BEST_AND_OTHER_BOUND -> max ? best : alpha;
            case NARROWER_BY_ONE -> max ? alpha + 1 : alpha;
            case NARROWER_THAN_THE_BEST -> max ? Math.max(alphaIn, best + 1) : alphaIn;
            case WIDER_BY_ONE -> max && alpha > none ? alpha - 1 : alpha;
        };
    }

    /** Returns the same for beta: MIN does to beta what MAX does to alpha, with every sign turned. */
    private static int handedBeta(Handed handed, boolean max, int betaIn, int alpha, int beta, int best) {
        return -handedAlpha(handed, !max, -betaIn, -beta, -alpha, -best);
    }

    private boolean cut(Side side, boolean max, int best, int ownBefore, int alphaIn, int betaIn, int alpha, int beta) {
        boolean byBest = habits.decidedBy == DecidedBy.BEST
                || habits.decidedBy == DecidedBy.VALUE
                || side.handed == Handed.BEST_ONLY
                || side.handed == Handed.BEST_AS_BOTH;
        int low = keptAlpha(byBest && !max ? alphaIn : byBest ? best : alpha);
        int high = byBest && max ? betaIn : byBest ? best : beta;
        return switch (side.cut) {
            case AT_EQUALITY -> low >= high;
            case BEYOND_EQUALITY -> low > high;
            case ONLY_AT_EQUALITY -> low == high;
            case NEVER -> false;
            case BEYOND_ONE -> (long) low > (long) high + 1;
            case WITHIN_ONE -> low + 1 >= high;
            case AGAINST_THE_OWN_BOUND -> max ? best >= alphaIn : best <= betaIn;
            case AGAINST_THE_OWN_BOUND_BEFORE -> max ? best >= ownBefore : best <= ownBefore;
            case AGAINST_THE_OWN_FINITE_BOUND_BEFORE ->
                Math.abs(ownBefore) != Window.INFINITY && (max ? best >= ownBefore : best <= ownBefore);
            case BEYOND_THE_OWN_BOUND_BEFORE -> max ? best > ownBefore : best < ownBefore;
            case OF_THE_OTHER_PLAYER -> max ? best <= alphaIn : best >= betaIn;
            case OF_THE_OTHER_PLAYER_BEFORE -> max ? best <= ownBefore : best >= ownBefore;
            case REVERSED -> low <= high;
            case UNLESS_THE_BOUND_IS_ZERO -> low >= high && (max ? high : low) != 0;
            case BY_DIFFERENCE -> low - high >= 0;
            case BY_DIFFERENCE_BEYOND_EQUALITY -> low - high > 0;
            case BY_DIFFERENCE_BEYOND_ONE -> low - high > 1;
        };
    }

    /** Returns whether the player looks no further, content with what there is. */
    private static boolean content(Side side, boolean max, int best) {
        return switch (side.stopsAt) {
            case NOTHING, A_WORSE_CHILD, A_TIE, AN_END -> false;
            case ONE -> best == (max ? 1 : -1);
            case ONE_OR_MORE -> max ? best >= 1 : best <= -1;
            case ZERO_OR_MORE -> max ? best >= 0 : best <= 0;
        };
    }

    private static int returned(Side side, int best, int ply) {
        return switch (side.returns) {
            case BEST -> best;
            case BEST_LESS_ONE -> best - 1;
            case BEST_LESS_PLIES -> best - ply;
            case NEARER_TO_ZERO -> best - Integer.signum(best);
            case NEGATED -> -best;
        };
    }

    private int negamaxAtTheTop(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        boolean overflows = habits.sentinelOverflows;
        int from = overflows ? Integer.MIN_VALUE : alpha;
        int to = overflows ? Integer.MAX_VALUE : beta;
        if (habits.negamax == Negamax.CHILD_TURNS) {
            return negamax(game, state, from, to, 1);
        }
        int sign = habits.negamaxFromMax || game.player(state) == Player.MAX ? 1 : -1;
        // A search with a full window of its own has no window to turn at the top.
        int value =
                sign > 0 || overflows ? negamax(game, state, from, to, sign) : negamax(game, state, -to, -from, sign);
        return habits.moversView ? value : sign * value;
    }

    /** The value to the player to move; {@code sign} is 1 if that is taken to be MAX. */
    private int negamax(Game<S, A> game, S state, int alphaIn, int betaIn, int sign) {
        if (game.terminal(state)) {
            int utility = game.utility(state);
            return switch (habits.leafSign) {
                case OF_THE_PLAYER_TO_MOVE -> sign * utility;
                case OF_MAX -> utility;
                case OF_THE_OPPONENT -> -sign * utility;
            };
        }
        boolean childTurns = habits.negamax == Negamax.CHILD_TURNS;
        int here = childTurns || habits.negamax == Negamax.TURNS_BACK ? toMove(game, state) : sign;
        boolean turnedBack = here != sign;
        int alpha = turnedBack ? -betaIn : alphaIn;
        int beta = turnedBack ? -alphaIn : betaIn;
        if (childTurns) {
            alpha = turnedAlpha(turnedBack, alphaIn, betaIn);
            beta = turnedBeta(turnedBack, alphaIn, betaIn);
        }
        int best = habits.sentinelOverflows ? Integer.MIN_VALUE : -Window.INFINITY;
        for (A action : game.actions(state)) {
            S child = game.result(state, action);
            boolean follows = habits.negamax == Negamax.FOLLOWS;
            int next = follows && !game.terminal(child) ? toMove(game, child) : -here;
            boolean opponent = next != here;
            int value = childTurns
                    ? negamax(game, child, alpha, beta, here)
                    : negamax(game, child, turnedAlpha(opponent, alpha, beta), turnedBeta(opponent, alpha, beta), next);
            best = Math.max(best, !childTurns && turns(habits.sign, opponent) ? -value : value);
            alpha = Math.max(alpha, best);
            boolean cut =
                    switch (habits.max.cut) {
                        case AT_EQUALITY -> alpha >= beta;
                        case BEYOND_EQUALITY -> alpha > beta;
                        default -> false;
                    };
            if (cut) {
                break;
            }
        }
        boolean turned = childTurns ? turns(habits.sign, turnedBack) : turnedBack;
        return turned ? -best : best;
    }

    private int turnedAlpha(boolean opponent, int alpha, int beta) {
        if (!turns(habits.turnedWindow, opponent)) {
            return alpha;
        }
        return habits.turnedWindow == Turned.NOT_NEGATED
                ? beta
                : habits.turnedWindow == Turned.NOT_SWAPPED ? -alpha : -beta;
    }

    private int turnedBeta(boolean opponent, int alpha, int beta) {
        if (!turns(habits.turnedWindow, opponent)) {
            return beta;
        }
        return habits.turnedWindow == Turned.NOT_NEGATED
                ? alpha
                : habits.turnedWindow == Turned.NOT_SWAPPED ? -beta : -alpha;
    }

    private int toMove(Game<S, A> game, S state) {
        return game.player(state) == Player.MAX ? 1 : -1;
    }

    private static boolean turns(Turned turned, boolean opponent) {
        return switch (turned) {
            case OF_THE_OPPONENT, NOT_SWAPPED, NOT_NEGATED -> opponent;
            case ALL -> true;
            case NONE -> false;
            case OF_THE_SAME_PLAYER -> !opponent;
        };
    }

    /** The action that the habits lead to; null, as a learner's code may return, if they lead to none. */
    @Override
    @SuppressWarnings("NullAway") // as said
    public A bestAction(Game<S, A> game, S state) {
        rolesTurned = habits.rootOfChoiceTakenForMax && game.player(state) == Player.MIN;
        @Nullable A chosen = choose(game, state);
        rolesTurned = false;
        return chosen;
    }

    private @Nullable A choose(Game<S, A> game, S state) {
        boolean rootIsMax = rolesTurned || game.player(state) == Player.MAX;
        RootSide root = habits.root(rootIsMax);
        boolean max = root.inverted != rootIsMax;
        List<A> actions = children(root.lost, game.actions(state));
        if (root.pick == Pick.NONE) {
            return null;
        }
        if (root.pick == Pick.FIRST) {
            return actions.get(0);
        }
        int infinity = Window.INFINITY;
        if (root.pick == Pick.FROM_FIELD) {
            int unused = value(game, state, -infinity, infinity);
            if (fieldAction != null) {
                return fieldAction;
            }
        }
        if (root.pick == Pick.FROM_FIELD_IF_LEGAL || root.pick == Pick.LAST_OF_THE_LINE) {
            int unused = value(game, state, -infinity, infinity);
            return root.pick == Pick.LAST_OF_THE_LINE
                    ? lineEnd
                    : fieldAction != null && actions.contains(fieldAction) ? fieldAction : actions.get(0);
        }
        if (root.pick.compares() && !actions.isEmpty()) {
            return compared(
                    root.pick, max, actions, action -> value(game, game.result(state, action), -infinity, infinity));
        }
        boolean around = root.window == RootWindow.VALUE_FIRST_THEN_AROUND;
        boolean testedForMax = root.window == RootWindow.VALUE_FIRST_THEN_TESTED_FOR_MAX;
        boolean tested = testedForMax || root.window == RootWindow.VALUE_FIRST_THEN_TESTED_FOR_MIN;
        boolean valueFirst = root.window.compareTo(RootWindow.VALUE_FIRST) >= 0;
        int wanted = valueFirst ? value(game, state, -infinity, infinity) : 0;
        int best = root.inverted ? (max ? -infinity : infinity) : root.start;
        A chosen = habits.firstActionAtHand ? game.actions(state).get(0) : null;
        boolean first = true;
        int firstValue = best;
        int lastValue = best;
        int kept = max ? infinity : -infinity;
        for (A action : actions) {
            int sure =
                    switch (root.window) {
                        case LAST_VALUE -> lastValue;
                        case FIRST_VALUE -> firstValue;
                        case FROM_THE_SECOND -> best == firstValue ? root.start : best;
                        default -> best;
                    };
            boolean open = root.window == RootWindow.VALUE_FIRST;
            int alpha = around || testedForMax
                    ? wanted - 1
                    : tested ? wanted : open ? -infinity : rootAlpha(root.window, max, sure);
            int beta = tested ? alpha + 1 : around ? wanted + 1 : open ? infinity : rootBeta(root.window, max, sure);
            if (root.keptAsOtherBound || root.worstAsOtherBound) {
                alpha = max ? alpha : Math.max(alpha, kept);
                beta = max ? Math.min(beta, kept) : beta;
            }
            if (root.guess > 0 && !first) {
                alpha = max ? alpha : beta - root.guess;
                beta = max ? alpha + root.guess : beta;
            }
            if (habits.startsAreBounds) {
                alpha = Math.max(alpha, habits.rootMax.start);
                beta = Math.min(beta, habits.rootMin.start);
            }
            S child = habits.choiceOfOwnState ? state : game.result(state, action);
            fieldAction = root.pick == Pick.FROM_FIELD_WHEN_EQUAL ? action : fieldAction;
            boolean turned =
                    habits.choiceAlwaysTurns && !game.terminal(child) && game.player(child) == game.player(state);
            int value = turned
                    ? -value(game, child, -beta, -alpha)
                    : first || root.look == Look.ONCE
                            ? value(game, child, alpha, beta)
                            : looked(
                                    lookAt(root.look, game, child),
                                    max,
                                    alpha,
                                    beta,
                                    (low, high) -> value(game, child, low, high));
            if (root.pick == Pick.FROM_FIELD_WHEN_EQUAL) {
                if (value == value(game, state, -infinity, infinity)) {
                    return fieldAction;
                }
                continue;
            }
            if (habits.comparedByNext) {
                max = game.terminal(child) ? !max && !habits.minMovesAfterTheEnd : game.player(child) == Player.MAX;
            }
            boolean better = (habits.firstTaken && chosen == null)
                    || (root.byDifference ? isBetterByDifference(max, value, best) : max ? value > best : value < best);
            if (again(root.twice, first, better)) {
                value = value(game, child, alpha, beta);
            }
            firstValue = first ? value : firstValue;
            lastValue = value;
            first = false;
            if (valueFirst) {
                if (tested ? (testedForMax ? value >= wanted : value <= wanted) : value == wanted) {
                    chosen = action;
                    if (root.pick != Pick.BETTER_OR_EQUAL) {
                        return action;
                    }
                }
                best = better ? value : best;
                continue;
            }
            boolean stops = root.stopsAtAWin || (root.stopsWhereItEndsWell && game.terminal(child));
            if (stops && (max ? value > 0 : value < 0)) {
                return action;
            }
            if (better && root.keptAsOtherBound) {
                kept = value;
            }
            if (root.worstAsOtherBound) {
                kept = max ? Math.min(kept, value) : Math.max(kept, value);
            }
            if ((better && root.pick != Pick.NEVER_KEPT)
                    || root.pick == Pick.LAST
                    || (root.pick == Pick.BETTER_OR_EQUAL && value == best)) {
                chosen = action;
            }
            if (root.pick == Pick.DIFFERENT && value != best) {
                chosen = action;
                best = value;
            }
            boolean becomesBest = better && !root.bestNotKept && (!root.firstValueKept || best == root.start);
            best = becomesBest || root.lastValueKept ? value : best;
        }
        return root.pick == Pick.FROM_FIELD_WHEN_EQUAL ? fieldAction : chosen;
    }

    private static <A> A compared(Pick pick, boolean max, List<A> actions, ToIntFunction<A> value) {
        Comparator<A> byValue = Comparator.comparingInt(value);
        Comparator<A> worstFirst = max ? byValue : byValue.reversed();
        return switch (pick) {
            case OF_A_STREAM ->
                (max ? actions.stream().max(byValue) : actions.stream().min(byValue)).orElseThrow();
            case OF_A_COLLECTION -> max ? Collections.max(actions, byValue) : Collections.min(actions, byValue);
            case FIRST_OF_SORTED ->
                actions.stream().sorted(worstFirst.reversed()).findFirst().orElseThrow();
            default -> actions.stream().sorted(worstFirst).toList().get(actions.size() - 1);
        };
    }

    private static int rootAlpha(RootWindow window, boolean max, int best) {
        int none = -Window.INFINITY;
        return switch (window) {
            case ONE_WIDER -> !max ? none : Math.abs(best) == Window.INFINITY ? best : best - 1;
            case ONE_WIDER_AT_ONCE -> max ? best - 1 : none;
            case FULL -> none;
            case NARROWER_BY_ONE -> max && best != none ? best + 1 : none;
            case WRONG_BOUND -> max || best == Window.INFINITY ? none : best;
            case CLOSED -> best == Window.INFINITY ? none : best;
            case FROM_MIN_VALUE -> max ? (best == none ? Integer.MIN_VALUE : best) : none;
            default -> max ? best : none;
        };
    }

    private static int rootBeta(RootWindow window, boolean max, int best) {
        return -rootAlpha(window, !max, -best);
    }
}
