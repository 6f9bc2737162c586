package plybook.guest;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.guest.print.CappedOutput;
import plybook.guest.where.LearnersLines;
import plybook.task.GomokuState;

/** Asks a learner's object a question, and makes a reply of its answer or fault. */
public final class Responder {
    /** The beginning of the starters' exception messages. */
    private static final String TODO = "TODO";

    private final Object learners;
    private final Supplier<?> maker;
    private final Map<Set<String>, Object> helped = new HashMap<>();
    private final Map<String, Walk.Kept> handedOut = new HashMap<>();
    private final Map<String, Object> goingOn = new HashMap<>();
    private final LastTree trees = new LastTree();
    private @Nullable Object justMade;
    private @Nullable Board askedAbout;

    /**
     * @param learners an object that implements the contract of the questions to come
     * @param maker makes more of its kind, where a question is about two at once
     */
    public Responder(Object learners, Supplier<?> maker) {
        this.learners = learners;
        this.maker = maker;
    }

    /**
     * Returns the answer of the learner's object, or the fault in it.
     *
     * @param valueOfLeaf the value of a leaf of a search's tree, by its number from left to right
     */
    public Reply reply(Question question, IntUnaryOperator valueOfLeaf) {
        try {
            return question instanceof Call call
                    ? answer(call, valueOfLeaf)
                    : new Reply.Answer(((Script) question).run(learners, maker), Optional.empty());
        } catch (Codec.ReturnedNull e) {
            return new Reply.Fault(Reply.Kind.RETURNED_NULL, String.valueOf(e.getMessage()), "");
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

    /** Makes the call, whichever it is: what its arguments and its answer are, the contract says. */
    private Reply answer(Call call, IntUnaryOperator valueOfLeaf) throws Throwable {
        Contract.Asking asking = call.asking();
        Scene scene = new Scene(valueOfLeaf, goingOn, trees);
        Object[] arguments = new Object[asking.takes().size()];
        for (int i = 0; i < arguments.length; i++) {
            Codec codec = asking.takes().get(i).codec();
            String text = call.arguments().get(i);
            arguments[i] = isJustMade(codec, text) ? justMade() : again(scene.argument(codec, text));
        }
        justMade = null;
        scene.begin();
        Object answer;
        try {
            answer = call.help().isEmpty()
                    ? asking.call(learners, arguments)
                    : Helped.during(call, arguments[0], () -> asking.call(helped(call), arguments));
        } catch (PipeBroken e) {
            throw e;
        } catch (Throwable thrown) {
            Reply.Fault fault = fault(thrown);
            return new Reply.Fault(fault.kind(), fault.message(), fault.where(), changedBoard(call, scene, arguments));
        }
        if (answer instanceof Board || answer instanceof GomokuState) {
            justMade = answer;
        }
        Optional<String> changed = shared(call, answer).or(() -> changed(call, scene, arguments));
        return new Reply.Answer(scene.text(asking.returns(), answer), changed);
    }

    /** Returns whether this is the state that the learner's code has just made: a game goes on with that very object, and so does the next question. */
    private boolean isJustMade(Codec codec, String text) {
        return (justMade instanceof Board && codec.kind() == Codec.Kind.BOARD
                        || justMade instanceof GomokuState && codec.kind() == Codec.Kind.STATE)
                && codec.text(justMade).equals(text);
    }

    /** The state that the learner's code has just made. Who gets it back may change it, which is asked about elsewhere. */
    private Object justMade() {
        Board board = (Board) Objects.requireNonNull(board(justMade));
        forget(board);
        askedAbout = board;
        return Objects.requireNonNull(justMade);
    }

    /**
     * The argument, on the board that the learner's code has made and that the question before was about: a search may put and clear marks on
     * one board and ask about it again.
     */
    private Object again(Object argument) {
        if (!(board(argument) instanceof Board wanted)) {
            return argument;
        }
        Board before = askedAbout;
        askedAbout = null;
        if (before == null || before.size() != wanted.size()) {
            return argument;
        }
        forget(before);
        become(before, wanted);
        return argument instanceof GomokuState state ? new GomokuState(before, state.last()) : before;
    }

    /** Forgets a board that was handed out, because somebody else may change it from now on. */
    private void forget(Board board) {
        handedOut.values().removeIf(kept -> kept.object() == board);
    }

    /** The board of a state; anything else as it is. */
    private static @Nullable Object board(@Nullable Object state) {
        return state instanceof GomokuState gomoku ? gomoku.board() : state;
    }

    private static void become(Board board, Board wanted) {
        for (Cell cell : Board.empty(board.size()).emptyCells()) {
            Optional<Player> mark = wanted.at(cell);
            if (!board.at(cell).equals(mark)) {
                board.clear(cell);
                mark.ifPresent(player -> board.put(cell, player));
            }
        }
    }

    private static Optional<String> changed(Call call, Scene scene, Object[] arguments) {
        return IntStream.range(0, arguments.length)
                .mapToObj(i -> scene.changed(
                        call.asking().takes().get(i).codec(),
                        arguments[i],
                        call.arguments().get(i)))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** The board of a call that was refused, if it is not as it was. What a search that fails leaves behind is nobody's concern. */
    private static Optional<String> changedBoard(Call call, Scene scene, Object[] arguments) {
        boolean isAboutABoard = call.asking().takes().stream()
                .allMatch(each -> Set.of(Codec.Kind.BOARD, Codec.Kind.STATE, Codec.Kind.CELL)
                        .contains(each.codec().kind()));
        return isAboutABoard ? changed(call, scene, arguments) : Optional.empty();
    }

    /** The list or board of the call before, if it has changed since, or is handed out once more and can be changed. */
    private Optional<String> shared(Call call, @Nullable Object answer) {
        Object object = board(answer);
        if (!(object instanceof Board || object instanceof List)) {
            return Optional.empty();
        }
        Walk.Kept before = handedOut.put(call.method(), new Walk.Kept(object, object.toString()));
        boolean isShared = before != null
                && (before.changed()
                        || before.object() == object && !call.arguments().isEmpty() && canBeChanged(object));
        return isShared ? Optional.of(Walk.CHANGED + before.text()) : Optional.empty();
    }

    /** Returns whether it can be changed: a list like that of {@code List.of} may be the same one each time. */
    @SuppressWarnings("unchecked") // what is put in was in it, or is taken out again
    private static boolean canBeChanged(Object object) {
        if (!(object instanceof List)) {
            return true;
        }
        List<@Nullable Object> list = (List<@Nullable Object>) object;
        try {
            if (list.isEmpty()) {
                list.add(null);
                list.remove(0);
            } else {
                list.set(0, list.get(0));
            }
            return true;
        } catch (RuntimeException e) {
            return false;
        }
    }

    private Object helped(Call call) {
        return helped.computeIfAbsent(call.help().keySet(), methods -> Helped.object(learners, methods));
    }

    private Reply.Fault fault(Throwable thrown) {
        if (thrown instanceof StackOverflowError) {
            return new Reply.Fault(
                    Reply.Kind.STACK_OVERFLOW,
                    "",
                    LearnersLines.mostOften(learners.getClass().getName(), LearnersLines.frames(thrown)));
        }
        String where = LearnersLines.where(learners.getClass().getName(), LearnersLines.frames(thrown));
        if (thrown instanceof OutOfMemoryError) {
            return new Reply.Fault(whichMemory(message(thrown)), "", where);
        }
        if (thrown instanceof CappedOutput.TooMuch) {
            return new Reply.Fault(Reply.Kind.PRINTED_TOO_MUCH, message(thrown), where);
        }
        String message = message(thrown);
        if (isNotWritten(thrown)) {
            return new Reply.Fault(Reply.Kind.NOT_ATTEMPTED, message, where);
        }
        if (thrown instanceof IOException && message.contains("Too many open files")) {
            return new Reply.Fault(Reply.Kind.TOO_MANY_FILES, "", where);
        }
        return new Reply.Fault(Reply.Kind.THREW, told(thrown), where);
    }

    /** Returns whether it is a starter's exception. Any other of that kind is the learner's own: a move may be refused with it. */
    static boolean isNotWritten(Throwable thrown) {
        return thrown instanceof UnsupportedOperationException
                && message(thrown).startsWith(TODO);
    }

    /** The virtual machine has one error for all that can run out. */
    static Reply.Kind whichMemory(String message) {
        if (message.contains("native thread")) {
            return Reply.Kind.TOO_MANY_THREADS;
        }
        boolean heap = message.isEmpty()
                || message.contains("Java heap space")
                || message.contains("GC overhead")
                || message.contains("array size");
        return heap ? Reply.Kind.OUT_OF_MEMORY : Reply.Kind.OFF_HEAP;
    }

    /** The end of a ClassCastException's message, which is about the modules and loaders of the two classes. */
    private static final Pattern LOADERS = Pattern.compile(" \\([^()]*\\b(?:loader|module)\\b.*\\)$", Pattern.DOTALL);

    private static final Pattern CLASS_WITH_PACKAGE = Pattern.compile("\\bclass (?:[a-z]\\w*\\.)*(?=[A-Z$])");

    /** The kind of exception and its message. */
    static String told(Throwable thrown) {
        String message = message(thrown);
        if (thrown instanceof ClassCastException) {
            message = CLASS_WITH_PACKAGE
                    .matcher(LOADERS.matcher(message).replaceFirst(""))
                    .replaceAll("");
        }
        return thrown.getClass().getSimpleName() + (message.isEmpty() ? "" : ": " + message);
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

    /** Loads what else is thrown, see {@link Rehearsal}. */
    static void rehearse() {
        new Codec.ReturnedNull("").fillInStackTrace();
        new PipeBroken(new IOException()).fillInStackTrace();
    }
}
