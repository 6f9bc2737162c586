package plybook.judge.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import plybook.diagnosis.rules.RulesMistakes;
import plybook.guest.Call;
import plybook.guest.Reply;
import plybook.judge.process.Learner;
import plybook.judge.suite.Asked;
import plybook.judge.suite.CheckFailed;
import plybook.judge.suite.Suite;
import plybook.judge.verdict.Evidence;

/**
 * The base of the suites of the rules exercises: many questions to one method, and the known mistake that explains all its answers.
 *
 * @param <C> the contract
 */
abstract class RulesSuite<C> extends Suite<C> {
    private final RulesDiagnosis<? super C> diagnosis;

    RulesSuite(Learner learner, RulesDiagnosis<? super C> diagnosis) {
        super(learner);
        this.diagnosis = diagnosis;
    }

    final void examineAndExplain(List<Call> questions, Reader examiner) {
        examineAndExplain(questions, replies(questions), examiner);
    }

    final void examineAndExplain(List<Call> questions, List<Reply> replies, Reader examiner) {
        explaining(questions, replies, () -> examineAll(questions, replies, examiner));
    }

    /** A message about a move that should have been refused. */
    interface NotRefused {
        void examine(int index, String got);
    }

    /** Asks for moves that are not legal; an exception of any kind is a refusal. */
    final void examineRefusals(List<Call> questions, NotRefused examiner) {
        List<Reply> replies = replies(questions);
        explaining(questions, replies, () -> {
            for (int i = 0; i < replies.size(); i++) {
                if (!(replies.get(i) instanceof Reply.Fault fault && fault.kind() == Reply.Kind.THREW)) {
                    examiner.examine(
                            i, answered(questions.get(i), replies.get(i)).text());
                }
            }
        });
    }

    /** Gives the failure its cause, if it is known and was not seen directly. */
    private void explaining(List<Call> questions, List<Reply> replies, Runnable check) {
        try {
            check.run();
        } catch (CheckFailed e) {
            Evidence evidence = e.evidence();
            throw evidence.mistakes().isEmpty()
                    ? new CheckFailed(evidence.explainedBy(diagnosis.explain(questions, replies)))
                    : e;
        }
    }

    /** @throws CheckFailed if the argument's board was changed */
    static void untouched(Call question, Reply.Answer answer) {
        answer.changedArgument().ifPresent(changed -> {
            String method = question.method();
            throw new CheckFailed(new Evidence(
                            "the board as it was after the call of " + method,
                            "a changed board: " + changed,
                            "whoever called " + method
                                    + " still needs the board that they handed in, for the next action to try",
                            Asked.board(question))
                    .explainedBy(List.of(RulesMistakes.BOARD_CHANGED)));
        });
    }

    /** A list of cells in an order that does not depend on the learner's. */
    static String cells(String text) {
        List<String> cells = new ArrayList<>();
        for (int from = text.indexOf('('); from >= 0; from = text.indexOf('(', from + 1)) {
            int end = text.indexOf(')', from);
            if (end < 0) {
                return text; // no list of cells, but what a process made up
            }
            cells.add(text.substring(from, end + 1));
        }
        Set<String> sorted = new TreeSet<>(cells);
        return String.join(" ", sorted) + (sorted.size() < cells.size() ? " (some more than once)" : "");
    }

    static String orNone(String text) {
        return text.isEmpty() ? "no action" : text;
    }

    /** A player as the board shows it. */
    static String mark(String player) {
        return player.equals("MAX") ? "X" : player.equals("MIN") ? "O" : player.isEmpty() ? "nobody" : player;
    }
}
