package plybook.diagnosis.habits;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import plybook.game.Window;

/**
 * The behaviour of a search like minimax or alpha-beta, one habit a field. The defaults together are a right alpha-beta; a style
 * is a right way to differ from it, a mistake a wrong one. {@link ModelSearch} follows them.
 */
public final class Habits {
    /** The condition on which a player leaves a node early. */
    public enum Cut {
        AT_EQUALITY,
        BEYOND_EQUALITY,
        /** At α = β, and not beyond it. */
        ONLY_AT_EQUALITY,
        NEVER,
        /** At α > β + 1, one point too late. */
        BEYOND_ONE,
        /** At α + 1 ≥ β, one point too early. */
        WITHIN_ONE,
        /** MAX compares with alpha, MIN with beta. */
        AGAINST_THE_OWN_BOUND,
        /** Likewise, with the bound as it was before the child. */
        AGAINST_THE_OWN_BOUND_BEFORE,
        /** Likewise, unless that is infinite. */
        AGAINST_THE_OWN_FINITE_BOUND_BEFORE,
        /** Likewise, if the best is better than that. */
        BEYOND_THE_OWN_BOUND_BEFORE,
        /** The other player's condition: MAX leaves where its best is no more than alpha. */
        OF_THE_OTHER_PLAYER,
        /** Likewise, with the bound as it was before the child: so also where that is no better than those before. */
        OF_THE_OTHER_PLAYER_BEFORE,
        /** At α ≤ β. */
        REVERSED,
        /** At equality, unless the other player's bound is 0. */
        UNLESS_THE_BOUND_IS_ZERO,
        /** At an α − β that is not negative in 32 bits. */
        BY_DIFFERENCE,
        /** At an α − β that is positive in 32 bits. */
        BY_DIFFERENCE_BEYOND_EQUALITY,
        /** At an α − β that is more than 1 in 32 bits. */
        BY_DIFFERENCE_BEYOND_ONE
    }

    /** The value at which a node is left because nothing could be better, as in Tic-Tac-Toe. */
    public enum StopsAt {
        NOTHING,
        /** MAX at 1, MIN at −1. */
        ONE,
        /** Or more. */
        ONE_OR_MORE,
        /** MAX at 0 or more, MIN at 0 or less. */
        ZERO_OR_MORE,
        /** At the first child that is worse than the best so far. */
        A_WORSE_CHILD,
        /** At the first child that is worth as much as the best so far. */
        A_TIE,
        /** At the first child where the game is over, whose value is then the node's. */
        AN_END
    }

    /** The result where the value lies outside the window. */
    public enum Bounds {
        SOFT,
        HARD,
        HARD_BUT_LEAVES
    }

    /** The window that a child is searched with. */
    public enum Handed {
        /** The window that came in, tightened by the earlier children. */
        WINDOW,
        AS_IT_CAME_IN,
        /** The best so far of this node, without the bounds from above. */
        BEST_ONLY,
        SWAPPED,
        /** The best so far of this node as the one bound, for either player. */
        BEST_AS_BOTH,
        /** As in negamax, although the child takes it as it is. */
        TURNED,
        FULL,
        /** The own bound as it is now; the other one is lost. */
        OWN_BOUND_ONLY,
        /** The other player's bound; the own one is lost. */
        OTHER_BOUND_ONLY,
        /** The best so far of this node and the other bound. */
        BEST_AND_OTHER_BOUND,
        /** The own bound one point too far. */
        NARROWER_BY_ONE,
        /** Likewise, if the best so far of this node has moved it. */
        NARROWER_THAN_THE_BEST,
        /** The own bound one point short, at every ply. */
        WIDER_BY_ONE
    }

