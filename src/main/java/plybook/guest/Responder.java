package plybook.guest;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Cell;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.AlphaBetaTask;
import plybook.task.CandidatesTask;
import plybook.task.CatchItTask;
import plybook.task.DepthSearchTask;
import plybook.task.EvaluationTask;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;
import plybook.task.InPlaceTask;
import plybook.task.MinimaxTask;
import plybook.task.PlayerTask;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;
import plybook.tree.TreeGame;

/** Puts a question to a learner's object and makes a reply of whatever happens. */
public final class Responder {
    /** How the starters' exceptions begin. */
    public static final String TODO = "TODO";

    private final Object learners;
    private final Supplier<?> maker;

    /**
     * @param learners an object that implements the contract of the questions to come
     * @param maker makes more of its kind, where a question is about two at once
     */
    public Responder(Object learners, Supplier<?> maker) {
        this.learners = learners;
        this.maker = maker;
    }

    /**
     * What the learner's object answers, or what went wrong in it.
     *
     * @param valueOfLeaf what a leaf of a search's tree is worth, by its number from left to right
     */
    public Reply reply(Question question, IntUnaryOperator valueOfLeaf) {
        try {
            return answer(question, valueOfLeaf);
        } catch (ReturnedNull e) {
            return new Reply.Fault(Reply.Kind.RETURNED_NULL, "", "");
        } catch (PipeBroken e) {
            throw e;
        } catch (Throwable e) {
            return fault(e);
        }
    }

    /** The judge cannot be reached any more: nothing of the learner's making, and the end of the loop. */
    static final class PipeBroken extends Error {
        private static final long serialVersionUID = 1;

        PipeBroken(Throwable cause) {
            super(cause);
        }
    }

    private static final class ReturnedNull extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private Reply answer(Question question, IntUnaryOperator valueOfLeaf) {
        return switch (question.hook()) {
            case TREE_VALUE -> answer(((TreeValueTask) learners).value(Tree.parse(question.subject())));
            case MINIMAX_VALUE, MINIMAX_ACTION, ALPHA_BETA_VALUE, ALPHA_BETA_ACTION ->
                answer(search(question, valueOfLeaf));
            case CATCH_IT -> answer(treeFor(question.subject()));
            case DEPTH_MINIMAX, DEPTH_ALPHA_BETA, DEPTH_ACTION -> answer(depthSearch(question, valueOfLeaf));
            case INITIAL_STATE ->
                answer(
                        learners instanceof GomokuTask gomoku
                                ? gomoku.start(question.first())
                                : ((BoardGame) learners).initialState());
            case PLAYER, ACTIONS, RESULT, WINNER, TERMINAL, UTILITY ->
                learners instanceof GomokuTask gomoku ? rule(gomoku, question) : rule(question);
            case EVALUATION -> evaluation(question);
            case WALK -> answer(Walk.parse(question.subject()).taken((CandidatesTask) learners, this::anotherPosition));
            case MOVE, MOVE_ON_TREE -> answer(Turn.taken((PlayerTask<?>) learners, question));
            case IN_PLACE_VALUE -> inPlace(question, valueOfLeaf);
        };
    }

    private @Nullable Object search(Question question, IntUnaryOperator valueOfLeaf) {
        Tree shape = Tree.parse(question.subject());
        if (question.guise() == Guise.PLAIN) {
            TreeGame game = new TreeGame(shape, valueOfLeaf);
            return search(question, game, game.initialState());
        }
        AwkwardGame game = new AwkwardGame(question.guise(), shape, valueOfLeaf);
        Object answer = search(question, game, game.inQuestion());
        boolean chosen = question.hook() == Hook.MINIMAX_ACTION || question.hook() == Hook.ALPHA_BETA_ACTION;
        return chosen ? game.number(answer) : answer;
    }

    @SuppressWarnings("unchecked") // a learner's class is generic: it takes whatever game it is given
    private <S, A> @Nullable Object search(Question question, Game<S, A> game, S state) {
        return switch (question.hook()) {
            case MINIMAX_VALUE -> ((MinimaxTask<S, A>) learners).value(game, state);
            case MINIMAX_ACTION -> ((MinimaxTask<S, A>) learners).bestAction(game, state);
            case ALPHA_BETA_VALUE ->
                ((AlphaBetaTask<S, A>) learners).value(game, state, question.first(), question.second());
            case ALPHA_BETA_ACTION -> ((AlphaBetaTask<S, A>) learners).bestAction(game, state);
            default -> throw new IllegalArgumentException("not a search: " + question.hook());
        };
    }

