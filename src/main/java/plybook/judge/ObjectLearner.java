package plybook.judge;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import plybook.guest.Question;
import plybook.guest.Reply;
import plybook.guest.Responder;

/**
 * An object in this very process, such as one of a class typed into a notebook: for practice, for nothing here could stop code that
 * means harm. A call that takes too long is left behind on its thread.
 */
final class ObjectLearner implements Learner {
    /** So many questions share a thread, and a deadline: each takes microseconds unless something is wrong. */
    private static final int AT_A_TIME = 64;

    private final String className;
    private final Supplier<?> maker;
    private final Duration deadline;
    private Responder responder;

    ObjectLearner(Supplier<?> maker, Duration deadline) {
        Object learners = maker.get();
        this.maker = maker;
        this.className = learners.getClass().getSimpleName();
        this.responder = new Responder(learners);
        this.deadline = deadline;
    }

    @Override
    public Reply ask(Question question, IntUnaryOperator valueOfLeaf) {
        return replies(List.of(question), valueOfLeaf).get(0);
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
        Thread thread = new Thread(
                () -> {
                    for (Question question : questions) {
                        // Whoever loops until interrupted would otherwise loop again at the next question, for ever.
                        if (givenUp.get()) {
                            return;
                        }
                        replies.add(responder.reply(question, valueOfLeaf));
                    }
                },
                "practice");
        thread.setDaemon(true);
        thread.start();
        try {
            thread.join(deadline.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (!thread.isAlive()) {
            return replies;
        }
        Reply late = new Reply.Fault(Reply.Kind.TOO_LATE, "", responder.where(thread.getStackTrace()));
        List<Reply> inTime = new ArrayList<>(replies);
        givenUp.set(true);
        thread.interrupt();
        if (inTime.size() < questions.size()) {
            inTime.add(late);
        }
        return inTime;
    }

    @Override
    public void startAgain() {
        responder = new Responder(maker.get());
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
    public void close() {}
}
