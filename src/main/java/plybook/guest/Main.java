package plybook.guest;

import java.io.EOFException;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.OptionalInt;
import java.util.Queue;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import plybook.guest.change.Changes;
import plybook.guest.print.CappedOutput;
import plybook.guest.time.Allowance;
import plybook.guest.time.RunDelay;
import plybook.guest.where.LearnersLines;

/**
 * The loop of the learner's process: a question comes, the learner's code is called, the reply goes back. It ends when the judge
 * closes the pipe.
 */
public final class Main {
    private static final int SECONDS_LEFT_WITHOUT_JUDGE = 5;

    private static final Duration LONGEST_WITHOUT_FLUSH = Duration.ofMillis(20);

    private final Wire wire;
    private final Thread loop = Thread.currentThread();
    private final ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor(runnable -> {
        Thread thread = new Thread(runnable, RunDelay.WATCH);
        thread.setDaemon(true);
        return thread;
    });
    private final Allowance allowance = Allowance.ofThisProcess();
    private final String className;
    private volatile @Nullable Responder responder;

    /** The messages that came while the value of a leaf was awaited: more questions may be on their way. */
    private final Queue<Wire.Message> early = new ArrayDeque<>();

    private boolean isAsked;
    private long flushed = System.nanoTime();

    private Advance advance = Advance.NONE;
    private List<Integer> open = List.of();
    private volatile boolean finished;

    private Main(Wire wire, String className) {
        this.wire = wire;
        this.className = className;
    }

    /**
     * Answers the judge until it closes the pipe.
     *
     * @param args the path of the pipe, the name of the learner's class, and the name of its contract
     */
    public static void main(String[] args) throws IOException, ClassNotFoundException {
        Class<?> contract = Class.forName(args[2]);
        try (Wire wire = new Wire(contract, SocketChannel.open(UnixDomainSocketAddress.of(args[0])), Wire.LONGEST)) {
            System.setOut(CappedOutput.around(System.out));
            System.setErr(CappedOutput.around(System.err));
            new Main(wire, args[1]).run(contract);
        }
        System.exit(0); // threads that the learner's code left behind are not waited for
    }

    private void run(Class<?> contract) throws IOException {
        Rehearsal.loadWhatSpeaks();
        Runtime.getRuntime().addShutdownHook(new Thread(this::tellExit));
        var unused = watch.scheduleWithFixedDelay(
                this::tellIfLate, Allowance.LOOK.toMillis(), Allowance.LOOK.toMillis(), TimeUnit.MILLISECONDS);
        wire.sendHello();
        try {
            boolean hasObject = true;
            while (hasObject) {
                Wire.Message message = next();
                if (message instanceof Wire.Ask ask) {
                    beginSale();
                    Reply reply = watched(contract, ask);
                    endSale();
                    wire.sendReply(reply);
                    flushNowAndThen();
                    hasObject = responder != null;
                } else if (message instanceof Wire.InAdvance sold) {
                    advance = new Advance(sold.leaves());
                } else if (message instanceof Wire.Open all) {
                    open = all.values();
                } else if (message instanceof Wire.Change change) {
                    Changes.make(change.number());
                    responder = null; // what was asked before the change is to leave nothing behind
                }
            }
            wire.flush();
            finished = true; // there is no object to ask
        } catch (EOFException | Responder.PipeBroken e) {
            finished = true; // the judge has closed the pipe: no more questions
        }
    }

    private Wire.Message next() throws IOException {
        synchronized (this) {
            if (!early.isEmpty()) {
                return early.remove();
            }
        }
        return wire.receive();
    }

    /** Replies travel together while more questions wait, but not for long: the judge reckons with the time of one answer. */
    private void flushNowAndThen() throws IOException {
        if (System.nanoTime() - flushed > LONGEST_WITHOUT_FLUSH.toNanos()) {
            wire.flush();
            flushed = System.nanoTime();
        }
    }

    private Reply watched(Class<?> contract, Wire.Ask ask) {
        allowance.begin(Duration.ofMillis(ask.deadlineMillis()));
        try {
            // With the first question, so that a deadline holds for the constructor too.
            CappedOutput.nextQuestion();
            Responder asked = responder == null ? responderFor(contract) : responder;
            responder = asked;
            if (ask.detail() == Wire.Detail.STEPS) {
                Steps.sendTo(wire);
            }
            return asked.reply(
                    ask.question(), ask.detail() == Wire.Detail.LINES ? this::valueOfLeafAskedHere : this::valueOfLeaf);
        } catch (NoObject e) {
            return e.fault;
        } finally {
            allowance.end();
        }
    }

    private Responder responderFor(Class<?> contract) throws NoObject {
        return new Responder(make(className, contract), () -> {
            try {
                return make(className, contract);
            } catch (NoObject e) {
                throw new IllegalStateException(e.fault.message(), e);
            }
        });
    }

    private int valueOfLeaf(int number) {
        return sold(number, () -> wire.sendLeaf(number));
    }