    private @Nullable Object depthSearch(Question question, IntUnaryOperator valueOfLeaf) {
        int blank = question.subject().indexOf(' ');
        int depth = Integer.parseInt(question.subject().substring(0, blank));
        Tree shape = Tree.parse(question.subject().substring(blank + 1));
        if (question.guise() == Guise.PLAIN) {
            TreeGame game = new TreeGame(shape, valueOfLeaf);
            return depthSearch(question, game, game.evaluation(), game.initialState(), depth);
        }
        AwkwardGame game = new AwkwardGame(question.guise(), shape, valueOfLeaf);
        Object answer = depthSearch(question, game, game.evaluation(), game.inQuestion(), depth);
        return question.hook() == Hook.DEPTH_ACTION ? game.number(answer) : answer;
    }

    @SuppressWarnings("unchecked") // as above
    private <S, A> @Nullable Object depthSearch(
            Question question, Game<S, A> game, Evaluation<S> evaluation, S state, int depth) {
        DepthSearchTask<S, A> search = (DepthSearchTask<S, A>) learners;
        return switch (question.hook()) {
            case DEPTH_MINIMAX -> search.minimax(game, evaluation, state, depth);
            case DEPTH_ALPHA_BETA ->
                search.alphaBeta(game, evaluation, state, depth, question.first(), question.second());
            case DEPTH_ACTION -> search.bestAction(game, evaluation, state, depth);
            default -> throw new IllegalArgumentException("not a search with a depth: " + question.hook());
        };
    }

    private CandidatesTask anotherPosition() {
        return (CandidatesTask) maker.get();
    }

    @SuppressWarnings("unchecked") // a learner's class is generic: it takes whatever position it is given
    private Reply inPlace(Question question, IntUnaryOperator valueOfLeaf) {
        InPlace position = new InPlace(Tree.parse(question.subject()), valueOfLeaf);
        int value = ((InPlaceTask<Integer>) learners).value(position, question.first(), question.second());
        return new Reply.Answer(String.valueOf(value), position.left());
    }

    private String treeFor(String version) {
        CatchItTask task = (CatchItTask) learners;
        return switch (version) {
            case "A" -> task.versionA();
            case "B" -> task.versionB();
            case "C" -> task.versionC();
            case "D" -> task.versionD();
            case "E" -> task.versionE();
            default -> throw new IllegalArgumentException("no version " + version);
        };
    }

    private Reply rule(Question question) {
        BoardGame rules = (BoardGame) learners;
        Board board = Board.parse(question.subject());
        Object answer =
                switch (question.hook()) {
                    case PLAYER -> rules.player(board);
                    case ACTIONS -> rules.actions(board);
                    case RESULT -> rules.result(board, new Cell(question.first(), question.second()));
                    case WINNER -> rules.winner(board);
                    case TERMINAL -> rules.terminal(board);
                    case UTILITY -> rules.utility(board);
                    default -> throw new IllegalArgumentException("not a rule: " + question.hook());
                };
        return answer(question, answer, board);
    }

    private static Reply rule(GomokuTask rules, Question question) {
        GomokuState state = GomokuState.parse(question.subject());
        Object answer =
                switch (question.hook()) {
                    case PLAYER -> rules.player(state);
                    case ACTIONS -> rules.actions(state);
                    case RESULT -> rules.result(state, new Cell(question.first(), question.second()));
                    case WINNER -> rules.winner(state);
                    case TERMINAL -> rules.terminal(state);
                    case UTILITY -> rules.utility(state);
                    default -> throw new IllegalArgumentException("not a rule: " + question.hook());
                };
        return answer(question, answer, state);
    }

    private Reply evaluation(Question question) {
        Board board = Board.parse(question.subject());
        return answer(question, ((EvaluationTask) learners).value(board), board);
    }

    /** @param handedIn what the subject says, which the learner's code may have changed */
    private static Reply answer(Question question, @Nullable Object value, Object handedIn) {
        String after = handedIn.toString();
        return new Reply.Answer(text(value), after.equals(question.subject()) ? Optional.empty() : Optional.of(after));
    }

    private static Reply answer(@Nullable Object value) {
        return new Reply.Answer(text(value), Optional.empty());
    }

