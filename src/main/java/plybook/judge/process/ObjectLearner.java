package plybook.judge.process;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BiFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plybook.guest.Question;
import plybook.guest.Reply;
import plybook.guest.Responder;
import plybook.guest.where.LearnersLines;

/**
 * An object in this very process, such as one of a class typed into a notebook: for practice, for nothing here could stop code that
 * means harm. A call that takes too long is left behind on its thread.
 */
public final class ObjectLearner implements Learner {
    /** So many questions share a thread, and a deadline: each takes microseconds unless something is wrong. */
    private static final int AT_A_TIME = 64;

    private final Class<?> contract;
    private final String className;
    private final String ownClass;
    private final Supplier<?> maker;
    private final Duration deadline;
    private BiFunction<Question, IntUnaryOperator, Telling> told = (question, leaves) -> Untold.NOT_ALONE;
    private Responder responder;
    private @Nullable Practice practice;

    /** @param maker makes objects that implement the contract */
    public ObjectLearner(Class<?> contract, Supplier<?> maker, Duration deadline) {
        this.contract = contract;
        Object learners = maker.get();
        this.maker = maker;
        this.className = learners.getClass().getSimpleName();
        this.ownClass = learners.getClass().getName();
        this.responder = new Responder(learners, maker);
        this.deadline = deadline;
    }

    /**
     * Lets somebody else watch the steps of the class, in a process of its own.
     *
     * @param told asks the question there, with the values of the leaves
     */
    public ObjectLearner followedBy(BiFunction<Question, IntUnaryOperator, Telling> told) {
        this.told = told;
        return this;
    }

    @Override
    public Telling steps(Question question, IntUnaryOperator valueOfLeaf) {
        return told.apply(question, valueOfLeaf);
    }

    @Override
    public Reply ask(Question question, IntUnaryOperator valueOfLeaf) {
        return replies(List.of(question), valueOfLeaf).get(0);
    }

    @Override
    public List<LeafAsked> leavesWithLines(Question question, IntUnaryOperator valueOfLeaf) {
        List<LeafAsked> asked = new CopyOnWriteArrayList<>();
        ask(question, leaf -> {
            Thread asking = Thread.currentThread();
            asked.add(new LeafAsked(
                    leaf, LearnersLines.whereFrom(ownClass, asking.getStackTrace()), !(asking instanceof Practice)));
            return valueOfLeaf.applyAsInt(leaf);
        });
        return asked;
    }

    @Override
    public List<Reply> askAll(List<Question> questions) {
        List<Reply> all = new ArrayList<>(questions.size());
        for (int from = 0; from < questions.size(); from += AT_A_TIME) {
            List<Question> some = questions.subList(from, Math.min(from + AT_A_TIME, questions.size()));
            List<Reply> replies = replies(some, number -> {
                throw new IllegalStateException("no leaf is for sale here");
            });
            all.addAll(replies);
            if (replies.size() < some.size()) {
                break;
            }
        }
        return all;
    }

    /** The replies within the deadline; if that was not enough, they end with the one that was late. */
    private List<Reply> replies(List<Question> questions, IntUnaryOperator valueOfLeaf) {
        List<Reply> replies = new CopyOnWriteArrayList<>();
        AtomicBoolean givenUp = new AtomicBoolean();
        Responder asked = responder;
        Practice thread = practice == null || !practice.isAlive() ? new Practice() : practice;
        practice = thread;
        boolean inTime = thread.run(
                () -> {
                    for (Question question : questions) {
                        // Code that loops until it is interrupted would otherwise loop again at the next question,
                        // without end.
                        if (givenUp.get()) {
                            return;
                        }
                        replies.add(asked.reply(question, leaf -> {
                            // One leaf after the other: a search may use several threads.
                            synchronized (givenUp) {
                                if (givenUp.get()) {
                                    throw new GivenUp();
                                }
                                return valueOfLeaf.applyAsInt(leaf);
                            }
                        }));
                    }
                },
                deadline);
        if (inTime) {
            return replies;
        }
        Reply late = new Reply.Fault(Reply.Kind.TOO_LATE, "", LearnersLines.where(ownClass, thread.getStackTrace()));
        List<Reply> soFar = new ArrayList<>(replies);
        givenUp.set(true);
        practice = null;
        thread.end();
        if (soFar.size() < questions.size()) {
            soFar.add(late);
        }
        return soFar;
    }

    /** Thrown when abandoned code asks for a leaf. Otherwise a search that doubles its work would never end. */
    private static final class GivenUp extends Error {
        private static final long serialVersionUID = 1;
    }

    /** The thread on which the learner's code runs, one question after the other: to start one for each would cost more than most answers. */
    private static final class Practice extends Thread {
        private final SynchronousQueue<Runnable> next = new SynchronousQueue<>();
        private final Semaphore done = new Semaphore(0);
        private volatile boolean over;

        Practice() {
            super("practice");
            setDaemon(true);
            start();
        }

        /** Runs it here, unless that takes too long. */
        boolean run(Runnable questions, Duration deadline) {
            try {
                next.put(questions);
                return done.tryAcquire(deadline.toNanos(), TimeUnit.NANOSECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }

        @Override
        public void run() {
            try {
                while (!over) { // the code itself may have answered the interrupt
                    next.take().run();
                    done.release();
                }
            } catch (InterruptedException e) {
                interrupt(); // given up: this thread ends
            }
        }

        void end() {
            over = true;
            interrupt();
        }
    }

    @Override
    public void startAgain() {
        responder = new Responder(maker.get(), maker);
    }

    @Override
    public Class<?> contract() {
        return contract;
    }

    @Override
    public String className() {
        return className;
    }

    /** Nothing: in this process it is printed where it is. */
    @Override
    public String printed() {
        return "";
    }

    @Override
    public void close() {
        if (practice != null) {
            practice.end();
        }
    }
}