    /** The player who is taken to move. */
    public enum Roles {
        BY_PLAYER,
        /** The player at the root is asked; from there on they take turns. */
        IN_TURN,
        /** MAX at the root, even if MIN is to move there; from there on they take turns. */
        IN_TURN_FROM_MAX,
        INVERTED,
        ALWAYS_MAX,
        /** Each node is taken for its parent's player, the root for its opponent. */
        OF_THE_NODE_ABOVE,
        /** The right player at the root, and the opponent everywhere below. */
        OPPONENT_BELOW_THE_ROOT,
        ALWAYS_MIN,
        /** The player at the root, everywhere. */
        OF_THE_ROOT,
        /** Below MAX is MAX, otherwise as the game says. */
        MAX_BELOW_MAX,
        MIN_BELOW_MIN,
        /** Below MAX is MIN, whoever moves there; below MIN it is asked. */
        MIN_BELOW_MAX,
        MAX_BELOW_MIN
    }

    /** The value that is given to an end of the game. */
    public enum LeafValue {
        AS_IT_IS,
        NEGATED,
        /** As if the players took turns and each leaf were seen by the player to move there. */
        NEGATED_AT_ODD_PLIES,
        /** A point less for every ply. */
        LESS_BY_DEPTH,
        /** Likewise, of what is good for MAX. */
        WINS_LESS_BY_DEPTH,
        /** A point more for every ply, of what is bad for MAX. */
        LOSSES_MORE_BY_DEPTH,
        /** A point towards zero for every ply. */
        NEARER_TO_ZERO_BY_DEPTH,
        NEARER_TO_ZERO,
        /** A million, the largest value there is, becomes infinity. */
        INFINITE_AT_THE_EDGE,
        /** In eight bits, as a cast to byte leaves it. */
        AS_BYTE,
        AS_SHORT,
        /** The same, but a state where the game is over already is worth what it is. */
        AS_SHORT_BELOW_THE_ROOT
    }

    /** The values that MIN turns round before it compares them. */
    public enum TurnedByMin {
        NONE,
        OF_LEAVES,
        OF_ALL_CHILDREN
    }

    /** The treatment of a leaf that is worth 0. */
    public enum ZeroLeaf {
        A_LEAF,
        /** Searched on, which fails because nobody is to move there. */
        SEARCHED_ON,
        WORST_FOR_MAX,
        WORST_FOR_MIN
    }

    /** The change of an inner node's value before it is returned. */
    public enum Return {
        BEST,
        /** One less than the best, after the cut was decided by the best. */
        BEST_LESS_ONE,
        /** The best less the number of plies from the root, likewise. */
        BEST_LESS_PLIES,
        /** A point towards zero, likewise. */
        NEARER_TO_ZERO,
        /** The negative of the best, likewise. */
        NEGATED
    }

    /** The place of the window. */
    public enum Lives {
        IN_EACH_CALL,
        /** In two fields that every call of the contract's method sets. */
        IN_FIELDS,
        /** In two fields that are set once and for all. */
        IN_FIELDS_FOR_EVER,
        /** Likewise alpha alone, set by every call of the contract's method; beta is in each call. */
        ALPHA_IN_A_FIELD,
        BETA_IN_A_FIELD,
        /** Alpha alone, the largest that any call was ever given. */
        LARGEST_ALPHA_FOR_EVER
    }

    /** The condition on which a child is searched a second time. */
    public enum Twice {
        NEVER,
        WHEN_BETTER,
        ALWAYS,
        /** The first child of a node only: for the start, and again in the loop. */
        FIRST_CHILD
    }

    /** The memory from one call to the next. */
    public enum Memory {
        NONE,
        /** The value that was returned for a state, whatever the window and the game were. */
        OF_STATES,
        /** The same, but leaves are looked at each time. */
        OF_INNER_STATES,
        /** The same, by the place in the tree alone. */
        OF_INNER_PLACES
    }

    /** The comparison with which a child's value becomes the best of a node. */
    public enum Compare {
        BETTER,
        /** The worse one is kept. */
        WORSE,
        /** The first child's value is kept, whatever the others are worth. */
        FIRST,
        LAST,
        /** A child that is worth 0 is passed over. */
        BETTER_UNLESS_ZERO,
        /** The same, but a first child that is worth 0 counts; a child that is passed over leads to no cut. */
        BETTER_UNLESS_LATER_ZERO,
        /** The start is kept. */
        NEVER,
        /** A best of 0 is taken for none, and any child for better. */
        BETTER_OR_AFTER_ZERO,
        /** The sign of the difference decides, in 32 bits. */
        BY_DIFFERENCE,
        /** The better one of the last two children is kept. */
        OF_THE_LAST_TWO,
        /** A child that is better than the one before it is kept. */
        BETTER_THAN_THE_LAST,
        /** A child that is the worst so far, as the first always is, is not compared with the best. */
        BETTER_UNLESS_WORST,
        /** All are added up. */
        SUM,
        /** The sum is divided by the number of children. */
        AVERAGE
    }

