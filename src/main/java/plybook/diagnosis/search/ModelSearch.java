package plybook.diagnosis.search;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plybook.diagnosis.search.Habits.Bounds;
import plybook.diagnosis.search.Habits.Cut;
import plybook.diagnosis.search.Habits.Lives;
import plybook.diagnosis.search.Habits.Memory;
import plybook.diagnosis.search.Habits.Pick;
import plybook.diagnosis.search.Habits.Return;
import plybook.diagnosis.search.Habits.Roles;
import plybook.diagnosis.search.Habits.RootWindow;
import plybook.diagnosis.search.Habits.TurnedByMin;
import plybook.diagnosis.search.Habits.Twice;
import plybook.diagnosis.search.Habits.ZeroLeaf;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

/**
 * A search with habits: a model of what a learner may have written, right or wrong.
 *
 * <p>It is run beside a submission and compared with it. To learn from a search, read {@link plybook.search.AlphaBeta}.
 */
final class ModelSearch<S, A> implements AlphaBetaTask<S, A> {
    private final Habits habits;
    private final Map<Object, Integer> known = new HashMap<>();
    private int fieldBest;
    private @Nullable A fieldAction;
    private int fieldAlpha = -Window.INFINITY;
    private int fieldBeta = Window.INFINITY;

    ModelSearch(Habits habits) {
        this.habits = habits;
    }

    /** The habits that it follows. */
    Habits habits() {
        return habits;
    }

    @Override
    public int value(Game<S, A> game, S given, int alpha, int beta) {
        S state = habits.fromTheStart && !game.terminal(given) ? game.initialState() : given;
        boolean full = habits.windowIgnored;
        int from = full ? -Window.INFINITY : alpha;
        int to = full ? Window.INFINITY : beta;
        if (habits.window == Lives.IN_FIELDS) {
            fieldAlpha = from;
            fieldBeta = to;
        }
        int value = habits.negamax ? negamaxAtTheTop(game, state, from, to) : search(game, state, from, to, 0, true);
        return habits.clampedInside ? Math.max(alpha + 1, Math.min(beta - 1, value)) : value;
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
        boolean max = max(game, state, habits.roles, ply, rootIsMax);
        int alpha = fields() ? fieldAlpha : alphaIn;
        int beta = fields() ? fieldBeta : betaIn;
        int best = habits.bounds == Bounds.SOFT ? (max ? habits.maxStart : habits.minStart) : (max ? alpha : beta);
        boolean told = habits.roles == Roles.OF_THE_NODE_ABOVE ? game.player(state) == Player.MAX : rootIsMax;
        fieldBest = best;
        for (A action : children(game.actions(state))) {
            S child = game.result(state, action);
            boolean asItCame = habits.rootAsItCameIn && ply == 0;
            int a = keptAlpha(asItCame ? alphaIn : handedAlpha(max, alphaIn, alpha, beta, best));
            int b = asItCame ? betaIn : handedBeta(max, betaIn, alpha, beta, best);
            int value = search(game, child, a, b, ply + 1, told);
            if (habits.twice == Twice.ALWAYS
                    || (habits.twice == Twice.WHEN_BETTER && (max ? value > best : value < best))) {
                value = search(game, child, a, b, ply + 1, told);
            }
            boolean turned = habits.turnedByMin == TurnedByMin.OF_ALL_CHILDREN
                    || (habits.turnedByMin == TurnedByMin.OF_LEAVES && game.terminal(child));
            value = game.player(state) == Player.MIN && turned ? -value : value;
            best = habits.bestInField ? fieldBest : best;
            if (max ? value > best : value < best) {
                fieldAction = action;
            }
            if (fields()) {
                alpha = fieldAlpha;
                beta = fieldBeta;
            }
            int before = best;
            best = habits.lastChildWins ? value : max ? Math.max(best, value) : Math.min(best, value);
            fieldBest = best;
            if (habits.wrongBoundMoves ? !max : max && habits.raisesAlpha) {
                alpha = Math.max(alpha, best);
            } else if (habits.wrongBoundMoves ? max : !max && habits.lowersBeta) {
                beta = Math.min(beta, best);
            }
            if (fields()) {
                fieldAlpha = alpha;
                fieldBeta = beta;
            }
            if (cut(max, best, alphaIn, betaIn, alpha, beta)) {
                int found = habits.cutBeforeComparing ? before : best;
                return habits.bounds == Bounds.SOFT || habits.bestAtCut ? returned(found, ply) : max ? betaIn : alphaIn;
            }
            if (content(max, best)) {
                break;
            }
        }
        return habits.returns == Return.WRONG_SIDE && max && best < alpha ? beta : returned(best, ply);
    }

