package plybook.judge;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;
import plybook.guest.Question;
import plybook.guest.Reply;
import plybook.guest.Wire;
import plybook.task.Exercise.Part;

/**
 * A learner's compiled class in a process of its own, which is started when first asked, ended at the deadline, and renewed after
 * whatever may have left it unsound.
 */
final class ProcessLearner implements Learner {
    /** How many questions may wait in the pipe; their text must fit its buffer, or both sides would wait for each other. */
    private static final int IN_FLIGHT = 64;

    /** A learner who was too late once gets this share of the time from then on, so that a loop in each check stays bearable. */
    private static final int AFTER_LATE = 4;

    private final Part part;
    private final Path classes;
    private final StringBuilder printed = new StringBuilder();
    private Duration deadline;
    private boolean wasLate;
    private @Nullable GuestProcess process;
    private Reply.@Nullable Fault neverAnObject;

    ProcessLearner(Part part, Path classes, Duration deadline) {
        this.part = part;
        this.classes = classes;
        this.deadline = deadline;
    }

    @Override
    public Reply ask(Question question, IntUnaryOperator valueOfLeaf) {
        if (neverAnObject != null) {
            return neverAnObject;
        }
        Reply reply;
        try {
            GuestProcess guest = running();
            guest.send(question, deadline);
            reply = receive(guest, valueOfLeaf);
        } catch (IOException e) {
            reply = died(e);
        }
        renewAfter(reply);
        return reply;
    }

    @Override
    public List<Reply> askAll(List<Question> questions) {
        List<Reply> replies = new ArrayList<>(questions.size());
        if (neverAnObject != null) {
            replies.add(neverAnObject);
            return replies;
        }
        try {
            GuestProcess guest = running();
            int sent = 0;
            while (replies.size() < questions.size() && process != null) {
                while (sent < questions.size() && sent < replies.size() + IN_FLIGHT) {
                    guest.send(questions.get(sent++), deadline);
                }
                Reply reply = receive(guest, number -> {
                    throw new UncheckedIOException(new IOException("no leaf is for sale here"));
                });
                replies.add(reply);
                renewAfter(reply);
            }
        } catch (IOException e) {
            renewAfter(died(e));
            askOneByOne(questions.subList(replies.size(), questions.size()), replies);
        }
        return replies;
    }

    /** Replies that were on their way when the process ended are lost; asked singly, the question that ends it is found. */
    private void askOneByOne(List<Question> questions, List<Reply> replies) {
        for (Question question : questions) {
            Reply reply = ask(question, number -> 0);
            replies.add(reply);
            if (process == null) {
                return;
            }
        }
    }

    private GuestProcess running() throws IOException {
        if (process == null) {
            process = GuestProcess.start(part, classes);
        }
        return process;
    }

    private Reply receive(GuestProcess guest, IntUnaryOperator valueOfLeaf) throws IOException {
        guest.expectWithin(deadline);
        try {
            while (true) {
                Wire.Message message = guest.wire().receive();
                if (message instanceof Wire.Replied replied) {
                    return replied.reply();
                }
                if (!(message instanceof Wire.Leaf leaf)) {
                    throw new IOException("an answer was owed and something else came");
                }
                guest.wire().sendLeafValue(valueOfLeaf.applyAsInt(leaf.number()));
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } finally {
            guest.expectNothing();
        }
    }

    private Reply.Fault died(IOException e) {
        boolean late = process != null && process.endedLate();
        return new Reply.Fault(
                late ? Reply.Kind.TOO_LATE : Reply.Kind.DIED, late || e.getMessage() == null ? "" : e.getMessage(), "");
    }

    private void renewAfter(Reply reply) {
        if (!(reply instanceof Reply.Fault fault)) {
            return;
        }
        switch (fault.kind()) {
            case NO_OBJECT -> {
                neverAnObject = fault;
                end();
            }
            case TOO_LATE -> {
                deadline = wasLate ? deadline : deadline.dividedBy(AFTER_LATE);
                wasLate = true;
                end();
            }
            case STACK_OVERFLOW, OUT_OF_MEMORY, PRINTED_TOO_MUCH, EXITED, DIED -> end();
            case NOT_ATTEMPTED, THREW, RETURNED_NULL -> {}
        }
    }

    private void end() {
        if (process != null) {
            process.close();
            printed.append(process.printed());
            process = null;
        }
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
