package plybook.judge.suite;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import plybook.diagnosis.Crashes;
import plybook.diagnosis.Mistake;
import plybook.guest.Call;
import plybook.guest.Codec;
import plybook.guest.Question;
import plybook.guest.Reply;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Verdict;

/** Thrown by a check that was owed an answer and got none. */
public final class NoAnswer extends AssertionError {
    private static final long serialVersionUID = 1;
    private static final String LOOKS_LIKE = "It looks like this: ";

    private final transient Question question;
    private final transient Verdict verdict;

    /** The cause that the exception itself tells; empty if it tells none. */
    private final transient Optional<Mistake> told;

    public NoAnswer(Question question, Reply.Fault fault, String className) {
        this(
                fault.toString(),
                question,
                verdict(question, fault, className),
                fault.kind() == Reply.Kind.THREW ? Crashes.cause(fault.message()) : Optional.empty());
    }

    private NoAnswer(String message, Question question, Verdict verdict, Optional<Mistake> told) {
        super(message);
        this.question = question;
        this.verdict = verdict;
        this.told = told;
    }

    /** The same with one more line about what was special about the question. */
    public NoAnswer noting(String line) {
        Verdict noted = verdict;
        if (verdict instanceof Verdict.Crashed crashed) {
            noted = new Verdict.Crashed(crashed.message() + "\n" + line, crashed.bare());
        } else if (verdict instanceof Verdict.TimedOut late) {
            noted = new Verdict.TimedOut(late.message() + "\n" + line, late.bare());
        }
        return new NoAnswer(String.valueOf(getMessage()), question, noted, told);
    }

    /** The same, explained elsewhere, as the line says. */
    public NoAnswer pointing(String line) {
        NoAnswer noted = noting(line);
        return new NoAnswer(String.valueOf(getMessage()), question, noted.verdict, Optional.empty());
    }

    /** The question that has no answer. */
    public Question question() {
        return question;
    }

    public Verdict verdict() {
        return verdict;
    }

    /** Returns whether there is code that could have answered; otherwise the starter's "TODO" is still there. */
    public boolean isAttempted() {
        return !(verdict instanceof Verdict.NotAttempted);
    }

    /** Returns whether the code itself failed, by an exception or by a null, rather than its process. */
    public boolean isOfTheCode() {
        return verdict instanceof Verdict.Failed || verdict instanceof Verdict.Crashed;
    }

    /** Returns whether there was an exception that itself tells a cause. */
    public boolean tellsCause() {
        return told.isPresent();
    }

    /** The same with the known mistakes that explain it; if there is none, or nothing is left to explain, with what the exception itself tells. */
    public NoAnswer explainedBy(List<Mistake> known) {
        boolean tellsAll = verdict instanceof Verdict.Crashed crashed && Crashes.tellsAll(crashed.message());
        List<Mistake> causes = known.isEmpty() || tellsAll ? told.stream().toList() : known;
        if (causes.isEmpty()) {
            return this;
        }
        if (verdict instanceof Verdict.Failed failed) {
            return new NoAnswer(
                    String.valueOf(getMessage()),
                    question,
                    new Verdict.Failed(failed.evidence().explainedBy(causes)),
                    told);
        }
        return causes.stream()
                .reduce(
                        // What is explained once is not explained again by the exception's own words.
                        new NoAnswer(String.valueOf(getMessage()), question, verdict, Optional.empty()),
                        (answer, cause) -> answer.noting(looksLike(cause)),
                        (first, second) -> second);
    }

    /** Returns the text of a mistake for a message, which has no place of its own for it. */
    private static String looksLike(Mistake cause) {
        return LOOKS_LIKE + cause.name() + ". " + cause.explanation()
                + (cause.hint().isEmpty() ? "" : "\n" + cause.hint());
    }

    /** Returns the message with another cause at its end, in place of the one that the exception tells. */
    public static String explained(String message, Mistake cause) {
        int told = message.indexOf("\n" + LOOKS_LIKE);
        return (told < 0 ? message : message.substring(0, told)) + "\n" + looksLike(cause);
    }

    private static String insteadOfNull(Question question) {
        return switch (question instanceof Call call ? call.asking().returns().kind() : Codec.Kind.TEXT) {
            case OPTIONAL -> "; for nobody there is Optional.empty()";
            case LIST -> "; for none there is List.of()";
            default -> "";
        };
    }