    /** The numbers by which the cut is decided; for a right search they make no difference. */
    public enum DecidedBy {
        /** The bounds as they are now. */
        WINDOW,
        /** The best so far, against the other player's bound as it came in. */
        BEST,
        /** The child's value, likewise. */
        VALUE,
        /** The bounds as they are now, which each child's value moves, and not the best. */
        WINDOW_OF_VALUES
    }

    /** The moment of the cut. */
    public enum When {
        AFTER_THE_CHILD,
        /** With the bounds, or the best, as they were before the child: one child late. */
        BEFORE_MOVING,
        /** Likewise, and the child's value is lost. */
        BEFORE_COMPARING_WITH_THE_OLD,
        /** With the bounds that include the child, whose value is then lost. */
        BEFORE_COMPARING
    }

    /** The bound that a child's value moves. */
    public enum Moves {
        OWN,
        NOTHING,
        /** MAX beta, MIN alpha. */
        OTHER,
        BOTH,
        /** The own, to what the child is worth, where that is better than the bound. */
        OWN_BY_EACH_VALUE,
        /** The own, to what the child is worth, be it worse. */
        OWN_TO_THE_LAST,
        /** Likewise, but never behind what came in. */
        OWN_TO_THE_LAST_WITHIN_THE_WINDOW,
        /** The own, to the best of this node, be it worse than what came in. */
        OWN_TO_THE_BEST,
        /** The own, to the best as it was before the child; where the bound is the best, this is as usual. */
        OWN_ONE_CHILD_LATE
    }

    /** The children that are not looked at. */
    public enum Lost {
        NONE,
        /** The first, except an only child. */
        FIRST,
        FIRST_EVEN_IF_ALONE,
        LAST,
        LAST_EVEN_IF_ALONE,
        ALL_BUT_FIRST
    }

    /** The result where the loop was left by a cut, beyond what the style says. */
    public enum AtCut {
        AS_THE_STYLE_SAYS,
        /** The own bound as it was before the child. */
        OWN_BOUND,
        /** The own bound as it came in. */
        OWN_BOUND_AS_IT_CAME,
        /** The other player's bound. */
        OTHER_BOUND,
        ZERO
    }

    /** The result where every child was looked at. */
    public enum AtEnd {
        BEST,
        OTHER_BOUND,
        /** The other bound, if the best falls short of the own one. */
        OTHER_BOUND_IF_TOO_LOW,
        /** The other bound, if the best is no better than the own one. */
        OTHER_BOUND_UNLESS_BETTER,
        /** The last child's value. */
        LAST_VALUE,
        /** The worst child's value, if none has become the best. */
        WORST_IF_NONE,
        /** 0, if the best is no better than the own bound as it came in. */
        ZERO_UNLESS_BETTER
    }

    /**
     * A child of a node, and what was seen at the node up to it.
     *
     * @param number its place in the order in which the children are tried, from 0
     * @param children the number of children of the node
     * @param isEnd whether it is an end of the game
     * @param best the best of the node, this child included
     * @param tied whether one of the children was worth as much as the best before it
     * @param improved whether it is better than those before it; false as long as it was not looked at
     * @param beyond whether it is better than the player's own bound was; false as long as it was not looked at
     * @param samePlayer whether the player of the node moves again there
     */
    public record At(
            int ply,
            int number,
            int children,
            boolean isEnd,
            int best,
            boolean tied,
            boolean improved,
            boolean beyond,
            boolean samePlayer) {}

    private static final Predicate<At> EVERY = at -> true;
    private static final Predicate<At> NONE = at -> false;

    /** The worth of an end of the game where children are sorted by their evaluation. */
    public enum WorthToSort {
        EVALUATION,
        UTILITY,
        NOTHING
    }

