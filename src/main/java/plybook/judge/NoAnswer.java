package plybook.judge;

import plybook.guest.Question;
import plybook.guest.Reply;

/** Thrown by a check that was owed an answer and got none. */
final class NoAnswer extends AssertionError {
    private static final long serialVersionUID = 1;

    private final transient Verdict verdict;

    NoAnswer(Question question, Reply.Fault fault, String className) {
        this(fault.toString(), verdict(question, fault, className));
    }

    private NoAnswer(String message, Verdict verdict) {
        super(message);
        this.verdict = verdict;
    }

    /** The same with one more line about what was special about the question. */
    NoAnswer noting(String line) {
        Verdict noted = verdict;
        if (verdict instanceof Verdict.Crashed crashed) {
            noted = new Verdict.Crashed(crashed.message() + "\n" + line);
        } else if (verdict instanceof Verdict.TimedOut late) {
            noted = new Verdict.TimedOut(late.message() + "\n" + line);
        }
        return new NoAnswer(String.valueOf(getMessage()), noted);
    }

    Verdict verdict() {
        return verdict;
    }

    private static String insteadOfNull(Question question) {
        return switch (question.hook()) {
            case WINNER -> "; for nobody there is Optional.empty()";
            case ACTIONS -> "; for no action there is List.of()";
            default -> "";
        };
    }

    private static Verdict verdict(Question question, Reply.Fault fault, String className) {
        String method = Asked.method(question);
        String at = fault.where().isEmpty() ? "" : " (" + fault.where() + ")";
        String when = "\nasked for: " + Asked.inFull(question);
        return switch (fault.kind()) {
            case NOT_ATTEMPTED -> new Verdict.NotAttempted(fault.message() + at);
            case NO_OBJECT -> new Verdict.NotCompiled(fault.message() + at);
            case THREW -> new Verdict.Crashed(method + " threw " + fault.message() + at + "." + when);
            case RETURNED_NULL ->
                new Verdict.Failed(new Evidence(
                        "an answer from " + method,
                        "null",
                        "nobody who calls " + method + " could go on with null" + insteadOfNull(question),
                        Asked.inFull(question)));
            case STACK_OVERFLOW ->
                new Verdict.Crashed(method + " called itself until the stack was full" + at
                        + ": a recursion never comes to its end. Does it stop at terminal states, and does each call go one step"
                        + " further down?" + when);
            case OUT_OF_MEMORY ->
                new Verdict.Crashed(method + " used up the memory" + at
                        + ": something grows with every call, such as a list that is never emptied." + when);
            case PRINTED_TOO_MUCH ->
                new Verdict.Crashed(method + " printed " + fault.message() + at
                        + ": take the print statement out, for a search calls it thousands of times." + when);
            case TOO_LATE ->
                new Verdict.TimedOut(method + " was still busy when its time was over" + at
                        + ": does each loop and each recursion come nearer to an end?" + when);
            case EXITED ->
                new Verdict.Crashed(method + " ended the program" + at
                        + ": take System.exit out; a method answers by returning." + when);
            case DIED ->
                new Verdict.Crashed("the process of " + className + " ended without an answer"
                        + (fault.message().isEmpty() ? "" : " (" + fault.message() + ")") + "." + when);
        };
    }
}
