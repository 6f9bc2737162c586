package plybook.diagnosis.search;

import plybook.game.Window;

/**
 * The behaviour of a search like minimax or alpha-beta, one habit a field. The defaults together are a right alpha-beta; a style
 * is a right way to differ from it, a mistake a wrong one. {@link ModelSearch} follows them.
 */
final class Habits {
    /** The condition on which a player leaves a node early. */
    enum Cut {
        AT_EQUALITY,
        BEYOND_EQUALITY,
        NEVER,
        /** At α + 1 ≥ β, one point too early. */
        WITHIN_ONE,
        /** MAX compares with alpha, MIN with beta. */
        AGAINST_THE_OWN_BOUND
    }

    /** The value at which a node is left because nothing could be better, as in Tic-Tac-Toe. */
    enum StopsAt {
        NOTHING,
        /** MAX at 1, MIN at −1. */
        ONE,
        /** Or more. */
        ONE_OR_MORE,
        /** Only MAX. */
        ONE_OR_MORE_FOR_MAX
    }

    /** The result where the value lies outside the window. */
    enum Bounds {
        SOFT,
        HARD,
        HARD_BUT_LEAVES
    }

    /** The window that a child is searched with. */
    enum Handed {
        /** The window that came in, tightened by the earlier children. */
        WINDOW,
        AS_IT_CAME_IN,
        /** The best so far of this node, without the bounds from above. */
        BEST_ONLY,
        SWAPPED,
        /** The best so far of this node as the one bound, for either player. */
        BEST_AS_BOTH,
        /** Below MIN as in negamax, although the child takes it as it is. */
        TURNED_BY_MIN
    }

    /** The player who is taken to move. */
    enum Roles {
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
        OPPONENT_BELOW_THE_ROOT
    }

    /** The value that is given to an end of the game. */
    enum LeafValue {
        AS_IT_IS,
        NEGATED,
        /** As if the players took turns and each leaf were seen by the player to move there. */
        NEGATED_AT_ODD_PLIES,
        /** A point less for every ply. */
        LESS_BY_DEPTH,
        /** A point towards zero for every ply. */
        NEARER_TO_ZERO_BY_DEPTH,
        NEARER_TO_ZERO,
        /** A million, the largest value there is, becomes infinity. */
        INFINITE_AT_THE_EDGE,
        /** In eight bits, as a cast to byte leaves it. */
        AS_BYTE
    }

    /** The values that MIN turns round before it compares them. */
    enum TurnedByMin {
        NONE,
        OF_LEAVES,
        OF_ALL_CHILDREN
    }

    /** The treatment of a leaf that is worth 0. */
    enum ZeroLeaf {
        A_LEAF,
        /** Searched on, which fails because nobody is to move there. */
        SEARCHED_ON,
        WORST_FOR_MAX,
        WORST_FOR_MIN
    }

    /** The change of an inner node's value before it is returned. */
    enum Return {
        BEST,
        /** One less than the best, after the cut was decided by the best. */
        BEST_LESS_ONE,
        /** The best less the number of plies from the root, likewise. */
        BEST_LESS_PLIES,
        /** A point towards zero, likewise. */
        NEARER_TO_ZERO,
        /** MAX's value, if it falls short of alpha, comes back as beta. */
        WRONG_SIDE
    }

    /** The place of the window. */
    enum Lives {
        IN_EACH_CALL,
        /** In two fields that every call of the contract's method sets. */
        IN_FIELDS,
        /** In two fields that are set once and for all. */
        IN_FIELDS_FOR_EVER,
        /** Alpha alone, the largest that any call was ever given. */
        LARGEST_ALPHA_FOR_EVER
    }

    /** The condition on which a child is searched a second time. */
    enum Twice {
        NEVER,
        WHEN_BETTER,
        ALWAYS
    }

    /** The memory from one call to the next. */
    enum Memory {
        NONE,
        /** The value that was returned for a state, whatever the window and the game were. */
        OF_STATES,
        /** The same, but leaves are looked at each time. */
        OF_INNER_STATES,
        /** The same, by the place in the tree alone. */
        OF_INNER_PLACES
    }

    // The value of a state.
    Cut maxCuts = Cut.AT_EQUALITY;
    Cut minCuts = Cut.AT_EQUALITY;
    Bounds bounds = Bounds.SOFT;
    /** True if a fail-hard search returns what it found at a cut, rather than the bound that it met. */
    boolean bestAtCut;
    /** True if the cut is decided by the best value found, rather than by the window. */
    boolean cutByBest;

    StopsAt stopsAt = StopsAt.NOTHING;

    Handed handed = Handed.WINDOW;
    /** True if the root's children are searched with the root's window as it came in. */
    boolean rootAsItCameIn;