    /** The ways in which a child after the first is looked at. */
    public enum Look {
        ONCE,
        /** With a null window, and again with the whole one if it is better: principal variation search. */
        NULL_WINDOW_FIRST,
        /** Again with the window from what was found one further on, as much too wide as that. */
        NULL_WINDOW_FIRST_THEN_FROM_THERE,
        /** Again with the window beyond what was found. */
        NULL_WINDOW_FIRST_THEN_BEYOND_IT,
        /** With a null window, whose bound is taken for the value. */
        NULL_WINDOW_ONLY,
        /** Again only if it is better by more than one, so that a null window's bound is taken for the value. */
        NULL_WINDOW_FIRST_UNLESS_ONE_BETTER,
        /** Again unless all below the child are ends, so that a null window's bound is taken for the value there. */
        NULL_WINDOW_FIRST_UNLESS_ABOVE_ENDS,
        /** With the null window that the other player would take, beyond the bound, and again with the whole one if it is better. */
        NULL_WINDOW_OF_THE_OTHER,
        /** Likewise, but with the window as it is if that is a null window itself. */
        NULL_WINDOW_OF_THE_OTHER_IN_AN_OPEN_WINDOW,
        /** Again in any case. */
        TWICE,
        /** Again in any case, but not if the window is a null window itself. */
        TWICE_IN_AN_OPEN_WINDOW,
        /** Again, with the bound on the other side of what was found: MAX up to it, MIN down to it. */
        THEN_ON_THE_WRONG_SIDE,
        /** Likewise, one further. */
        THEN_ON_THE_WRONG_SIDE_AND_BEYOND
    }

    /** The habits at the nodes of one player. */
    public static final class Side {
        public Look look = Look.ONCE;
        /** The children after which the node may be left. */
        public Predicate<At> cutsAfter = EVERY;
        /** The children that move a bound. */
        public Predicate<At> movesAfter = EVERY;
        /** True if the children in which the game is over come before the others. */
        public boolean endsFirst;
        /** The children that get the other window. */
        public Predicate<At> otherwiseFor = NONE;

        public Handed otherwise = Handed.WINDOW;

        public Cut cut = Cut.AT_EQUALITY;
        public When when = When.AFTER_THE_CHILD;
        /** True if a window that is closed already ends the node before its first child. */
        public boolean looksAtEntry;

        public Handed handed = Handed.WINDOW;
        public Moves moves = Moves.OWN;
        public Compare compare = Compare.BETTER;
        public StopsAt stopsAt = StopsAt.NOTHING;
        public Lost lost = Lost.NONE;
        public AtCut atCut = AtCut.AS_THE_STYLE_SAYS;
        public AtEnd atEnd = AtEnd.BEST;
        public Twice twice = Twice.NEVER;
        public Return returns = Return.BEST;
        /** True if the best so far is a field, which the calls below overwrite. */
        public boolean bestInField;
        /** True if the window is an object that the children are given, and move. */
        public boolean sharesWindow;

        public int start;

        Side(int start) {
            this.start = start;
        }

        /** Returns whether all children are treated alike. */
        boolean isTheSameForAll() {
            return cutsAfter == EVERY && movesAfter == EVERY && otherwiseFor == NONE;
        }
    }

    // The value of a state.
    public final Side max = new Side(-Window.INFINITY);
    public final Side min = new Side(Window.INFINITY);

    /** The habits at the nodes at which MAX, or MIN, is taken to move. */
    public Side side(boolean ofMax) {
        return ofMax ? max : min;
    }

    /** Changes the habits of both players in the same way. */
    public void both(Consumer<Side> change) {
        change.accept(max);
        change.accept(min);
    }

    public DecidedBy decidedBy = DecidedBy.WINDOW;
    public Bounds bounds = Bounds.SOFT;
    /** True if a fail-hard search returns what it found at a cut, rather than the bound that it met. */
    public boolean bestAtCut;

    /** True if the root's children are searched with the root's window as it came in. */
    public boolean rootAsItCameIn;

    /** The ply at and below which every state counts 0. */
    public int horizon = Integer.MAX_VALUE;