    private int keptAlpha(int alpha) {
        return habits.window == Lives.LARGEST_ALPHA_FOR_EVER ? Math.max(alpha, fieldAlpha) : alpha;
    }

    private boolean fields() {
        return habits.window == Lives.IN_FIELDS || habits.window == Lives.IN_FIELDS_FOR_EVER;
    }

    private List<A> children(List<A> actions) {
        if (habits.firstChildOnly) {
            return actions.subList(0, Math.min(1, actions.size()));
        }
        if (habits.onlyChildDropped) {
            return actions.subList(0, actions.size() - 1);
        }
        return habits.lastChildDropped ? actions.subList(0, Math.max(1, actions.size() - 1)) : actions;
    }

    private int leaf(int value, int alpha, int beta, int ply) {
        int seen =
                switch (habits.leafValue) {
                    case AS_IT_IS -> value;
                    case NEGATED -> -value;
                    case NEGATED_AT_ODD_PLIES -> ply % 2 == 0 ? value : -value;
                    case LESS_BY_DEPTH -> value - ply;
                    case NEARER_TO_ZERO_BY_DEPTH -> value - Integer.signum(value) * ply;
                    case NEARER_TO_ZERO -> value - Integer.signum(value);
                    case INFINITE_AT_THE_EDGE ->
                        Math.abs(value) < Window.MAX_VALUE ? value : Integer.signum(value) * Window.INFINITY;
                    case AS_BYTE -> (byte) value;
                };
        return habits.bounds == Bounds.HARD ? Math.max(alpha, Math.min(seen, beta)) : seen;
    }

    private static <S, A> boolean max(Game<S, A> game, S state, Roles roles, int ply, boolean rootIsMax) {
        boolean right = game.player(state) == Player.MAX;
        return switch (roles) {
            case BY_PLAYER -> right;
            case INVERTED -> !right;
            case ALWAYS_MAX -> true;
            case OF_THE_NODE_ABOVE -> ply == 0 ? !right : rootIsMax;
            case IN_TURN -> ply == 0 ? right : rootIsMax == (ply % 2 == 0);
            case IN_TURN_FROM_MAX -> ply % 2 == 0;
            case OPPONENT_BELOW_THE_ROOT -> ply == 0 ? right : !rootIsMax;
        };
    }

    private int handedAlpha(boolean max, int alphaIn, int alpha, int beta, int best) {
        return switch (habits.handed) {
            case WINDOW -> alpha;
            case AS_IT_CAME_IN -> alphaIn;
            case BEST_ONLY -> max ? best : -Window.INFINITY;
            case SWAPPED -> beta;
            case TURNED_BY_MIN -> max ? alpha : -beta;
            case BEST_AS_BOTH -> best;
        };
    }

    private int handedBeta(boolean max, int betaIn, int alpha, int beta, int best) {
        return switch (habits.handed) {
            case WINDOW -> beta;
            case AS_IT_CAME_IN -> betaIn;
            case BEST_ONLY -> max ? Window.INFINITY : best;
            case SWAPPED -> alpha;
            case TURNED_BY_MIN -> max ? beta : -alpha;
            case BEST_AS_BOTH -> best;
        };
    }

    private boolean cut(boolean max, int best, int alphaIn, int betaIn, int alpha, int beta) {
        boolean byBest = habits.cutByBest
                || habits.handed == Habits.Handed.BEST_ONLY
                || habits.handed == Habits.Handed.BEST_AS_BOTH;
        int low = keptAlpha(byBest && !max ? alphaIn : byBest ? best : alpha);
        int high = byBest && max ? betaIn : byBest ? best : beta;
        return switch (max ? habits.maxCuts : habits.minCuts) {
            case AT_EQUALITY -> low >= high;
            case BEYOND_EQUALITY -> low > high;
            case NEVER -> false;
            case WITHIN_ONE -> low + 1 >= high;
            case AGAINST_THE_OWN_BOUND -> max ? best >= alphaIn : best <= betaIn;
        };
    }

    /** Returns whether the player looks no further, content with what there is. */
    private boolean content(boolean max, int best) {
        return switch (habits.stopsAt) {
            case NOTHING -> false;
            case ONE -> best == (max ? 1 : -1);
            case ONE_OR_MORE -> max ? best >= 1 : best <= -1;
            case ONE_OR_MORE_FOR_MAX -> max && best >= 1;
        };
    }

    private int returned(int best, int ply) {
        return switch (habits.returns) {
            case BEST, WRONG_SIDE -> best;
            case BEST_LESS_ONE -> best - 1;
            case BEST_LESS_PLIES -> best - ply;
            case NEARER_TO_ZERO -> best - Integer.signum(best);
        };
    }

