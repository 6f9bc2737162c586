package plybook.judge.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import plybook.guest.Question;
import plybook.guest.Reply;
import plybook.guest.Responder;
import plybook.guest.Wire;
import plybook.judge.process.GuestProcess.FullHeap;
import plybook.judge.verdict.Pace;
import plybook.task.Exercise.Part;

/**
 * A learner's compiled class in a process of its own, which is started when first asked, ended at the deadline, and renewed after
 * whatever may have left it unsound.
 */
public final class ProcessLearner implements Learner {
    /** How many questions may wait in the pipe; their text must fit its buffer, or both sides would wait for each other. */
    private static final int IN_FLIGHT = 64;

    /** A learner who was too late once gets this share of the time from then on, so that a loop in each check stays bearable. */
    private static final int AFTER_LATE = 4;

    /** To bind a process to a core takes as long as some hundred leaves, and one that is still warming up wants all cores. */
    private static final int WORTH_PINNING = 2_000;

    /** Whose lines nobody would read any more. */
    private static final int MOST_WITH_LINES = 10_000;

    private final Part part;
    private final Path classes;
    private final Sandbox sandbox;
    private final StringBuilder printed = new StringBuilder();
    private Duration deadline;
    private Duration left;
    private boolean wasLate;
    private boolean crashed;

    /** To fill a heap takes a second, and who reads the first lines does not need the fourth. */
    private int linesToLearn = 3;

    private @Nullable GuestProcess process;
    private Reply.@Nullable Fault nothingMore;
    private @Nullable List<LeafAsked> withLines; // not null while lines are wanted
    private @Nullable SharedCore core;
    private boolean mayShareCore = true;
    private int leavesOfProcess;
    private long leaves;
    private long leavesPinned;
    private long selling;

    /**
     * @param deadline for one answer
     * @param forAll for all answers together
     */
    public ProcessLearner(Part part, Path classes, Duration deadline, Duration forAll, Sandbox sandbox) {
        this.part = part;
        this.classes = classes;
        this.deadline = deadline;
        this.left = forAll;
        this.sandbox = sandbox;
    }

    @Override
    public Reply ask(Question question, IntUnaryOperator valueOfLeaf) {
        Map<Integer, Integer> sold = new HashMap<>();
        long before = leaves;
        long start = System.nanoTime();
        Reply reply = askOnce(question, number -> {
            int value = valueOfLeaf.applyAsInt(number);
            sold.put(number, value);
            leafAsked();
            return value;
        });
        selling += leaves > before ? System.nanoTime() - start : 0;
        return isOutOfMemory(reply) ? withLine(reply, question, sold) : reply;
    }

    /** To measure what it is worth that both sides share a core: this one never does. */
    ProcessLearner onAnyCore() {
        mayShareCore = false;
        return this;
    }

    private void leafAsked() {
        leaves++;
        leavesOfProcess++;
        if (leavesOfProcess == WORTH_PINNING && process != null && mayShareCore) {
            core = SharedCore.of(process.program()).orElse(null);
        }
        leavesPinned += core == null ? 0 : 1;
    }

    @Override
    public Optional<Pace> pace() {
        return leaves == 0
                ? Optional.empty()
                : Optional.of(new Pace(leaves, Duration.ofNanos(selling), 2 * leavesPinned > leaves));
    }

    private static boolean isOutOfMemory(Reply reply) {
        return reply instanceof Reply.Fault fault && fault.kind() == Reply.Kind.OUT_OF_MEMORY;
    }

    /**
     * Asks once more in a process that outlives a full heap, only to learn the line that filled it: the reply stays what it is.
     *
     * @param sold the leaves that were sold before; all others are worth nothing now
     */
    private Reply withLine(Reply reply, Question question, Map<Integer, Integer> sold) {
        linesToLearn--;
        if (linesToLearn < 0) {
            return reply;
        }
        try (GuestProcess guest = GuestProcess.start(part, classes, sandbox, FullHeap.THROWS)) {
            guest.send(question, deadline, false);
            Reply again = receive(guest, number -> sold.getOrDefault(number, 0));
            return isOutOfMemory(again) ? again : reply;
        } catch (IOException e) {
            return reply;
        }
    }

    private Reply askOnce(Question question, IntUnaryOperator valueOfLeaf) {
        if (nothingMore != null) {
            return nothingMore;
        }
        Reply reply;
        try {
            GuestProcess guest = running();
            guest.send(question, deadline, withLines != null);
            reply = receive(guest, valueOfLeaf);
        } catch (IOException e) {
            reply = died(e);
        }
        renewAfter(reply);
        return reply;
    }

    @Override
    public List<LeafAsked> leavesWithLines(Question question, IntUnaryOperator valueOfLeaf) {
        List<LeafAsked> asked = new ArrayList<>();
        withLines = asked;
        try {
            askOnce(question, valueOfLeaf);
        } finally {
            withLines = null;
        }
        return asked;
    }

    @Override
    public List<Reply> askAll(List<Question> questions) {
        List<Reply> replies = new ArrayList<>(questions.size());
        if (nothingMore != null) {
            replies.add(nothingMore);
            return replies;
        }
        // Of one that has crashed before, each question is asked by itself: then it is known which one ended it.
        int together = crashed ? 1 : IN_FLIGHT;
        try {
            GuestProcess guest = running();
            int sent = 0;
            while (replies.size() < questions.size() && process != null) {
                while (sent < questions.size() && sent < replies.size() + together) {
                    guest.send(questions.get(sent++), deadline, false);
                }
                Reply reply = receive(guest, ProcessLearner::noLeaf);
                replies.add(reply);
                renewAfter(reply);
            }
        } catch (IOException e) {
            Reply died = died(e);
            renewAfter(died);
            if (together == 1) {
                replies.add(isOutOfMemory(died) ? withLine(died, questions.get(replies.size()), Map.of()) : died);
            } else {
                askOneByOne(questions.subList(replies.size(), questions.size()), replies);
            }
        }
        return replies;
    }