    public Roles roles = Roles.BY_PLAYER;
    /** True if whoever moves at the root, where a value or an action is asked for, is taken for MAX, and the other for MIN. */
    public boolean rootTakenForMax;

    public boolean rootOfChoiceTakenForMax;
    public LeafValue leafValue = LeafValue.AS_IT_IS;
    public TurnedByMin turnedByMin = TurnedByMin.NONE;
    /** True if the search goes on at the end of the game. */
    public boolean neverTerminal;

    public ZeroLeaf zeroLeaf = ZeroLeaf.A_LEAF;
    public Lives window = Lives.IN_EACH_CALL;
    /** True if a cut also ends the loops of all nodes above. */
    public boolean cutEndsAllLoops;

    public Memory memory = Memory.NONE;
    /** The width to either side of 0 of a first search in a window of its own; 0 if there is none. */
    public int guess;
    /** True if such a search that fails high, or low, is repeated in the window that was given. */
    public boolean repeatedIfHigh;

    public boolean repeatedIfLow;
    /** True if the given window is not used. */
    public boolean windowIgnored;
    /** True if what is returned is moved into the window. */
    public boolean clampedInside;

    // Negamax, in which every value is in the view of the player to move.
    /** The way in which a negamax deals with a player who moves twice. */
    public enum Negamax {
        /** Not a negamax. */
        NONE,
        /** The players are taken to move in turn. */
        IN_TURN,
        /** A child for which it is not the opponent's turn turns its view back by itself. */
        TURNS_BACK,
        /** A child is called in its parent's view, and turns it by itself if it is the opponent's turn. */
        CHILD_TURNS,
        /** A node looks who moves next, and turns only for the opponent. */
        FOLLOWS
    }

    /** The children below which a negamax turns the sign, or the window. */
    public enum Turned {
        OF_THE_OPPONENT,
        ALL,
        NONE,
        /** Those of the same player. */
        OF_THE_SAME_PLAYER,
        /** The window of the opponent is negated and not swapped. */
        NOT_SWAPPED,
        /** The window of the opponent is swapped and not negated. */
        NOT_NEGATED
    }

    /** The view in which a negamax takes an end of the game. */
    public enum LeafSign {
        OF_THE_PLAYER_TO_MOVE,
        OF_MAX,
        OF_THE_OPPONENT
    }

    public Negamax negamax = Negamax.NONE;
    public Turned sign = Turned.OF_THE_OPPONENT;
    public Turned turnedWindow = Turned.OF_THE_OPPONENT;
    public LeafSign leafSign = LeafSign.OF_THE_PLAYER_TO_MOVE;
    /** True if the answer is in the view of the player to move at the root. */
    public boolean moversView;
    /** True if the root is taken for a node of MAX. */
    public boolean negamaxFromMax;
    /** True if minus infinity is {@code Integer.MIN_VALUE}, which is its own negative. */
    public boolean sentinelOverflows;

    // The depth; see Horizon.
    /** The treatment of an end of the game. */
    public enum Ends {
        FIRST,
        /** Only where plies are left. */
        AFTER_THE_HORIZON,
        /** Seen, and then evaluated as if the game went on. */
        EVALUATED,
        NOT_SEEN
    }

    /** The value that is given to a state at the horizon. */
    public enum AtHorizon {
        EVALUATION,
        NEGATED,
        /** In the view of the player who moves at the root. */
        FOR_THE_ROOT,
        FOR_THE_SIDE_TO_MOVE,
        FOR_THE_OTHER_SIDE,
        ZERO,
        /** As if the game were over, which it is not. */
        UTILITY
    }

    public Ends ends = Ends.FIRST;
    public AtHorizon atHorizon = AtHorizon.EVALUATION;
    /** The number of plies left at the horizon. */
    public int horizonAt;
    /** True if a state with fewer plies left is not at the horizon. */
    public boolean onlyExactly;

    /** True if an action that is the only one costs no depth. */
    public boolean onlyActionIsFree;
    /** True if depth is lost only where the other player moves next. */
    public boolean turnsCounted;
    /** True if the last ply counts in any case. */
    public boolean lastPlyCounted;
    /** True if children are evaluated first, to be searched in that order; those at the horizon only if so. */
    public boolean sortsByEvaluation;