    private int valueOfLeafAskedHere(int number) {
        Thread asking = Thread.currentThread();
        String line = LearnersLines.whereFrom(className, asking.getStackTrace())
                + (asking.equals(loop) ? "" : LearnersLines.ON_ANOTHER_THREAD);
        return sold(number, () -> wire.sendLeaf(number, line));
    }

    private interface Asking {
        void send() throws IOException;
    }

    /** One leaf after the other: a search may use several threads. */
    private synchronized int sold(int number, Asking asking) {
        if (number >= 0 && number < open.size()) {
            return open.get(number);
        }
        if (!isAsked) {
            // Only a thread that was left behind asks now; the pipe is read by the loop.
            throw new IllegalStateException("the question for which leaf " + number + " was sold is over");
        }
        OptionalInt known = advance.ask(number);
        if (known.isPresent()) {
            return known.getAsInt();
        }
        try {
            endAdvance();
            asking.send();
            Wire.Message message = wire.receive();
            while (!(message instanceof Wire.LeafValue)) {
                early.add(message);
                message = wire.receive();
            }
            return ((Wire.LeafValue) message).value();
        } catch (IOException e) {
            throw new Responder.PipeBroken(e);
        }
    }

    private synchronized void beginSale() {
        isAsked = true;
    }

    private synchronized void endSale() throws IOException {
        isAsked = false;
        endAdvance();
        advance = Advance.NONE;
        open = List.of();
    }

    private synchronized void endAdvance() throws IOException {
        OptionalInt asked = advance.end();
        if (asked.isPresent()) {
            wire.sendAskedInAdvance(asked.getAsInt());
        }
    }

    private void tellIfLate() {
        if (!allowance.isUsedUp()) {
            return;
        }
        allowance.end();
        say(new Reply.Fault(Reply.Kind.TOO_LATE, soFar(), LearnersLines.where(className, loop.getStackTrace())));
        // The judge ends this process now. If the judge itself is gone, nobody else would.
        var unused = watch.schedule(() -> Runtime.getRuntime().halt(1), SECONDS_LEFT_WITHOUT_JUDGE, TimeUnit.SECONDS);
    }

    /** Runs as the process ends: while a question is open that is the learner's doing. */
    private void tellExit() {
        if (!finished) {
            say(new Reply.Fault(Reply.Kind.EXITED, soFar(), LearnersLines.where(className, loop.getStackTrace())));
        }
    }

    /** Returns whether no question was begun yet, as a fault says it. */
    private String soFar() {
        return responder == null ? Reply.Fault.MAKING : "";
    }

    private void say(Reply reply) {
        try {
            wire.sendReply(reply);
            wire.flush();
        } catch (IOException e) {
            finished = true; // nobody listens any more
        }
    }

    private static final class NoObject extends Exception {
        private static final long serialVersionUID = 1;
        private final transient Reply.Fault fault;

        NoObject(Reply.Fault fault) {
            this.fault = fault;
        }

        static NoObject because(String message) {
            return new NoObject(new Reply.Fault(Reply.Kind.NO_OBJECT, message, ""));
        }
    }

    private static Object make(String className, Class<?> contract) throws NoObject {
        try {
            Class<?> learners = Class.forName(className, false, Main.class.getClassLoader());
            if (!contract.isAssignableFrom(learners)) {
                throw NoObject.because("class " + className + " does not say that it implements "
                        + contract.getSimpleName() + ": keep the first line of the starter");
            }
            var constructor = learners.getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor.newInstance();
        } catch (NoObject e) {
            throw e;
        } catch (NoSuchMethodException e) {
            throw NoObject.because("class " + className + " needs a constructor without parameters");
        } catch (InstantiationException e) {
            throw NoObject.because("class " + className + " is abstract, so no object of it can be made");
        } catch (InvocationTargetException | ExceptionInInitializerError e) {
            throw thrown(className, e.getCause() == null ? e : e.getCause());
        } catch (NoClassDefFoundError e) {
            String message = String.valueOf(e.getMessage());
            if (message.startsWith(NOT_INITIALISED)) {
                throw NoObject.because("making an object of " + className + " needs the class "
                        + message.substring(NOT_INITIALISED.length())
                        + ", whose static fields or static block threw an exception before");
            }
            throw NoObject.because("class " + className + " cannot be loaded: Java does not find the class "
                    + message.replace('/', '.')
                    + ", which it uses; a solution has one file and what the exercise gives it");
        } catch (ReflectiveOperationException | LinkageError e) {
            throw NoObject.because("class " + className + " cannot be loaded: " + e.getMessage());
        } catch (Throwable e) { // such as a static initialiser's full stack
            throw thrown(className, e);
        }
    }

    private static final String NOT_INITIALISED = "Could not initialize class ";

    private static NoObject thrown(String className, Throwable cause) {
        String where = LearnersLines.where(className, LearnersLines.frames(cause));
        return new NoObject(
                cause instanceof OutOfMemoryError
                        ? new Reply.Fault(
                                Responder.whichMemory(String.valueOf(cause.getMessage())), Reply.Fault.MAKING, where)
                        : new Reply.Fault(
                                Reply.Kind.NO_OBJECT,
                                "making an object of " + className + " threw " + Responder.told(cause),
                                where));
    }
}
