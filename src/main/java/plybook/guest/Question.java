package plybook.guest;

import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Window;
import plybook.task.GomokuState;
import plybook.tree.Tree;

/**
 * One question to a learner's class, as plain data.
 *
 * @param hook which method
 * @param subject the board or tree as text; for a search the shape only: its leaves bear their numbers from left to right, as the
 *     guise counts them, and what they are worth is asked for one by one. Before it stands the depth, if there is one
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

    /** The empty board of Gomoku with so many rows. */
    public static Question start(int size) {
        return new Question(Hook.INITIAL_STATE, "", size, 0, Guise.PLAIN);
    }

    /** Any of the hooks of Gomoku that takes a state alone. */
    public static Question of(Hook hook, GomokuState state) {
        return new Question(hook, state.toString());
    }

    public static Question result(GomokuState state, Cell cell) {
        return new Question(Hook.RESULT, state.toString(), cell.row(), cell.column(), Guise.PLAIN);
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

    /** What a board is worth by its patterns. */
    public static Question evaluation(Board board) {
        return of(Hook.EVALUATION, board);
    }

    /** The value within a depth. */
    public static Question depthMinimax(Tree tree, int depth) {
        return withDepth(Hook.DEPTH_MINIMAX, tree, depth, 0, 0, Guise.PLAIN);
    }

    public static Question depthAlphaBeta(Tree tree, int depth, Window window) {
        return depthAlphaBeta(tree, depth, window, Guise.PLAIN);
    }

    public static Question depthAlphaBeta(Tree tree, int depth, Window window, Guise guise) {
        return withDepth(Hook.DEPTH_ALPHA_BETA, tree, depth, window.alpha(), window.beta(), guise);
    }

    public static Question depthAction(Tree tree, int depth) {
        return depthAction(tree, depth, Guise.PLAIN);
    }

    public static Question depthAction(Tree tree, int depth, Guise guise) {
        return withDepth(Hook.DEPTH_ACTION, tree, depth, 0, 0, guise);
    }

    private static Question withDepth(Hook hook, Tree tree, int depth, int first, int second, Guise guise) {
        return new Question(hook, depth + " " + guise.numbered(tree), first, second, guise);
    }

    /** Steps taken with a position of exercise 07. */
    public static Question walk(Walk walk) {
        return new Question(Hook.WALK, walk.toString());
    }

    public static Question inPlaceValue(Tree tree, Window window) {
        return search(Hook.IN_PLACE_VALUE, tree, window.alpha(), window.beta(), Guise.PLAIN);
    }

    /**
     * A player's move on a Gomoku board.
     *
     * @param nodes how many moves it may make on the position; 0 for any number
     * @param millis how long it may take; 0 for any time
     */
    public static Question move(Board board, int nodes, int millis) {
        return new Question(Hook.MOVE, board.toString(), nodes, millis, Guise.PLAIN);
    }

    /** A player's move on a tree. */
    public static Question moveOnTree(Tree tree, List<Integer> estimates, int nodes) {
        return new Question(Hook.MOVE_ON_TREE, Turn.subject(tree, estimates), nodes, 0, Guise.PLAIN);
    }

    private static Question search(Hook hook, Tree tree, int alpha, int beta, Guise guise) {
        return new Question(hook, guise.numbered(tree).toString(), alpha, beta, guise);
    }
}
