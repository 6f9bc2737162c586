package plybook.guest;

import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Window;
import plybook.tree.Tree;
import plybook.tree.Trees;

/**
 * One question to a learner's class, as plain data.
 *
 * @param hook which method
 * @param subject the board or tree as text; for a search the shape only: its leaves bear their numbers from left to right, and
 *     what they are worth is asked for one by one
 * @param first the row of a cell, or alpha; 0 where neither applies
 * @param second the column of a cell, or beta; 0 where neither applies
 */
public record Question(Hook hook, String subject, int first, int second) {
    private Question(Hook hook, String subject) {
        this(hook, subject, 0, 0);
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
        return new Question(Hook.RESULT, board.toString(), cell.row(), cell.column());
    }

    public static Question minimaxValue(Tree tree) {
        return new Question(Hook.MINIMAX_VALUE, shape(tree));
    }

    public static Question minimaxAction(Tree tree) {
        return new Question(Hook.MINIMAX_ACTION, shape(tree));
    }

    public static Question alphaBetaValue(Tree tree, Window window) {
        return new Question(Hook.ALPHA_BETA_VALUE, shape(tree), window.alpha(), window.beta());
    }

    public static Question alphaBetaAction(Tree tree) {
        return new Question(Hook.ALPHA_BETA_ACTION, shape(tree));
    }

    /** A question for the tree that catches the wrong version of that letter, from A on. */
    public static Question catchIt(char version) {
        return new Question(Hook.CATCH_IT, String.valueOf(version));
    }

    private static String shape(Tree tree) {
        return Trees.numbered(tree).toString();
    }
}