    private static Verdict verdict(Question question, Reply.Fault fault, String className) {
        String method = fault.message().equals(Reply.Fault.MAKING)
                ? Reply.Fault.MAKING + " of " + className
                : Asked.method(question);
        String at = fault.where().isEmpty() ? "" : " (" + fault.where() + ")";
        String when = "\nasked for: " + Asked.inFull(question);
        return switch (fault.kind()) {
            case NOT_ATTEMPTED -> new Verdict.NotAttempted(fault.message() + at);
            case NO_OBJECT ->
                new Verdict.NotCompiled(
                        fault.message() + at, "no object of " + className + " could be made" + line(fault, className));
            case RETURNED_NULL ->
                new Verdict.Failed(new Evidence(
                        "an answer from " + method,
                        fault.message().equals(Codec.NULL_INSIDE) ? "a list with null in it" : "null",
                        "nobody who calls " + method + " could go on with null"
                                + (fault.message().equals(Codec.NULL_INSIDE) ? "" : insteadOfNull(question)),
                        Asked.inFull(question)));
            case TOO_LATE, TOO_MUCH_TIME, TOO_MUCH_PROCESSOR_TIME ->
                new Verdict.TimedOut(
                        sentence(fault, method, className, fault.message(), at) + when,
                        sentence(fault, method, className, "", line(fault, className)));
            case THREW ->
                new Verdict.Crashed(
                        sentence(fault, method, className, fault.message(), at) + when,
                        sentence(fault, method, className, type(fault), line(fault, className)));
            default ->
                new Verdict.Crashed(
                        sentence(fault, method, className, fault.message(), at) + when,
                        sentence(fault, method, className, "", line(fault, className)));
        };
    }

    /** @param said what the learner's process said, or what of it may be told on */
    private static String sentence(Reply.Fault fault, String method, String className, String said, String at) {
        return switch (fault.kind()) {
            case THREW -> method + " threw " + said + at + ".";
            case STACK_OVERFLOW ->
                method + " called itself until the stack was full" + at
                        + ": a recursion never comes to its end. Does it stop at a leaf, or where the game is over, and does each"
                        + " call go one step further down?";
            case OUT_OF_MEMORY ->
                method + " used up the memory" + at
                        + ": something grows with every call, such as a list that is never emptied.";
            case PRINTED_TOO_MUCH ->
                method + " printed " + (said.isEmpty() ? "too much" : said) + at
                        + ": take the print statement out, for a search calls it thousands of times.";
            case TOO_LATE ->
                method + " was still busy when its time was over" + at
                        + ": does each loop and each recursion come nearer to an end?";
            case EXITED ->
                method + " " + Crashes.ENDED_THE_PROGRAM + at
                        + ": take System.exit out; a method answers by returning.";
            case DIED ->
                "the process of " + className + " ended without an answer" + (said.isEmpty() ? "" : " (" + said + ")")
                        + ".";
            case TOO_MANY_THREADS ->
                method + " started more threads than a solution may have" + at
                        + ": a search needs none but the one that calls it.";
            case TOO_MANY_FILES ->
                method + " held more files or connections open than a solution may" + at + ": a solution needs none.";
            case OFF_HEAP ->
                method + " used up the memory outside the heap" + at
                        + ": buffers, classes made while running, or memory taken past Java's own.";
            case TOO_MUCH_TIME ->
                "the answers of " + className
                        + " have taken more time together than all of them may, though each came in"
                        + " time: which work is done again and again?";
            case TOO_MUCH_PROCESSOR_TIME ->
                className + " used more processor time than a solution may, all its threads together"
                        + ": does something go on in the background?";
            case NOT_ATTEMPTED, NO_OBJECT, RETURNED_NULL ->
                throw new IllegalArgumentException("no crash: " + fault.kind());
        };
    }

    /** The line, if it is one of the learner's file: it comes from the learner's process, which may say anything. */
    private static String line(Reply.Fault fault, String className) {
        return fault.where().matches(Pattern.quote(className + ".java:") + "[0-9]{1,6}")
                ? " (" + fault.where() + ")"
                : "";
    }

    /** The name of the exception, if it is one of Java's own: a name that the learner chose could tell what was asked. */
    private static String type(Reply.Fault fault) {
        String name = fault.message().split(":", 2)[0];
        return name.matches("[A-Z][A-Za-z]{1,60}(Exception|Error)")
                        && Stream.of("java.lang.", "java.util.").anyMatch(each -> isThere(each + name))
                ? name
                : "an exception";
    }

    private static boolean isThere(String className) {
        try {
            Class.forName(className, false, ClassLoader.getPlatformClassLoader());
            return true;
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }
}
