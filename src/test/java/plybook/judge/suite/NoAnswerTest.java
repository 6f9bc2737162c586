package plybook.judge.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plybook.diagnosis.Mistake;
import plybook.guest.Call;
import plybook.guest.Codec;
import plybook.guest.Reply;
import plybook.judge.verdict.Verdict;
import plybook.task.TreeValueTask;
import plybook.tree.Tree;

/** Messages in two lengths: all of it for who practises, and without what the code said and was asked for who is graded. */
class NoAnswerTest {
    private static final Call QUESTION =
            Call.<TreeValueTask>to(TreeValueTask.class, task -> task.value(Tree.parse("(17 23)")));

    @ParameterizedTest
    @EnumSource(Reply.Kind.class)
    void the_bare_message_tells_neither_the_question_nor_what_the_code_said(Reply.Kind kind) {
        String secret = "(17 23) \"17\"";
        Reply.Fault fault = new Reply.Fault(kind, secret, secret);
        Verdict verdict = new NoAnswer(QUESTION, fault, "MyTreeValue").verdict();
        assertThat(bare(verdict)).doesNotContain("17").doesNotContain("23");
    }

    private static String bare(Verdict verdict) {
        if (verdict instanceof Verdict.Crashed crashed) {
            return crashed.bare();
        }
        if (verdict instanceof Verdict.TimedOut late) {
            return late.bare();
        }
        return verdict instanceof Verdict.NotCompiled unfit ? unfit.bare() : "";
    }

    @Test
    void a_null_in_a_list_is_not_called_an_answer_of_null() {
        Reply.Fault fault = new Reply.Fault(Reply.Kind.RETURNED_NULL, Codec.NULL_INSIDE, "");
        assertThat(new NoAnswer(QUESTION, fault, "MyTreeValue").verdict())
                .isInstanceOfSatisfying(
                        Verdict.Failed.class,
                        failed -> assertThat(failed.evidence().got()).isEqualTo("a list with null in it"));
    }

    @Test
    void the_bare_message_still_names_line_and_exception() {
        Reply.Fault fault = new Reply.Fault(Reply.Kind.THREW, "ArithmeticException: / by zero", "MyTreeValue.java:7");
        Verdict verdict = new NoAnswer(QUESTION, fault, "MyTreeValue").verdict();
        assertThat(bare(verdict)).isEqualTo("value threw ArithmeticException (MyTreeValue.java:7).");
        assertThat(verdict.message())
                .isEqualTo("value threw ArithmeticException: / by zero (MyTreeValue.java:7).\n"
                        + "asked for: value(tree) of (17 23)");
    }

    @Test
    void an_exception_tells_its_cause_where_no_known_mistake_explains_it() {
        Reply.Fault fault = new Reply.Fault(
                Reply.Kind.THREW,
                "IllegalStateException: nobody is to move at node[0], because the game is over there",
                "MyTreeValue.java:7");
        NoAnswer none = new NoAnswer(QUESTION, fault, "MyTreeValue");
        assertThat(none.explainedBy(List.of()).verdict().message())
                .contains("the player to move is asked for where the game is over", "In which order do you call");
        assertThat(none.explainedBy(List.of(new Mistake("zero-leaf"))).verdict().message())
                .doesNotContain("asked for where the game is over");
        assertThat(none.explainedBy(List.of(new Mistake("zero-leaf")))
                        .explainedBy(List.of())
                        .verdict()
                        .message())
                .doesNotContain("asked for where the game is over");
        Reply.Fault other = new Reply.Fault(Reply.Kind.THREW, "MyException: 7", "");
        assertThat(new NoAnswer(QUESTION, other, "MyTreeValue")
                        .explainedBy(List.of())
                        .verdict()
                        .message())
                .doesNotContain("It looks like this");
    }

    @Test
    void an_exceptions_name_or_line_that_could_be_a_message_is_not_passed_on() {
        for (String name : new String[] {"SeventeenException", "Exception", "x.y.ArithmeticException", "17"}) {
            for (String where : new String[] {"17.java:7", "MyTreeValue.java:1234567", "MyTreeValue.java:7\n17", ""}) {
                Reply.Fault fault = new Reply.Fault(Reply.Kind.THREW, name, where);
                assertThat(bare(new NoAnswer(QUESTION, fault, "MyTreeValue").verdict()))
                        .isEqualTo("value threw an exception.");
            }
        }
    }
}
