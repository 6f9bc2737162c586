package plybook.guest;

import java.io.EOFException;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * The loop of the learner's process: a question comes, the learner's code is called, the reply goes back. It ends when the judge
 * closes the pipe.
 */
public final class Main {
    private static final int SECONDS_LEFT_WITHOUT_JUDGE = 5;

    private final Wire wire;
    private final Thread loop = Thread.currentThread();
    private final ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor(runnable -> {
        Thread thread = new Thread(runnable, "deadline");
        thread.setDaemon(true);
        return thread;
    });
    private volatile boolean finished;

    private Main(Wire wire) {
        this.wire = wire;
    }

    /**
     * Answers the judge until it closes the pipe.
     *
     * @param args the path of the pipe, the name of the learner's class, and the name of its contract
     */
    public static void main(String[] args) throws IOException {
        try (Wire wire = new Wire(SocketChannel.open(UnixDomainSocketAddress.of(args[0])), Wire.LONGEST)) {
            System.setOut(CappedOutput.around(System.out));
            System.setErr(CappedOutput.around(System.err));
            new Main(wire).run(args[1], args[2]);
        }
        System.exit(0); // threads that the learner's code left behind are not waited for
    }

    private void run(String className, String contract) throws IOException {
        Responder responder;
        wire.sendHello();
        wire.flush();
        try {
            responder = new Responder(make(className, contract));
        } catch (NoObject e) {
            wire.sendReply(e.fault);
            wire.flush();
            return;
        }
        Runtime.getRuntime().addShutdownHook(new Thread(() -> tellExit(responder)));
        try {
            while (true) {
                if (wire.receive() instanceof Wire.Ask ask) {
                    wire.sendReply(watched(responder, ask));
                }
            }
        } catch (EOFException | Responder.PipeBroken e) {
            finished = true; // the judge has closed the pipe: no more questions
        }
    }

    private Reply watched(Responder responder, Wire.Ask ask) {
        ScheduledFuture<?> late =
                watch.schedule(() -> tellLate(responder), ask.deadlineMillis(), TimeUnit.MILLISECONDS);
        try {
            return responder.reply(ask.question(), this::valueOfLeaf);
        } finally {
            late.cancel(false);
        }
    }

    private int valueOfLeaf(int number) {
        try {
            wire.sendLeaf(number);
            if (wire.receive() instanceof Wire.LeafValue leaf) {
                return leaf.value();
            }
            throw new IOException("expected the value of leaf " + number);
        } catch (IOException e) {
            throw new Responder.PipeBroken(e);
        }
    }

    private void tellLate(Responder responder) {
        say(new Reply.Fault(Reply.Kind.TOO_LATE, "", responder.where(loop.getStackTrace())));
        // The judge ends this process now. Should the judge itself be gone, nobody else would.
        var unused = watch.schedule(() -> Runtime.getRuntime().halt(1), SECONDS_LEFT_WITHOUT_JUDGE, TimeUnit.SECONDS);
    }

    /** Runs as the process ends: while a question is open that is the learner's doing. */
    private void tellExit(Responder responder) {
        if (!finished) {
            say(new Reply.Fault(Reply.Kind.EXITED, "", responder.where(loop.getStackTrace())));
        }
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

    private static Object make(String className, String contractName) throws NoObject {
        try {
            Class<?> contract = Class.forName(contractName);
            Class<?> learners = Class.forName(className, false, Main.class.getClassLoader());
            if (!contract.isAssignableFrom(learners)) {
                throw NoObject.because("class " + className + " does not say that it implements "
                        + contract.getSimpleName() + ": keep the first line of the starter");
            }
            var constructor = learners.getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor.newInstance();
        } catch (NoSuchMethodException e) {
            throw NoObject.because("class " + className + " needs a constructor without parameters");
        } catch (InstantiationException e) {
            throw NoObject.because("class " + className + " is abstract, so no object of it can be made");
        } catch (InvocationTargetException | ExceptionInInitializerError e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            StackTraceElement[] frames = cause.getStackTrace();
            String where = frames.length > 0 && frames[0].getClassName().startsWith(className)
                    ? frames[0].getFileName() + ":" + frames[0].getLineNumber()
                    : "";
            throw new NoObject(new Reply.Fault(
                    Reply.Kind.NO_OBJECT, "making an object of " + className + " threw " + cause, where));
        } catch (ReflectiveOperationException | LinkageError e) {
            throw NoObject.because("class " + className + " cannot be loaded: " + e.getMessage());
        }
    }
}