    public boolean sortsAtTheHorizon;
    public boolean evaluatesOnceToSort;
    public WorthToSort endToSort = WorthToSort.EVALUATION;
    /** The points that a win gains, and a loss loses, for every ply that is left. */
    public int gainOfWhatIsLeft;

    /** The points that a win gains, and a loss loses, for every ply that it is away; less than 0 if it loses them. */
    public int gainOfWhatIsBehind;

    public boolean winsGain = true;
    public boolean lossesGain = true;
    /** True if MAX turns round what was sorted for MIN, equal children included. */
    public boolean turnsRoundWhatIsSorted;

    public int stepOfMax = 1;
    public int stepOfMin = 1;
    /** True if each child of a MAX node is searched with one ply less than the one before. */
    public boolean depthLostAmongMaxsChildren;

    /** The same for MIN. */
    public boolean depthLostAmongMinsChildren;
    /** A depth of the search's own; 0 if it takes the one that is given. */
    public int ownDepth;
    /** True if inner nodes are evaluated too, to no purpose. */
    public boolean evaluatesOnTheWay;
    /** True if ends of the game are evaluated too, to no purpose. */
    public boolean evaluatesEverywhere;

    // The choice of an action.
    /** The window that a child of the root is searched with. */
    public enum RootWindow {
        NARROWED,
        /** One wider than the best so far, so that a tie is exact. */
        ONE_WIDER,
        /** Likewise where there is no best so far, and one beyond infinity overflows for MIN. */
        ONE_WIDER_AT_ONCE,
        FULL,
        /** Narrowed one point too far. */
        NARROWER_BY_ONE,
        /** The best so far as the other player's bound. */
        WRONG_BOUND,
        /** Narrowed to the best so far from both sides. */
        CLOSED,
        /** Narrowed to what the last action is worth. */
        LAST_VALUE,
        /** Narrowed to what the first action is worth. */
        FIRST_VALUE,
        /** Narrowed only by actions that are better than the first, whose own value is left out. */
        FROM_THE_SECOND,
        /** Narrowed; before there is a best so far, from Integer.MIN_VALUE, which negation does not change. */
        FROM_MIN_VALUE,
        /** The value of the root first, and then the first action that has it; what follows here begins with that value too. */
        VALUE_FIRST,
        /** Likewise, in a window around that value. */
        VALUE_FIRST_THEN_AROUND,
        /** Likewise, in windows that narrow. */
        VALUE_FIRST_THEN_NARROWED,
        /** Likewise, in a null window below that value, which says whether an action is worth as much or more: a test for MAX. */
        VALUE_FIRST_THEN_TESTED_FOR_MAX,
        /** Likewise, in a null window above it: a test for MIN. */
        VALUE_FIRST_THEN_TESTED_FOR_MIN
    }

    /** The action that is chosen. */
    public enum Pick {
        BETTER,
        BETTER_OR_EQUAL,
        FIRST,
        LAST,
        /** Any action whose value differs from the one before. */
        DIFFERENT,
        /** The action that the search for the root's value has left in a field, at whatever depth; where it has left none ever, the best. */
        FROM_FIELD,
        /** The same; the first action where it is no action of the root. */
        FROM_FIELD_IF_LEGAL,
        /** The action at the end of the best line. */
        LAST_OF_THE_LINE,
        /** Likewise from a field, of the first action that is worth what the root is. */
        FROM_FIELD_WHEN_EQUAL,
        /** None at all. */
        NONE,
        /** The best value is kept, and its action is not. */
        NEVER_KEPT,
        /** The largest of a stream, or the smallest, by a comparator that searches both actions each time. */
        OF_A_STREAM,
        /** Likewise, by Collections. */
        OF_A_COLLECTION,
        /** The first of a list that is sorted by such a comparator. */
        FIRST_OF_SORTED,
        /** The last of a list that is sorted by such a comparator. */
        LAST_OF_SORTED;

        /** Returns whether a comparator searches the actions, some of them more than once. */
        public boolean compares() {
            return compareTo(OF_A_STREAM) >= 0;
        }
    }

