package plybook.guest;

import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Window;
import plybook.tree.Tree;

/**
 * One question to a learner's class, as plain data.
 *
 * @param hook which method
 * @param subject the board or tree as text; for a search the shape only: its leaves bear their numbers from left to right, as the
 *     guise counts them, and what they are worth is asked for one by one
 * @param first the row of a cell, or alpha; 0 where neither applies
 * @param second the column of a cell, or beta; 0 where neither applies
 * @param guise how the tree of a search is played; plain where there is none
 */
public record Question(Hook hook, String subject, int first, int second, Guise guise) {
    private Question(Hook hook, String subject) {
        this(hook, subject, 0, 0, Guise.PLAIN);
    }

    public static Question treeValue(Tree tree) {
        return new Question(Hook.TREE_VALUE, tree.toString());
    }

    public static Question initialState() {
        return new Question(Hook.INITIAL_STATE, "");
    }

    /** Any of the hooks of a board game that takes a board alone. */
    public static Question of(Hook hook, Board board) {
        return new Question(hook, board.toString());
    }

    public static Question result(Board board, Cell cell) {
        return new Question(Hook.RESULT, board.toString(), cell.row(), cell.column(), Guise.PLAIN);
    }

    public static Question minimaxValue(Tree tree) {
        return minimaxValue(tree, Guise.PLAIN);
    }

    public static Question minimaxValue(Tree tree, Guise guise) {
        return search(Hook.MINIMAX_VALUE, tree, 0, 0, guise);
    }

    public static Question minimaxAction(Tree tree) {
        return minimaxAction(tree, Guise.PLAIN);
    }

    public static Question minimaxAction(Tree tree, Guise guise) {
        return search(Hook.MINIMAX_ACTION, tree, 0, 0, guise);
    }

    public static Question alphaBetaValue(Tree tree, Window window) {
        return alphaBetaValue(tree, window, Guise.PLAIN);
    }

    public static Question alphaBetaValue(Tree tree, Window window, Guise guise) {
        return search(Hook.ALPHA_BETA_VALUE, tree, window.alpha(), window.beta(), guise);
    }

    public static Question alphaBetaAction(Tree tree) {
        return alphaBetaAction(tree, Guise.PLAIN);
    }

    public static Question alphaBetaAction(Tree tree, Guise guise) {
        return search(Hook.ALPHA_BETA_ACTION, tree, 0, 0, guise);
    }

    /** A question for the tree that catches the wrong version of that letter, from A on. */
    public static Question catchIt(char version) {
        return new Question(Hook.CATCH_IT, String.valueOf(version));
    }

    private static Question search(Hook hook, Tree tree, int alpha, int beta, Guise guise) {
        return new Question(hook, guise.numbered(tree).toString(), alpha, beta, guise);
    }
}