    /** Plain data of the kinds that the contracts return; the learner's own objects never leave. */
    static String text(@Nullable Object value) {
        if (value == null) {
            throw new ReturnedNull();
        }
        if (value instanceof Optional<?> maybe) {
            return maybe.isPresent() ? text(maybe.get()) : "";
        }
        if (value instanceof Player player) {
            return player.name();
        }
        if (value instanceof List<?> list) {
            return list.stream().map(Responder::text).collect(Collectors.joining(" "));
        }
        return value.toString();
    }

    private Reply.Fault fault(Throwable thrown) {
        String where = where(frames(thrown));
        if (thrown instanceof StackOverflowError) {
            return new Reply.Fault(Reply.Kind.STACK_OVERFLOW, "", where);
        }
        if (thrown instanceof OutOfMemoryError) {
            return new Reply.Fault(whichMemory(message(thrown)), "", where);
        }
        if (thrown instanceof CappedOutput.TooMuch) {
            return new Reply.Fault(Reply.Kind.PRINTED_TOO_MUCH, message(thrown), where);
        }
        String message = message(thrown);
        if (thrown instanceof UnsupportedOperationException && message.startsWith(TODO)) {
            return new Reply.Fault(Reply.Kind.NOT_ATTEMPTED, message, where);
        }
        if (thrown instanceof IOException && message.contains("Too many open files")) {
            return new Reply.Fault(Reply.Kind.TOO_MANY_FILES, "", where);
        }
        return new Reply.Fault(Reply.Kind.THREW, told(thrown), where);
    }

    /** The virtual machine has one error for all that can run out. */
    private static Reply.Kind whichMemory(String message) {
        if (message.contains("native thread")) {
            return Reply.Kind.TOO_MANY_THREADS;
        }
        boolean heap = message.isEmpty()
                || message.contains("Java heap space")
                || message.contains("GC overhead")
                || message.contains("array size");
        return heap ? Reply.Kind.OUT_OF_MEMORY : Reply.Kind.OFF_HEAP;
    }

    /** The kind of exception and its message. */
    static String told(Throwable thrown) {
        String message = message(thrown);
        return thrown.getClass().getSimpleName() + (message.isEmpty() ? "" : ": " + message);
    }

    /** An exception of the learner's may throw even when it is asked where it comes from. */
    private static StackTraceElement[] frames(Throwable thrown) {
        try {
            return thrown.getStackTrace();
        } catch (Throwable again) {
            return new StackTraceElement[0];
        }
    }

    /** An exception of the learner's may throw even when it is asked for its message. */
    private static String message(Throwable thrown) {
        try {
            String message = thrown.getMessage();
            return message == null ? "" : message.substring(0, Math.min(message.length(), 1_000));
        } catch (Throwable again) {
            return "";
        }
    }

    /** The innermost line of the learner's class, such as {@code MyMinimax.java:23}; empty if there is none. */
    public String where(StackTraceElement[] frames) {
        return where(learners.getClass().getName(), frames);
    }

    /** What stands before the number of the line from which the innermost line was called. */
    public static final String CALLED_FROM = ", called from line ";

    /**
     * The innermost line of the learner's class and the one that called it, such as {@code MyMinimax.java:23, called from line 31}: a
     * leaf is read at one place, and what matters is who went there.
     */
    public String whereFrom(StackTraceElement[] frames) {
        return whereFrom(learners.getClass().getName(), frames);
    }

    static String whereFrom(String own, StackTraceElement[] frames) {
        String inner = where(own, frames);
        for (StackTraceElement frame : frames) {
            if (isOf(own, frame) && !inner.equals(frame.getFileName() + ":" + frame.getLineNumber())) {
                return inner + CALLED_FROM + frame.getLineNumber();
            }
        }
        return inner;
    }

    private static boolean isOf(String own, StackTraceElement frame) {
        String name = frame.getClassName();
        return (name.equals(own) || name.startsWith(own + "$")) && frame.getLineNumber() > 0;
    }

    /** The innermost line of that class. */
    static String where(String own, StackTraceElement[] frames) {
        for (StackTraceElement frame : frames) {
            if (isOf(own, frame)) {
                return frame.getFileName() + ":" + frame.getLineNumber();
            }
        }
        return "";
    }

    /** Loads what else is thrown, see {@link Rehearsal}. */
    static void rehearse() {
        new ReturnedNull().fillInStackTrace();
        new PipeBroken(new IOException()).fillInStackTrace();
    }
}