    /** The players at whose nodes something is kept. */
    public enum Keepers {
        BOTH,
        ONLY_MAX,
        ONLY_MIN;

        boolean contain(boolean isMax) {
            return this == BOTH || isMax == (this == ONLY_MAX);
        }
    }

    /** The habits of bestAction for one player. */
    public static final class RootSide {
        public RootWindow window = RootWindow.NARROWED;
        public Pick pick = Pick.BETTER;
        public Lost lost = Lost.NONE;
        public Twice twice = Twice.NEVER;
        /** The way in which an action after the first is looked at. */
        public Look look = Look.ONCE;
        /** The width of the window beyond the best so far, in which an action after the first is looked at once and for all; 0 if it is open. */
        public int guess;

        public int start;
        /** The depth that an action costs at the state for which it is chosen. */
        public int step = 1;
        /** True if each action costs one more than the one before it. */
        public boolean stepGrows;
        /** True if the values are compared for the opponent. */
        public boolean inverted;
        /** True if the best so far stays what it was at the start. */
        public boolean bestNotKept;
        /** True if it stays what the first action was worth. */
        public boolean firstValueKept;
        /** True if it is what the last action was worth, better or not. */
        public boolean lastValueKept;
        /** True if what is better also becomes the other player's bound for the next actions. */
        public boolean keptAsOtherBound;
        /** True if the worst so far becomes the other player's bound for the next actions. */
        public boolean worstAsOtherBound;
        /** True if an action that wins, by any amount, is taken at once. */
        public boolean stopsAtAWin;
        /** Likewise, if the game is over there. */
        public boolean stopsWhereItEndsWell;
        /** True if the sign of a difference says what is better, in 32 bits. */
        public boolean byDifference;

        RootSide(int start) {
            this.start = start;
        }
    }

    public final RootSide rootMax = new RootSide(-Window.INFINITY);
    public final RootSide rootMin = new RootSide(Window.INFINITY);

    /** The habits of bestAction where MAX, or MIN, is to move. */
    public RootSide root(boolean ofMax) {
        return ofMax ? rootMax : rootMin;
    }

    /** Changes bestAction for both players in the same way. */
    public void bothAtTheRoot(Consumer<RootSide> change) {
        change.accept(rootMax);
        change.accept(rootMin);
    }

    /** The players at whose nodes an action is left in a field. */
    public Keepers keepers = Keepers.BOTH;

    /** True if the first action is at hand where none is better than the start. */
    public boolean firstActionAtHand;

    /** True if the starts of both players are the two bounds with which bestAction begins. */
    public boolean startsAreBounds;

    /** True if the choice turns the sign and the window also where the same player moves again, whose view the value is in already. */
    public boolean choiceAlwaysTurns;

    /** True if each action is worth what the state is in which it is chosen. */
    public boolean choiceOfOwnState;

    /** True if an action is judged for the player who moves after it. */
    public boolean comparedByNext;
    /** True if MIN is taken to move after the end. */
    public boolean minMovesAfterTheEnd;
    /** True if the first action is taken without a comparison. */
    public boolean firstTaken;

    /** True if every search begins at the initial state of the game. */
    public boolean fromTheStart;
    /** True if it does so even where the game is over. */
    public boolean fromTheStartAfterTheEnd;

    /** Returns whether a child's place among its siblings matters, even if nothing is ever asked about it. */
    public boolean dependsOnPlace() {
        return horizon < Integer.MAX_VALUE
                || atHorizon == AtHorizon.ZERO
                || sortsByEvaluation
                || Stream.of(max.lost, min.lost, rootMax.lost, rootMin.lost).anyMatch(lost -> lost != Lost.NONE)
                || Stream.of(rootMax, rootMin).anyMatch(root -> root.pick.compares());
    }

    /** Returns whether one call may depend on those before. */
    public boolean remembers() {
        return memory != Memory.NONE
                || window == Lives.IN_FIELDS_FOR_EVER
                || window == Lives.LARGEST_ALPHA_FOR_EVER
                || keepers != Keepers.BOTH;
    }
}
