package plybook.guest;

/** What a learner can be asked. The order is part of the wire format: new ones go to the end. */
public enum Hook {
    /** The value of the tree that the subject is. */
    TREE_VALUE,
    /** The empty board; of Gomoku that with so many rows as the first number says. */
    INITIAL_STATE,
    /** Who is to move on the board that the subject is, in Gomoku with the last move behind it; likewise those that follow. */
    PLAYER,
    ACTIONS,
    /** The board after the cell (first, second). */
    RESULT,
    WINNER,
    TERMINAL,
    UTILITY,
    /** The minimax value of a tree of which the subject gives the shape. */
    MINIMAX_VALUE,
    MINIMAX_ACTION,
    /** The value of a tree of which the subject gives the shape, in the window (first, second). */
    ALPHA_BETA_VALUE,
    ALPHA_BETA_ACTION,
    /** The tree for the wrong version whose letter the subject is. */
    CATCH_IT,
    /** A value that a search finds within a depth; the subject is the depth and the shape of a tree. */
    DEPTH_MINIMAX,
    /** The same in the window (first, second). */
    DEPTH_ALPHA_BETA,
    DEPTH_ACTION,
    /** What the board that the subject is is worth by its patterns. */
    EVALUATION,
    /** The {@link Walk} that the subject is, taken with a position of one's own. */
    WALK,
    /** The value of a tree that is played in place, in the window (first, second). */
    IN_PLACE_VALUE,
    /** A player's move on the Gomoku board that the subject is; it may make so many moves (first) in so many milliseconds (second). */
    MOVE,
    /** The same on a tree with estimates. */
    MOVE_ON_TREE
}
