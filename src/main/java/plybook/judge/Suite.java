package plybook.judge;

import java.util.List;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;
import plybook.guest.Question;
import plybook.guest.Reply;

/** What all suites share: asking the learner, and saying what went wrong. */
@ExtendWith(SuiteRunner.LearnerParameter.class)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class Suite {
    /** The key under which a check reports its remark. */
    static final String REMARK = "remark";

    private final Learner learner;

    Suite(Learner learner) {
        this.learner = learner;
    }

    /** @throws NoAnswer if there is none */
    final Reply.Answer ask(Question question, IntUnaryOperator valueOfLeaf) {
        return answered(question, learner.ask(question, valueOfLeaf));
    }

    final Reply.Answer ask(Question question) {
        return ask(question, Suite::noLeaf);
    }

    private static int noLeaf(int number) {
        throw new IllegalStateException("leaf " + number + " is not for sale here");
    }

    /** What to do with each question and its answer. */
    interface Examiner {
        void examine(int index, Reply.Answer answer);
    }

    /**
     * Asks all questions and hands each answer over, the first one first.
     *
     * @throws NoAnswer at the first question that has none
     */
    final void askAll(List<Question> questions, Examiner examiner) {
        examineAll(questions, learner.askAll(questions), examiner);
    }

    /** As {@link #askAll}, with replies that were got before. */
    final void examineAll(List<Question> questions, List<Reply> replies, Examiner examiner) {
        for (int i = 0; i < questions.size(); i++) {
            examiner.examine(i, answered(questions.get(i), replies.get(i)));
        }
    }

    /** The replies as they are, to be examined more than once; the list is shorter if the process had to end. */
    final List<Reply> replies(List<Question> questions) {
        return learner.askAll(questions);
    }

    final Reply.Answer answered(Question question, Reply reply) {
        if (reply instanceof Reply.Answer answer) {
            return answer;
        }
        throw new NoAnswer(question, (Reply.Fault) reply, learner.className());
    }

    /** The answer as a number; the contract's type is {@code int}, so anything else is the work of a broken process. */
    static int number(Question question, Reply.Answer answer) {
        try {
            return Integer.parseInt(answer.text());
        } catch (NumberFormatException e) {
            throw wrong("a number from " + Asked.method(question), "\"" + answer.text() + "\"", "", "");
        }
    }

    static CheckFailed wrong(String expected, String got, String why, String drawing) {
        return new CheckFailed(new Evidence(expected, got, why, drawing));
    }
}
