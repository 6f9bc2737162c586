package plybook.judge.suite;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;
import plybook.diagnosis.Mistake;
import plybook.guest.Call;
import plybook.guest.Question;
import plybook.guest.Reply;
import plybook.judge.process.Learner;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Following;

/**
 * The base of all suites: it asks the learner and reports failures.
 *
 * @param <C> the contract that the learner's class implements
 */
@ExtendWith({SuiteRunner.LearnerParameter.class, SuiteRunner.UpToFirstToDo.class, Suite.NamingTheCause.class})
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class Suite<C> {
    /** The key under which a check reports its remark. */
    static final String REMARK = "remark";

    /** The key for what follows it and shows a tree, which is not for everybody. */
    static final String EXAMPLE = "example";

    private final Learner learner;
    private @Nullable Question lastAsked;
    private @Nullable Question examined;
    private @Nullable TestReporter reporter;

    protected Suite(Learner learner) {
        this.learner = learner;
    }

    /** Adds to what went wrong the known mistake that explains it. */
    static final class NamingTheCause implements TestExecutionExceptionHandler {
        @Override
        public void handleTestExecutionException(ExtensionContext context, Throwable thrown) throws Throwable {
            Suite<?> suite = (Suite<?>) context.getRequiredTestInstance();
            if (thrown instanceof CheckFailed || thrown instanceof NoAnswer none && none.isAttempted()) {
                SuiteRunner.firstGoesWrong(context, () -> Optional.ofNullable(
                                thrown instanceof NoAnswer none ? none.question() : suite.examined)
                        .ifPresent(suite.learner::wentWrongAt));
                SuiteRunner.follow(context, () -> suite.follow(thrown));
            }
            if (!suite.isToBeExplained()) {
                throw thrown;
            }
            if (thrown instanceof CheckFailed failed
                    && failed.evidence().mistakes().isEmpty()) {
                List<Mistake> causes = suite.causes();
                throw new CheckFailed(
                        causes.isEmpty()
                                ? failed.evidence().adding(suite.symptoms(failed))
                                : failed.evidence().explainedBy(causes));
            }
            if (thrown instanceof NoAnswer none && none.isOfTheCode()) {
                throw none.explainedBy(suite.causes());
            }
            throw thrown;
        }
    }

    /** Returns whether the cause of what goes wrong is wanted, and not only that it does: then it is worth many more questions. */
    public final boolean isToBeExplained() {
        return learner.isToBeExplained();
    }

    /** The known mistakes that explain what the learner's code does where it was last asked; none unless a suite knows some. */
    public List<Mistake> causes() {
        return List.of();
    }

    /** Returns sentences about a failure that no known mistake explains; empty unless a suite knows something. */
    protected String symptoms(CheckFailed failed) {
        return "";
    }

    /** The learner's code step by step, where the check failed; nothing unless a suite can follow it. */
    protected Following follow(Throwable failed) {
        return new Following.Nothing();
    }

    /** Returns the steps that the learner's process tells when a question is put once more. */
    protected final Learner.Telling steps(Question question, IntUnaryOperator valueOfLeaf) {
        return learner.steps(question, valueOfLeaf);
    }

    @BeforeEach
    public final void listenForRemarks(TestReporter given) {
        reporter = given;
    }

    /** Says a word more about a check that passes. */
    public final void remark(String remark) {
        remark(remark, "");
    }

    /**
     * Says a word more, and shows it.
     *
     * @param example shows a tree that was asked about, so a graded learner does not see it
     */
    public final void remark(String remark, String example) {
        if (reporter != null) {
            reporter.publishEntry(
                    example.isEmpty() ? Map.of(REMARK, remark) : Map.of(REMARK, remark, EXAMPLE, example));
        }
    }

    /** From now on a failure is about no single question, or about one that was asked long before. */
    protected final void noSingleQuestion() {
        examined = null;
    }

    /** The question that was asked last. */
    public final Optional<Question> lastAsked() {
        return Optional.ofNullable(lastAsked);
    }

    /** The reply to a question that belongs to no check. */
    public final Reply replyAside(Question question, IntUnaryOperator valueOfLeaf) {
        return learner.ask(question, valueOfLeaf);
    }

    /** The leaves asked for when the question is put once more, each with the learner's line that asks. */
    public final List<Learner.LeafAsked> leavesWithLines(Question question, IntUnaryOperator valueOfLeaf) {
        return learner.leavesWithLines(question, valueOfLeaf);
    }

    /** Goes on with a new object of the learner's class. */
    public final void startAgain() {
        learner.startAgain();
    }

    /**
     * Asks the learner and returns the answer.
     *
     * @throws NoAnswer if there is none
     */
    public final Reply.Answer ask(Question question, IntUnaryOperator valueOfLeaf) {
        return examined(question, learner.ask(question, valueOfLeaf));
    }

    /** As above, with leaves that are sold together with the question. */
    protected final Reply.Answer ask(Learner.Sale sale) {
        return examined(sale.question(), learner.ask(sale));
    }

    /** The replies in the order of the questions; fewer if the process had to end. */
    protected final List<Reply> repliesTo(List<Learner.Sale> sales) {
        // One alone is asked as any other question: a fault that ends the process is told at once, with its line.
        return sales.size() == 1 ? List.of(learner.ask(sales.get(0))) : learner.askEach(sales);
    }

    /** The number of questions that are worth putting together. */
    protected final int together() {
        return learner.together();
    }

    /**
     * Returns the answer, from a reply to a question that is asked now: the one that a failure is about.
     *
     * @throws NoAnswer if there is none
     */
    protected final Reply.Answer examined(Question question, Reply reply) {
        isAsked(question);
        return answered(question, reply);
    }

    /**
     * Asks the learner a question of which only the answer counts, and not which leaves it took.
     *
     * @param leaves the number of leaves, which are numbered from 0
     * @throws NoAnswer if there is none
     */
    public final Reply.Answer askOpenly(Question question, int leaves, IntUnaryOperator valueOfLeaf) {
        return examined(question, learner.askOpenly(question, leaves, valueOfLeaf));
    }

    public final Reply.Answer ask(Question question) {
        return ask(question, Suite::noLeaf);
    }

    /**
     * An answer with the work that it took.
     *
     * @param work see {@link Learner.Timed}
     * @param delay see {@link Learner.Timed}
     */
    public record TimedAnswer(Reply.Answer answer, Optional<Duration> work, Optional<Duration> delay) {}

    /**
     * Asks the learner and measures the work from outside, which the learner's code cannot influence.
     *
     * @throws NoAnswer if there is no answer
     */
    public final TimedAnswer askTimed(Question question) {
        isAsked(question);
        Learner.Timed timed = learner.askTimed(question);
        return new TimedAnswer(answered(question, timed.reply()), timed.work(), timed.delay());
    }

    private void isAsked(Question question) {
        lastAsked = question;
        examined = question;
    }

    private static int noLeaf(int number) {
        throw new IllegalStateException("leaf " + number + " is not for sale here");
    }

    @SuppressWarnings("unchecked") // a suite is run on learners of its contract only
    private Class<? super C> contract() {
        return (Class<? super C>) learner.contract();
    }

    /**
     * The learner's object as a suite speaks to it: each call is a question, and returns its answer.
     *
     * <p>Its methods throw {@link NoAnswer} if there is none, and {@link CheckFailed} if what came is none.
     */
    protected final C learner() {
        return Call.asking(contract(), call -> value(call, ask(call)));
    }

    /** A question to put later, or more than once: the call that the given code makes. */
    public final Call call(Function<C, ?> asking) {
        return Call.to(contract(), asking);
    }

    /** Returns questions to put together: the method's call for each of the items. */
    protected final <I> List<Call> calls(List<I> items, BiFunction<C, I, ?> method) {
        return items.stream()
                .map(item -> call(contract -> method.apply(contract, item)))
                .toList();
    }

    /** A consumer of an answer. */
    public interface Examiner<I, R> {
        void examine(I item, R answer);
    }

    /**
     * Calls a method for each of the items, and hands the answers over, the first one first. The questions are on their way before the
     * answers are here, so forty thousand take a second.
     *
     * @throws NoAnswer at the first question that has no answer
     */
    @SuppressWarnings("unchecked") // a method's answer is of the type that it returns
    protected final <I, R> void answers(List<I> items, BiFunction<C, I, R> method, Examiner<I, R> examiner) {
        List<Call> calls = calls(items, method);
        askAll(calls, (i, answer) -> examiner.examine(items.get(i), (R) value(calls.get(i), answer)));
    }

    /** A consumer of the answer to the question of that number. */
    public interface Reader {
        void read(int index, Reply.Answer answer);
    }

    /**
     * Asks all questions and hands each answer over, the first one first.
     *
     * @throws NoAnswer at the first question that has none
     */
    public final void askAll(List<? extends Question> questions, Reader reader) {
        examineAll(questions, replies(questions), reader);
    }

    /** As {@link #askAll}, with replies that were got before. */
    public final void examineAll(List<? extends Question> questions, List<Reply> replies, Reader reader) {
        for (int i = 0; i < questions.size(); i++) {
            examined = questions.get(i);
            reader.read(i, answered(questions.get(i), replies.get(i)));
        }
    }

    /** The replies as they are, to be examined more than once; the list is shorter if the process had to end. */
    public final List<Reply> replies(List<? extends Question> questions) {
        return learner.askAll(List.copyOf(questions));
    }

    public final Reply.Answer answered(Question question, Reply reply) {
        if (reply instanceof Reply.Answer answer) {
            return answer;
        }
        throw new NoAnswer(question, (Reply.Fault) reply, learner.className());
    }

    /**
     * Returns the value of the answer. The types of a contract allow no other text, so only a broken process sends one that cannot be read.
     *
     * @throws CheckFailed if it cannot be read
     */
    public static Object value(Call call, Reply.Answer answer) {
        try {
            return call.answer(answer.text());
        } catch (IllegalArgumentException e) {
            String expected = call.asking().returns().kind().said();
            throw wrong(expected + " from " + call.method(), "\"" + answer.text() + "\"", "", "");
        }
    }

    /** The answer as a number. */
    public static int number(Call call, Reply.Answer answer) {
        return (Integer) value(call, answer);
    }

    public static CheckFailed wrong(String expected, String got, String why, String drawing) {
        return new CheckFailed(new Evidence(expected, got, why, drawing));
    }
}
