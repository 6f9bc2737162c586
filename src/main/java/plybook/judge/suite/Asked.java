package plybook.judge.suite;

import plybook.game.Board;
import plybook.game.Window;
import plybook.guest.Question;
import plybook.guest.Walk;
import plybook.task.GomokuState;

/** Questions in the words of the contracts. */
public final class Asked {
    private static final int LONGEST = 200;

    private Asked() {}

    /** The method that a question calls, such as {@code bestAction}. */
    public static String method(Question question) {
        return switch (question.hook()) {
            case TREE_VALUE, MINIMAX_VALUE, ALPHA_BETA_VALUE -> "value";
            case MINIMAX_ACTION, ALPHA_BETA_ACTION -> "bestAction";
            case INITIAL_STATE -> question.first() == 0 ? "initialState" : "start";
            case PLAYER -> "player";
            case ACTIONS -> "actions";
            case RESULT -> "result";
            case WINNER -> "winner";
            case TERMINAL -> "terminal";
            case UTILITY -> "utility";
            case CATCH_IT -> "version" + question.subject();
            case DEPTH_MINIMAX -> "minimax";
            case DEPTH_ALPHA_BETA -> "alphaBeta";
            case DEPTH_ACTION -> "bestAction";
            case EVALUATION -> "value";
            case WALK -> WalkText.lastMethod(Walk.parse(question.subject()));
            case IN_PLACE_VALUE -> "value";
            case MOVE, MOVE_ON_TREE -> "move";
        };
    }

    /** The call with its arguments; a tree's leaves are shown by their numbers, for so they were handed over. */
    static String inFull(Question question) {
        String method = method(question);
        return switch (question.hook()) {
            case INITIAL_STATE -> method + (question.first() == 0 ? "()" : "(" + question.first() + ")");
            case CATCH_IT -> method + "()";
            case WALK -> WalkText.inFull(Walk.parse(question.subject()));
            case MOVE ->
                method + "(position, clock) with " + budget(question) + " on\n"
                        + GomokuText.drawn(Board.parse(question.subject()));
            case MOVE_ON_TREE -> method + "(position, clock) with " + budget(question) + " on a tree";
            case IN_PLACE_VALUE ->
                method + "(position, " + Window.text(question.first()) + ", " + Window.text(question.second())
                        + ") on a tree of the shape " + shortened(shape(question));
            case RESULT ->
                method + "(board, (" + question.first() + "," + question.second() + ")) on\n" + indented(question);
            case PLAYER, ACTIONS, WINNER, TERMINAL, UTILITY, EVALUATION -> method + "(board) on\n" + indented(question);
            case TREE_VALUE -> method + "(tree) of " + shortened(question.subject());
            case MINIMAX_VALUE, MINIMAX_ACTION, ALPHA_BETA_ACTION ->
                method + "(game, state) on a tree of the shape " + shortened(shape(question));
            case ALPHA_BETA_VALUE ->
                method + "(game, state, " + Window.text(question.first()) + ", " + Window.text(question.second())
                        + ") on a tree of the shape " + shortened(shape(question));
            case DEPTH_MINIMAX, DEPTH_ACTION ->
                method + "(game, evaluation, state, " + depth(question) + ") on a tree of the shape "
                        + shortened(shape(question));
            case DEPTH_ALPHA_BETA ->
                method + "(game, evaluation, state, " + depth(question) + ", " + Window.text(question.first()) + ", "
                        + Window.text(question.second()) + ") on a tree of the shape " + shortened(shape(question));
        };
    }

    private static String indented(Question question) {
        return board(question).indent(2).stripTrailing();
    }

    /** The board that the question is about, as people draw it. */
    public static String board(Question question) {
        GomokuState state = GomokuState.parse(question.subject());
        return state.board().size() < 5 ? state.board().drawn() : GomokuDrawing.of(state);
    }

    /** How deep the search is to look. */
    private static String depth(Question question) {
        return question.subject().substring(0, question.subject().indexOf(' '));
    }

    private static String budget(Question question) {
        return question.first() > 0 ? "a clock of " + question.first() + " moves" : question.second() + " ms";
    }

    private static String shape(Question question) {
        String subject = question.subject();
        return subject.substring(subject.indexOf(' ') + 1).replaceAll("[0-9]+", "·");
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + " …";
    }
}
