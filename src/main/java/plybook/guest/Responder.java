package plybook.guest;

import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.task.GomokuState;

/** Asks a learner's object a question, and makes a reply of its answer or fault. */
public final class Responder {
    /** The beginning of the starters' exception messages. */
    public static final String TODO = "TODO";

    private final Object learners;
    private final Supplier<?> maker;
    private final Map<Set<String>, Object> helped = new HashMap<>();
    private final Map<String, Walk.Kept> handedOut = new HashMap<>();

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
        Scene scene = new Scene(valueOfLeaf);
        Object[] arguments = new Object[asking.takes().size()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = scene.argument(
                    asking.takes().get(i).codec(), call.arguments().get(i));
        }
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
        Optional<String> changed = shared(call, answer).or(() -> changed(call, scene, arguments));
        return new Reply.Answer(scene.text(asking.returns(), answer), changed);
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

    /** The list or board of the call before, if it has changed since. One that stays as it is may be handed out again. */
    private Optional<String> shared(Call call, @Nullable Object answer) {
        Object object = answer instanceof GomokuState state ? state.board() : answer;
        if (!(object instanceof Board || object instanceof List)) {
            return Optional.empty();
        }
        Walk.Kept before = handedOut.put(call.method(), new Walk.Kept(object, object.toString()));
        return before == null || !before.changed() ? Optional.empty() : Optional.of(Walk.CHANGED + before.text());
    }

    private Object helped(Call call) {
        return helped.computeIfAbsent(call.help().keySet(), methods -> Helped.object(learners, methods));
    }

    private Reply.Fault fault(Throwable thrown) {
        if (thrown instanceof StackOverflowError) {
            return new Reply.Fault(
                    Reply.Kind.STACK_OVERFLOW, "", mostOften(learners.getClass().getName(), frames(thrown)));
        }
        String where = where(frames(thrown));
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

    /** An exception of the learner's may throw even when it is asked where it comes from. */
    static StackTraceElement[] frames(Throwable thrown) {
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

    /** Returns the innermost line of the learner's class, such as {@code MyMinimax.java:23}, or an empty string if there is none. */
    public String where(StackTraceElement[] frames) {
        return where(learners.getClass().getName(), frames);
    }

    /** The text before the number of the line from which the innermost line was called. */
    public static final String CALLED_FROM = ", called from line ";

    /** The end of the line of a question that does not come from the thread on which the search was called. */
    public static final String ON_ANOTHER_THREAD = ", on another thread";

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

    /**
     * The line of that class that stands most often in a trace, the innermost of several. The stack may overflow in any method that is
     * called on the way, and newer virtual machines name the line in which that one begins.
     */
    static String mostOften(String own, StackTraceElement[] frames) {
        List<String> lines = Arrays.stream(frames)
                .filter(frame -> isOf(own, frame))
                .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
                .toList();
        return lines.stream()
                .max(Comparator.comparingInt(line -> Collections.frequency(lines, line))) // the first of several
                .orElse("");
    }

    /** Loads what else is thrown, see {@link Rehearsal}. */
    static void rehearse() {
        new Codec.ReturnedNull("").fillInStackTrace();
        new PipeBroken(new IOException()).fillInStackTrace();
    }
}
