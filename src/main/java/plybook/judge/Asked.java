package plybook.judge;

import plybook.game.Board;
import plybook.game.Window;
import plybook.guest.Question;

/** Questions in the words of the contracts. */
final class Asked {
    private static final int LONGEST = 200;

    private Asked() {}

    /** The method that a question calls, such as {@code bestAction}. */
    static String method(Question question) {
        return switch (question.hook()) {
            case TREE_VALUE, MINIMAX_VALUE, ALPHA_BETA_VALUE -> "value";
            case MINIMAX_ACTION, ALPHA_BETA_ACTION -> "bestAction";
            case INITIAL_STATE -> "initialState";
            case PLAYER -> "player";
            case ACTIONS -> "actions";
            case RESULT -> "result";
            case WINNER -> "winner";
            case TERMINAL -> "terminal";
            case UTILITY -> "utility";
            case CATCH_IT -> "version" + question.subject();
        };
    }

    /** The call with its arguments; a tree's leaves are shown by their numbers, for so they were handed over. */
    static String inFull(Question question) {
        String method = method(question);
        return switch (question.hook()) {
            case INITIAL_STATE, CATCH_IT -> method + "()";
            case RESULT ->
                method + "(board, (" + question.first() + "," + question.second() + ")) on\n" + board(question);
            case PLAYER, ACTIONS, WINNER, TERMINAL, UTILITY -> method + "(board) on\n" + board(question);
            case TREE_VALUE -> method + "(tree) of " + shortened(question.subject());
            case MINIMAX_VALUE, MINIMAX_ACTION, ALPHA_BETA_ACTION ->
                method + "(game, state) on a tree of the shape " + shortened(shape(question));
            case ALPHA_BETA_VALUE ->
                method + "(game, state, " + Window.text(question.first()) + ", " + Window.text(question.second())
                        + ") on a tree of the shape " + shortened(shape(question));
        };
    }

    private static String board(Question question) {
        return Board.parse(question.subject()).drawn().indent(2).stripTrailing();
    }

    private static String shape(Question question) {
        return question.subject().replaceAll("[0-9]+", "·");
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + " …";
    }
}