    private int negamaxAtTheTop(Game<S, A> game, S state, int alpha, int beta) {
        if (game.terminal(state)) {
            return game.utility(state);
        }
        int sign = game.player(state) == Player.MAX ? 1 : -1;
        if (habits.sentinelOverflows) {
            return sign * negamax(game, state, Integer.MIN_VALUE, Integer.MAX_VALUE, sign, 0);
        }
        return sign
                * (sign > 0
                        ? negamax(game, state, alpha, beta, sign, 0)
                        : negamax(game, state, -beta, -alpha, sign, 0));
    }

    /** The value to the player to move; {@code sign} is 1 if that is MAX. */
    private int negamax(Game<S, A> game, S state, int alphaIn, int beta, int sign, int ply) {
        if (game.terminal(state)) {
            return (habits.leafsSignMissing ? 1 : sign) * game.utility(state);
        }
        boolean inTurn = habits.roles == Roles.IN_TURN;
        int here = inTurn ? sign : game.player(state) == Player.MAX ? 1 : -1;
        boolean turned = here != sign; // the same player moves again
        int alpha = turned ? -beta : alphaIn;
        int high = turned ? -alphaIn : beta;
        int best = habits.sentinelOverflows ? Integer.MIN_VALUE : -Window.INFINITY;
        for (A action : game.actions(state)) {
            int a = habits.windowNotTurned ? alpha : habits.windowNotNegated ? high : -high;
            int b = habits.windowNotTurned ? high : habits.windowNotNegated ? alpha : -alpha;
            int value = negamax(game, game.result(state, action), a, b, -here, ply + 1);
            best = Math.max(best, habits.childsSignMissing ? value : -value);
            alpha = Math.max(alpha, best);
            if (habits.maxCuts == Cut.AT_EQUALITY && alpha >= high) {
                break;
            }
        }
        return turned ? -best : best;
    }

    /** The action that the habits lead to; null, as a learner's code may return, if they lead to none. */
    @Override
    @SuppressWarnings("NullAway") // as said
    public A bestAction(Game<S, A> game, S state) {
        @Nullable A chosen = choose(game, state);
        return chosen;
    }

    private @Nullable A choose(Game<S, A> game, S state) {
        List<A> actions = game.actions(state);
        boolean max = max(game, state, habits.rootRoles, 0, true);
        if (habits.pick == Pick.NONE) {
            return null;
        }
        if (habits.pick == Pick.FIRST) {
            return actions.get(0);
        }
        int infinity = Window.INFINITY;
        if (habits.pick == Pick.FROM_FIELD) {
            int unused = value(game, state, -infinity, infinity);
            return fieldAction;
        }
        boolean valueFirst = habits.rootWindow == RootWindow.VALUE_FIRST;
        int wanted = valueFirst ? value(game, state, -infinity, infinity) : 0;
        int best = max ? habits.rootMaxStart : habits.rootMinStart;
        A chosen = habits.firstActionAtHand ? actions.get(0) : null;
        int count = habits.rootLastDropped ? Math.max(1, actions.size() - 1) : actions.size();
        for (A action : actions.subList(0, count)) {
            int alpha = max && !valueFirst ? rootBound(best, -1) : -infinity;
            int beta = max || valueFirst ? infinity : rootBound(best, 1);
            S child = game.result(state, action);
            fieldAction = action;
            int value = value(game, child, alpha, beta);
            if (habits.pick == Pick.FROM_FIELD_WHEN_EQUAL) {
                if (value == value(game, state, -infinity, infinity)) {
                    return fieldAction;
                }
                continue;
            }
            if (habits.comparedByNext) {
                max = game.terminal(child) ? !max && !habits.minMovesAfterTheEnd : game.player(child) == Player.MAX;
            }
            boolean better = (habits.firstTaken && chosen == null) || (max ? value > best : value < best);
            if (habits.rootTwice == Twice.ALWAYS || (habits.rootTwice == Twice.WHEN_BETTER && better)) {
                value = value(game, child, alpha, beta);
            }
            if (valueFirst) {
                if (value == wanted) {
                    return action;
                }
                continue;
            }
            if (better || habits.pick == Pick.LAST || (habits.pick == Pick.BETTER_OR_EQUAL && value == best)) {
                chosen = action;
            }
            if (habits.pick == Pick.DIFFERENT && value != best) {
                chosen = action;
                best = value;
            }
            best = better ? value : best;
        }
        return habits.pick == Pick.FROM_FIELD_WHEN_EQUAL ? fieldAction : chosen;
    }

    private int rootBound(int best, int wider) {
        int infinity = Window.INFINITY;
        return switch (habits.rootWindow) {
            case NARROWED, VALUE_FIRST -> best;
            case ONE_WIDER -> Math.abs(best) == infinity ? best : best + wider;
            case FULL -> wider < 0 ? -infinity : infinity;
        };
    }
}
