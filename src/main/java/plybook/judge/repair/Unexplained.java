package plybook.judge.repair;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plybook.guest.Call;
import plybook.guest.Question;
import plybook.guest.Reply;
import plybook.judge.process.Learner;
import plybook.judge.process.ProcessLearner;

/**
 * A changeable class as suites see it. Nobody wants to know why it is wrong, only whether it is. It remembers the question at which it went
 * wrong, so that a change without any effect there need not be tried on a whole check.
 */
final class Unexplained implements Learner {
    private static final int AT_ONCE = 32;

    /** The number of answers that are compared, of those that nothing was wrong with. */
    private static final int COMPARED = 8;

    /** So many of them may be others. */
    private static final int FEW = 2;

    private final ProcessLearner process;
    private final Map<Question, Put> put = new LinkedHashMap<>();
    private List<Put> passed = List.of();
    private @Nullable Put wrong;
    private int change;
    private Duration forOne = Duration.ZERO;

    Unexplained(ProcessLearner process) {
        this.process = process;
    }

    /** A question that was put, the leaves that were asked for, what they were sold for, and the reply. */
    private record Put(Question question, List<Integer> asks, Map<Integer, Integer> sold, Reply reply) {}

    /**
     * Goes on with a new object, as if that change had been made.
     *
     * @param deadline the processor time for one answer
     */
    void change(int number, Duration deadline) {
        change = number;
        forOne = deadline;
        process.change(number, deadline);
    }

    /** Goes on in a new process, in which nothing was changed before. */
    void beginAnew() {
        process.startAgain();
        process.change(change, forOne);
    }

    /** Returns the processor time of this thread and of the learner's processes, in nanoseconds: a machine that is busy with other things costs none. */
    long work() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime()
                + process.busy().toNanos();
    }

    /** Returns whether the class, as it is now, does something else at the question at which it went wrong. */
    boolean differs() {
        return wrong == null || differsFrom(wrong);
    }

    /** Returns whether the class, as it is now, gives many other answers where nothing was wrong before. It may well ask in another way. */
    boolean spoils() {
        return passed.stream()
                        .filter(before -> !again(before, new ArrayList<>()).equals(before.reply()))
                        .limit(FEW + 1)
                        .count()
                > FEW;
    }

    /** Returns whether it was a call of this method that went wrong. */
    boolean wentWrongIn(String method) {
        return wrong != null
                && wrong.question() instanceof Call call
                && call.method().equals(method);
    }

    private boolean differsFrom(Put before) {
        List<Integer> asks = new ArrayList<>();
        return !again(before, asks).equals(before.reply()) || !asks.equals(before.asks());
    }

    private Reply again(Put before, List<Integer> asks) {
        return process.ask(before.question(), number -> {
            asks.add(number);
            return before.sold().getOrDefault(number, 0);
        });
    }

    @Override
    public Reply ask(Question question, IntUnaryOperator valueOfLeaf) {
        List<Integer> asks = new ArrayList<>();
        Map<Integer, Integer> sold = new HashMap<>();
        Reply reply = process.ask(question, number -> {
            int value = valueOfLeaf.applyAsInt(number);
            asks.add(number);
            sold.put(number, value);
            return value;
        });
        remember(new Put(question, asks, sold, reply));
        return reply;
    }

    private void remember(Put one) {
        if (wrong == null) {
            put.put(one.question(), one);
        }
    }

    @Override
    public Timed askTimed(Question question) {
        return process.askTimed(question);
    }

    /** Returns replies that are got when they are read: most changes are refuted by the first few. */
    @Override
    public List<Reply> askAll(List<Question> questions) {
        List<Reply> got = new ArrayList<>();
        return new AbstractList<>() {
            @Override
            public Reply get(int index) {
                while (index >= got.size()) {
                    List<Question> some =
                            questions.subList(got.size(), Math.min(got.size() + AT_ONCE, questions.size()));
                    List<Reply> replies = process.askAll(some);
                    for (int i = 0; i < replies.size(); i++) {
                        remember(new Put(some.get(i), List.of(), Map.of(), replies.get(i)));
                    }
                    got.addAll(replies);
                }
                return got.get(index);
            }

            @Override
            public int size() {
                return questions.size();
            }
        };
    }

    @Override
    public void startAgain() {
        process.change(change, forOne); // a new object is enough, and far quicker than a new process
    }

    @Override
    public boolean isToBeExplained() {
        return false;
    }

    @Override
    public void wentWrongAt(Question question) {
        if (wrong == null) {
            wrong = put.remove(question);
            List<Put> others = put.values().stream()
                    .filter(each -> each.reply() instanceof Reply.Answer)
                    .toList();
            int count = Math.min(COMPARED, others.size());
            passed = IntStream.range(0, count)
                    .mapToObj(i -> others.get(i * others.size() / count))
                    .toList();
            put.clear();
        }
    }

    @Override
    public Class<?> contract() {
        return process.contract();
    }

    @Override
    public String className() {
        return process.className();
    }

    @Override
    public String printed() {
        return "";
    }

    /** Its process is closed by whoever started it. */
    @Override
    public void close() {}
}