    boolean raisesAlpha = true;
    boolean lowersBeta = true;
    /** True if MAX lowers beta and MIN raises alpha. */
    boolean wrongBoundMoves;
    /** True if the window is tightened and compared before the child's value is taken over. */
    boolean cutBeforeComparing;

    /** True if the best so far is a field, which the calls below overwrite. */
    boolean bestInField;

    boolean lastChildDropped;
    /** True if an only child is dropped too. */
    boolean onlyChildDropped;
    /** The ply at and below which every state counts 0. */
    int horizon = Integer.MAX_VALUE;

    boolean firstChildOnly;
    boolean lastChildWins;
    int maxStart = -Window.INFINITY;
    int minStart = Window.INFINITY;
    Roles roles = Roles.BY_PLAYER;
    LeafValue leafValue = LeafValue.AS_IT_IS;
    TurnedByMin turnedByMin = TurnedByMin.NONE;
    /** True if the search goes on at the end of the game. */
    boolean neverTerminal;

    ZeroLeaf zeroLeaf = ZeroLeaf.A_LEAF;
    Return returns = Return.BEST;
    Lives window = Lives.IN_EACH_CALL;
    Twice twice = Twice.NEVER;
    Memory memory = Memory.NONE;
    /** True if the given window is not used. */
    boolean windowIgnored;
    /** True if what is returned is moved into the window. */
    boolean clampedInside;

    // Negamax, in which every value is in the view of the player to move.
    boolean negamax;
    boolean childsSignMissing;
    boolean leafsSignMissing;
    boolean windowNotTurned;
    boolean windowNotNegated;
    /** True if minus infinity is {@code Integer.MIN_VALUE}, which is its own negative. */
    boolean sentinelOverflows;

    // The depth; see Horizon.
    /** The treatment of an end of the game. */
    enum Ends {
        FIRST,
        /** Only where plies are left. */
        AFTER_THE_HORIZON,
        /** Seen, and then evaluated as if the game went on. */
        EVALUATED,
        NOT_SEEN
    }

    /** The value that is given to a state at the horizon. */
    enum AtHorizon {
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

    Ends ends = Ends.FIRST;
    AtHorizon atHorizon = AtHorizon.EVALUATION;
    /** The number of plies left at the horizon. */
    int horizonAt;
    /** True if a state with fewer plies left is not at the horizon. */
    boolean onlyExactly;

    int stepOfMax = 1;
    int stepOfMin = 1;
    /** The depth that an action costs at the state for which it is chosen. */
    int stepOfChoice = 1;
    /** True if each child is searched with one ply less than the one before. */
    boolean depthLostAmongSiblings;
    /** A depth of the search's own; 0 if it takes the one that is given. */
    int ownDepth;
    /** True if inner nodes are evaluated too, to no purpose. */
    boolean evaluatesOnTheWay;
    /** True if ends of the game are evaluated too, to no purpose. */
    boolean evaluatesEverywhere;

    // The choice of an action.
    /** The window that a child of the root is searched with. */
    enum RootWindow {
        NARROWED,
        /** One wider than the best so far, so that a tie is exact. */
        ONE_WIDER,
        FULL,
        /** The value of the root first, and then the first action that has it. */
        VALUE_FIRST
    }

    /** The action that is chosen. */
    enum Pick {
        BETTER,
        BETTER_OR_EQUAL,
        FIRST,
        LAST,
        /** Any action whose value differs from the one before. */
        DIFFERENT,
        /** The action that the search for the root's value has left in a field, at whatever depth. */
        FROM_FIELD,
        /** The same, of the first action that is worth what the root is. */
        FROM_FIELD_WHEN_EQUAL,
        /** None at all. */
        NONE
    }

    RootWindow rootWindow = RootWindow.NARROWED;
    Pick pick = Pick.BETTER;
    Roles rootRoles = Roles.BY_PLAYER;
    int rootMaxStart = -Window.INFINITY;
    int rootMinStart = Window.INFINITY;
    /** True if the first action is at hand where none is better than the start. */
    boolean firstActionAtHand;

    boolean rootLastDropped;
    /** True if an action is judged for the player who moves after it. */
    boolean comparedByNext;
    /** True if MIN is taken to move after the end. */
    boolean minMovesAfterTheEnd;
    /** True if the first action is taken without a comparison. */
    boolean firstTaken;

    /** True if every search begins at the initial state of the game. */
    boolean fromTheStart;

    Twice rootTwice = Twice.NEVER;

    /** Returns whether one call may depend on those before. */
    boolean remembers() {
        return memory != Memory.NONE || window == Lives.IN_FIELDS_FOR_EVER || window == Lives.LARGEST_ALPHA_FOR_EVER;
    }
}
