package plybook.guest;

/** What a learner can be asked. The order is part of the wire format: new ones go to the end. */
public enum Hook {
    /** The value of the tree that the subject is. */
    TREE_VALUE,
    /** The empty board. */
    INITIAL_STATE,
    /** Who is to move on the board that the subject is; likewise those that follow. */
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
    CATCH_IT
}