    private static int noLeaf(int number) {
        throw new IllegalStateException("leaf " + number + " is not for sale here");
    }

    /** Replies that were on their way when the process ended are lost; asked singly, the question that ends it is found. */
    private void askOneByOne(List<Question> questions, List<Reply> replies) {
        for (Question question : questions) {
            Reply reply = ask(question, ProcessLearner::noLeaf);
            replies.add(reply);
            if (process == null) {
                return;
            }
        }
    }

    /** Nothing of the learner's has run when a process reports: one that does not start is no verdict, but a failure of the judge's. */
    private GuestProcess running() {
        if (process == null) {
            try {
                process = GuestProcess.start(part, classes, sandbox, FullHeap.ENDS);
            } catch (IOException e) {
                throw new UncheckedIOException("a process for " + part.className() + " could not be started", e);
            }
        }
        return process;
    }

    private Reply receive(GuestProcess guest, IntUnaryOperator valueOfLeaf) throws IOException {
        long start = System.nanoTime();
        guest.expectWithin(deadline);
        try {
            while (true) {
                Wire.Message message = guest.wire().receive();
                if (message instanceof Wire.Replied replied) {
                    return checked(replied.reply());
                }
                if (!(message instanceof Wire.Leaf leaf)) {
                    throw new IOException("an answer was owed and something else came");
                }
                if (withLines != null && withLines.size() < MOST_WITH_LINES) {
                    withLines.add(new LeafAsked(leaf.number(), lines(part.className(), leaf.line())));
                }
                guest.wire().sendLeafValue(price(leaf.number(), valueOfLeaf));
            }
        } catch (IOException e) {
            // What ends without a word at the deadline was busy: only its own watch did not live to say so.
            if (System.nanoTime() - start >= deadline.toNanos()) {
                return new Reply.Fault(Reply.Kind.TOO_LATE, "", "");
            }
            throw e;
        } finally {
            guest.expectNothing();
            left = left.minusNanos(System.nanoTime() - start);
        }
    }

    /** The hooks never ask for a leaf that is not for sale; who does so has gone round them. */
    private static int price(int number, IntUnaryOperator valueOfLeaf) throws IOException {
        try {
            return valueOfLeaf.applyAsInt(number);
        } catch (RuntimeException e) {
            throw new IOException("it asked for a leaf that there is not", e);
        }
    }

    /** What comes from a learner's process may have been made up: so it stays short, and a line is the line of a file. */
    private Reply checked(Reply reply) {
        if (!(reply instanceof Reply.Fault fault)) {
            return reply;
        }
        return new Reply.Fault(fault.kind(), shortened(fault.message()), line(part.className(), fault.where()));
    }

    /** A line and the one that called it, as the learner's process says; empty if it says anything else. */
    static String lines(String className, String said) {
        String[] parts = said.split(Responder.CALLED_FROM, -1);
        return parts.length == 2
                        && parts[1].matches("[0-9]{1,6}")
                        && !line(className, parts[0]).isEmpty()
                ? said
                : line(className, said);
    }

    private static String line(String className, String said) {
        return said.matches(className + "\\.java:[0-9]{1,6}") ? said : "";
    }

    private static String shortened(String text) {
        return text.length() <= 1_000 ? text : text.substring(0, 1_000) + " …";
    }

    private Reply.Fault died(IOException e) {
        String reason = e.getMessage() == null ? "" : e.getMessage();
        return process == null
                ? new Reply.Fault(Reply.Kind.DIED, shortened(reason), "")
                : process.causeOfDeath(shortened(reason));
    }

    private void renewAfter(Reply reply) {
        if (left.isNegative()) {
            nothingMore = new Reply.Fault(Reply.Kind.TOO_MUCH_TIME, "", "");
            end();
        }
        if (!(reply instanceof Reply.Fault fault)) {
            return;
        }
        switch (fault.kind()) {
            case NO_OBJECT -> {
                nothingMore = fault;
                end();
            }
            case TOO_LATE -> {
                deadline = wasLate ? deadline : deadline.dividedBy(AFTER_LATE);
                wasLate = true;
                end();
            }
            case NOT_ATTEMPTED, RETURNED_NULL -> {}
            case THREW -> {
                // Of the virtual machine's own errors those that are not kinds by themselves.
                if (fault.message().matches("(?s)(Internal|Unknown|VirtualMachine)Error\\b.*")) {
                    end();
                }
            }
            default -> {
                crashed = true;
                end();
            }
        }
    }

    private void end() {
        if (core != null) {
            core.close();
            core = null;
        }
        leavesOfProcess = 0;
        if (process != null) {
            process.close();
            printed.append(process.printed());
            process = null;
        }
    }

    @Override
    public void startAgain() {
        end();
    }

    @Override
    public Class<?> contract() {
        return part.contract();
    }

    @Override
    public String className() {
        return part.className();
    }

    @Override
    public String printed() {
        return printed + (process == null ? "" : process.printed());
    }

    @Override
    public void close() {
        end();
    }
}
