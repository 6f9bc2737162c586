package plybook.judge.process;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.SocketException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plybook.diagnosis.ledger.QueryLog;
import plybook.guest.Question;
import plybook.guest.Reply;
import plybook.guest.Steps;
import plybook.guest.Wire;
import plybook.guest.time.Allowance;
import plybook.guest.time.RunDelay;
import plybook.guest.where.LearnersLines;
import plybook.judge.process.GuestProcess.FullHeap;
import plybook.judge.steps.Place;
import plybook.judge.steps.StepTeller;
import plybook.judge.verdict.Pace;
import plybook.task.Exercise.Part;
import plybook.tree.Tree;

/**
 * A learner's compiled class in a process of its own, which is started when first asked, ended at the deadline, and renewed after
 * whatever may have left it unsound.
 */
public final class ProcessLearner implements Learner {
    /** The number of questions that may wait in the pipe. */
    static final int IN_FLIGHT = 64;

    /** The text of all questions that wait. It must fit the pipe's buffer, otherwise both sides would wait for each other. */
    static final int BYTES_IN_FLIGHT = 64 << 10;

    /**
     * The number of leaves sold for one question. Code that waits for each value asks for half a million in its time; only code that
     * writes to the pipe itself asks for more, to fill the judge's memory with its list of them.
     */
    static final int MOST_LEAVES = 3_000_000;

    /** In exercise 01 a learner's method reads the leaves itself, from the tree that it is given. */
    private static final StepTeller.Read LEAF_VALUE =
            new StepTeller.Read(Set.of(internal(Tree.class), internal(Tree.Leaf.class)), "value");

    /** A learner who was too late once gets this share of the time from then on, so that a loop in each check stays bearable. */
    private static final int AFTER_LATE = 4;

    /** To bind a process to a core takes as long as some hundred leaves, and one that is still warming up wants all cores. */
    private static final int WORTH_PINNING = 2_000;

    /** A question that found no time to be answered is asked once, and twice more alone. */
    private static final int ATTEMPTS = 3;

    /** Held by all who ask, and alone by whoever asks again what found no time. */
    private static final ReadWriteLock MACHINE = new ReentrantReadWriteLock();

    /** The largest number of leaves that are stored with the line that asked for them. Nobody would read more. */
    private static final int MOST_WITH_LINES = 10_000;

    /** So many questions, or lists of them, are remembered with their numbers: a judge asks a few once more before it says what is wrong. */
    private static final int MOST_PUT = 64;

    private final Part part;
    private final Path classes;
    private final Sandbox sandbox;
    private final StringBuilder printed = new StringBuilder();
    private final Deque<Put> put = new ArrayDeque<>();
    private @Nullable Supplier<String> printedWhereItWentWrong;
    private Duration deadline;
    private final TimeOfMethods time;
    private @Nullable Question mayHaveStarved;
    private boolean wasLate;
    private boolean crashed;
    private int change;
    private Duration busyBefore = Duration.ZERO;

    /** To fill a heap takes a second, and who reads the first lines does not need the fourth. */
    private int linesToLearn = 3;

    private @Nullable GuestProcess process;
    private Reply.@Nullable Fault nothingMore;
    private @Nullable List<LeafAsked> withLines; // not null while lines are wanted
    private @Nullable SharedCore core;
    private boolean mayShareCore = true;
    private boolean triedToShare;
    private int leavesOfProcess;
    private long leaves;
    private long leavesPinned;
    private long selling;

    /**
     * @param deadline the processor time for one answer
     * @param forAll the processor time for all answers together
     */
    public ProcessLearner(Part part, Path classes, Duration deadline, Duration forAll, Sandbox sandbox) {
        this.part = part;
        this.classes = classes;
        this.deadline = deadline;
        this.time = new TimeOfMethods(part.contract(), forAll);
        this.sandbox = sandbox;
    }

    @Override
    public Reply ask(Question question, IntUnaryOperator valueOfLeaf) {
        return ask(question, new Sold(valueOfLeaf));
    }

    @Override
    public Reply ask(Sale sale) {
        return ask(sale.question(), new Sold(sale));
    }

    @Override
    public int together() {
        return IN_FLIGHT;
    }

    @Override
    public Reply askOpenly(Question question, int leaves, IntUnaryOperator valueOfLeaf) {
        return ask(question, new Sold(valueOfLeaf, List.of(), leaves));
    }

    private Reply ask(Question question, Sold sold) {
        long before = leaves;
        long start = System.nanoTime();
        Reply reply = askOnce(question, sold);
        selling += leaves > before ? System.nanoTime() - start : 0;
        return isOutOfMemory(reply) ? withLine(reply, question, sold.values) : reply;
    }

    @Override
    public Timed askTimed(Question question) {
        GuestProcess before = process;
        Duration until = before == null ? Duration.ZERO : before.busy();
        Optional<RunDelay> delay = Optional.ofNullable(before).map(GuestProcess::delayFromNow);
        Reply reply = ask(question, ProcessLearner::noLeaf);
        GuestProcess now = process;
        if (now == null) {
            return new Timed(reply, Optional.empty(), Optional.empty());
        }
        // Of a new process all that it did counts, its start included.
        return now == before
                ? new Timed(reply, Optional.of(now.busy().minus(until)), delay.flatMap(RunDelay::get))
                : new Timed(reply, Optional.of(now.busy()), Optional.empty());
    }

    /** Questions that were put to a process, with the number of the first. */
    private record Put(List<Question> questions, Printed printed, int first) {
        /** Returns the output at that very question, as far as there is one; empty if the question is not among these. */
        Optional<Supplier<String>> textAt(Predicate<Question> isIt) {
            for (int i = 0; i < questions.size(); i++) {
                if (isIt.test(questions.get(i))) {
                    int number = first + i;
                    return Optional.of(() -> printed.text(number));
                }
            }
            return Optional.empty();
        }
    }

    /** The leaves that were sold for one question. */
    private final class Sold implements IntUnaryOperator {
        private final IntUnaryOperator valueOfLeaf;
        private List<Wire.Sold> inAdvance;
        private final int open;
        private final Map<Integer, Integer> values = new HashMap<>();

        /**
         * @param inAdvance what is sold in advance, which is in the books
         * @param open the number of leaves, if it does not matter which of them are asked for
         */
        Sold(IntUnaryOperator valueOfLeaf, List<Wire.Sold> inAdvance, int open) {
            this.valueOfLeaf = valueOfLeaf;
            this.inAdvance = inAdvance;
            this.open = open;
        }

        Sold(IntUnaryOperator valueOfLeaf) {
            this(valueOfLeaf, List.of(), 0);
        }

        Sold(Sale sale) {
            this(sale.books(), sale.inAdvance(), 0);
        }

        /**
         * Sells what the search is expected to ask for, or may ask for.
         *
         * @return the length of the expected leaves as they are sent, in bytes
         */
        int sellInAdvance(Wire wire) throws IOException {
            if (open > 0) {
                IntStream.range(0, open).forEach(leaf -> values.put(leaf, valueOfLeaf.applyAsInt(leaf)));
                wire.sendOpen(IntStream.range(0, open).mapToObj(values::get).toList());
            }
            if (inAdvance.isEmpty()) {
                return 0;
            }
            inAdvance.forEach(each -> sold(each.leaf(), each.value()));
            return wire.sendInAdvance(inAdvance);
        }

        /**
         * Takes back what was sold in advance and not asked for.
         *
         * @throws IOException if not so many leaves were sold in advance
         */
        void takeBack(int asked) throws IOException {
            if (asked < 0 || asked >= inAdvance.size()) {
                throw new IOException("not so many leaves were sold in advance");
            }
            leaves -= inAdvance.size();
            leavesOfProcess -= inAdvance.size();
            List<Wire.Sold> all = inAdvance;
            inAdvance = List.of();
            startAgain();
            for (Wire.Sold each : all.subList(0, asked)) {
                int unused = applyAsInt(each.leaf());
            }
        }

        /** The search begins anew, perhaps in another order: what it asked for before belongs to another search. */
        void startAgain() {
            if (valueOfLeaf instanceof QueryLog books) {
                books.startAgain();
                for (Wire.Sold each : inAdvance) {
                    int unused = books.applyAsInt(each.leaf());
                }
            }
        }

        @Override
        public int applyAsInt(int number) {
            int value = valueOfLeaf.applyAsInt(number);
            sold(number, value);
            return value;
        }

        private void sold(int number, int value) {
            values.put(number, value);
            leafAsked();
        }
    }

    /** To measure what it is worth that both sides share a core: this one never does. */
    ProcessLearner onAnyCore() {
        mayShareCore = false;
        return this;
    }

    /** The same with another deadline, for a test. */
    ProcessLearner within(Duration other) {
        deadline = other;
        return this;
    }

    /**
     * Goes on with a new object, as if a change had been made in the class, which has to be changeable. None of the faults of before counts
     * any more.
     *
     * @param number as {@link plybook.guest.change.Changes} counts; 0 for the class as it is
     * @param forOne the processor time for one answer from now on
     */
    public void change(int number, Duration forOne) {
        change = number;
        deadline = forOne;
        wasLate = false;
        nothingMore = null;
        crashed = false;
        if (process != null) {
            try {
                process.wire().sendChange(number);
            } catch (IOException e) {
                end(); // the next one begins with the change
            }
        }
    }

    /** Returns the processor time that all its processes have used so far; zero where the system does not say. */
    public Duration busy() {
        return process == null ? busyBefore : busyBefore.plus(process.busy());
    }

    /** The process that answers, if one runs. */
    Optional<ProcessHandle> program() {
        return Optional.ofNullable(process).map(GuestProcess::program);
    }

    private void leafAsked() {
        leaves++;
        leavesOfProcess++;
        if (leavesOfProcess >= WORTH_PINNING && !triedToShare && process != null && mayShareCore) {
            triedToShare = true;
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
            guest.send(question, deadline, Wire.Detail.NONE);
            Reply again = receive(guest, question, number -> sold.getOrDefault(number, 0));
            return isOutOfMemory(again) ? again : reply;
        } catch (IOException e) {
            return reply;
        }
    }

    private Reply askOnce(Question question, Sold valueOfLeaf) {
        Optional<Reply.Fault> over = nothingMore(question);
        if (over.isPresent()) {
            return over.get();
        }
        Reply reply = attempt(question, valueOfLeaf, MACHINE.readLock());
        reply = foundNoTime(reply) ? askedAlone(question, valueOfLeaf, reply) : reply;
        renewAfter(question, reply);
        throwIfStarved();
        return reply;
    }

    /** The reply to a question that need not be asked any more. */
    private Optional<Reply.Fault> nothingMore(Question question) {
        if (nothingMore != null) {
            return Optional.of(nothingMore);
        }
        return time.isUsedUp(question)
                ? Optional.of(new Reply.Fault(Reply.Kind.TOO_MUCH_TIME, "", ""))
                : Optional.empty();
    }

    private Reply attempt(Question question, Sold valueOfLeaf, Lock machine) {
        machine.lock();
        try {
            GuestProcess guest = running();
            remember(List.of(question), guest);
            valueOfLeaf.sellInAdvance(guest.wire());
            guest.send(question, deadline, withLines == null ? Wire.Detail.NONE : Wire.Detail.LINES);
            return receive(guest, question, valueOfLeaf);
        } catch (IOException e) {
            return died(e);
        } finally {
            machine.unlock();
        }
    }

    /**
     * Returns whether an answer is late without having worked for its time, because other programs had the processor. Code that slept or
     * blocked was late by its own doing, however busy the machine is.
     */
    private boolean foundNoTime(Reply reply) {
        return reply instanceof Reply.Fault fault
                && fault.kind() == Reply.Kind.TOO_LATE
                && process != null
                && !process.hasWorked(deadline)
                && (process.wasStopped() || process.hasStarved(deadline).orElseGet(MachineBusy::isSeen));
    }

    /**
     * Asks again in a new process, while nobody else asks anything and without sharing a core.
     *
     * @throws MachineBusy if there is still no time to answer
     */
    private Reply askedAlone(Question question, Sold valueOfLeaf, Reply late) {
        boolean mightShareCore = mayShareCore;
        mayShareCore = false;
        // Held for the probe too, or the judge's own other questions would be taken for a busy machine.
        MACHINE.writeLock().lock();
        try {
            Reply reply = late;
            for (int i = 1; i < ATTEMPTS && foundNoTime(reply); i++) {
                end();
                valueOfLeaf.startAgain();
                reply = attempt(question, valueOfLeaf, MACHINE.writeLock());
            }
            if (foundNoTime(reply)) {
                throw MachineBusy.after(ATTEMPTS);
            }
            return reply;
        } finally {
            MACHINE.writeLock().unlock();
            mayShareCore = mightShareCore;
        }
    }

    @Override
    public List<LeafAsked> leavesWithLines(Question question, IntUnaryOperator valueOfLeaf) {
        List<LeafAsked> asked = new ArrayList<>();
        withLines = asked;
        try {
            askOnce(question, new Sold(valueOfLeaf));
        } finally {
            withLines = null;
        }
        return asked;
    }

    @Override
    public Telling steps(Question question, IntUnaryOperator valueOfLeaf) {
        try {
            Path telling = TemporaryFolder.make("steps");
            try {
                List<Place> places = StepTeller.copy(classes, telling, internal(Steps.class), LEAF_VALUE);
                try (GuestProcess guest = GuestProcess.start(part, telling, sandbox, FullHeap.THROWS)) {
                    guest.send(question, deadline, Wire.Detail.STEPS);
                    guest.expectWithin(deadline);
                    return told(guest, places, valueOfLeaf);
                }
            } finally {
                TemporaryFolder.remove(telling);
            }
        } catch (IOException | RuntimeException e) {
            // Whatever goes wrong here, the verdict stands without it.
            System.getLogger(ProcessLearner.class.getName()).log(System.Logger.Level.DEBUG, "on telling steps", e);
            return Untold.UNUSUAL;
        }
    }

    private static String internal(Class<?> type) {
        return type.getName().replace('.', '/');
    }

    private static Told told(GuestProcess guest, List<Place> places, IntUnaryOperator valueOfLeaf) {
        List<Event> events = new ArrayList<>();
        try {
            while (events.size() < Steps.MOST) {
                Wire.Message message = guest.wire().receive();
                if (message instanceof Wire.Step step) {
                    events.add(Event.checked(step, places));
                } else if (message instanceof Wire.Leaf leaf) {
                    events.add(new Event.Leaf(leaf.number()));
                    guest.wire().sendLeafValue(price(leaf.number(), valueOfLeaf));
                } else if (message instanceof Wire.Replied) {
                    return new Told(events, true);
                } else {
                    break;
                }
            }
        } catch (IOException e) {
            // It was late, or ended its process: what it did until then is what matters.
            return new Told(events, false);
        }
        return new Told(events, false);
    }

    @Override
    public List<Reply> askAll(List<Question> questions) {
        return askEach(questions, Collections.nCopies(questions.size(), new Sold(ProcessLearner::noLeaf)));
    }

    @Override
    public List<Reply> askEach(List<Sale> sales) {
        return askEach(
                sales.stream().map(Sale::question).toList(),
                sales.stream().map(Sold::new).toList());
    }

    /** @param sold what is sold for each question */
    private List<Reply> askEach(List<Question> questions, List<Sold> sold) {
        if (questions.isEmpty()) {
            return List.of();
        }
        List<Reply> replies = new ArrayList<>(questions.size());
        long before = leaves;
        long start = System.nanoTime();
        // Of one that has crashed before, each question is asked by itself: then it is known which one ended it.
        boolean ended = !crashed && nothingMore == null && askTogether(questions, sold, replies);
        selling += leaves > before ? System.nanoTime() - start : 0;
        throwIfStarved();
        // Replies that were on their way when the process ended are lost; asked singly, the question that ends it is
        // found.
        while (!ended && replies.size() < questions.size()) {
            Sold next = sold.get(replies.size());
            next.startAgain();
            replies.add(ask(questions.get(replies.size()), next));
            ended = process == null;
        }
        if (replies.size() < questions.size()) {
            nothingMore(questions.get(replies.size())).ifPresent(replies::add);
        }
        return replies;
    }

    /**
     * Asks with many questions in the pipe, up to the first that finds no time, or ends the process without a word.
     *
     * @return whether a reply came after which the process had to end
     */
    private boolean askTogether(List<Question> questions, List<Sold> sold, List<Reply> replies) {
        MACHINE.readLock().lock();
        Question asked = questions.get(0);
        try {
            GuestProcess guest = running();
            remember(questions, guest);
            Deque<Integer> inFlight = new ArrayDeque<>();
            int bytes = 0;
            int sent = 0;
            while (replies.size() < questions.size()) {
                asked = questions.get(replies.size());
                if (nothingMore(asked).isPresent()) {
                    end();
                    return true;
                }
                while (sent < questions.size()
                        && inFlight.size() < IN_FLIGHT
                        && (inFlight.isEmpty() || bytes < BYTES_IN_FLIGHT)) {
                    int length = sold.get(sent).sellInAdvance(guest.wire())
                            + guest.send(questions.get(sent++), deadline, Wire.Detail.NONE);
                    inFlight.add(length);
                    bytes += length;
                }
                Reply reply = receive(guest, asked, sold.get(replies.size()));
                bytes -= inFlight.remove();
                if (foundNoTime(reply)) {
                    end();
                    return false;
                }
                replies.add(reply);
                renewAfter(asked, reply);
                if (process == null) {
                    return true;
                }
            }
            return false;
        } catch (IOException e) {
            renewAfter(asked, died(e));
            return false;
        } finally {
            MACHINE.readLock().unlock();
        }
    }

    private static int noLeaf(int number) {
        throw new IllegalStateException("leaf " + number + " is not for sale here");
    }

    /** Nothing of the learner's has run when a process reports: one that does not start is no verdict, but a failure of the judge's. */
    private GuestProcess running() {
        if (process == null) {
            try {
                process = GuestProcess.start(part, classes, sandbox, FullHeap.ENDS);
                if (change != 0) {
                    process.wire().sendChange(change);
                }
            } catch (IOException e) {
                throw new UncheckedIOException("a process for " + part.className() + " could not be started", e);
            }
        }
        return process;
    }

    private Reply receive(GuestProcess guest, Question question, IntUnaryOperator valueOfLeaf) throws IOException {
        long start = System.nanoTime();
        int leaves = 0;
        guest.expectWithin(deadline);
        try {
            while (true) {
                Wire.Message message = guest.wire().receive();
                if (message instanceof Wire.Replied replied) {
                    return checked(replied.reply());
                }
                // Said before anything else is asked for, or it would have that forgotten too.
                if (message instanceof Wire.AskedInAdvance asked && valueOfLeaf instanceof Sold sold && leaves == 0) {
                    sold.takeBack(asked.count());
                    continue;
                }
                if (!(message instanceof Wire.Leaf leaf)) {
                    throw new IOException("an answer was owed and something else came");
                }
                leaves++;
                if (leaves > MOST_LEAVES) {
                    throw new IOException("it asked for more leaves than there is time for");
                }
                if (withLines != null && withLines.size() < MOST_WITH_LINES) {
                    withLines.add(asked(leaf));
                }
                guest.wire().sendLeafValue(price(leaf.number(), valueOfLeaf));
            }
        } finally {
            guest.expectNothing();
            time.count(question, System.nanoTime() - start, Allowance.waiting(deadline), guest::busy, guest::delayed);
        }
    }

    private LeafAsked asked(Wire.Leaf leaf) {
        boolean onAnotherThread = leaf.line().endsWith(LearnersLines.ON_ANOTHER_THREAD);
        int length = leaf.line().length() - (onAnotherThread ? LearnersLines.ON_ANOTHER_THREAD.length() : 0);
        return new LeafAsked(leaf.number(), lines(part.className(), leaf.line().substring(0, length)), onAnotherThread);
    }

    /** The hooks never ask for a leaf that is not for sale; who does so has gone round them. */
    private static int price(int number, IntUnaryOperator valueOfLeaf) throws IOException {
        try {
            return valueOfLeaf.applyAsInt(number);
        } catch (RuntimeException e) {
            throw new IOException("it asked for a leaf that there is not", e);
        }
    }

    /** Returns the reply with only harmless parts, because the process may have made it up: short texts, and a line only as a line of a file. */
    private Reply checked(Reply reply) {
        if (!(reply instanceof Reply.Fault fault)) {
            return reply;
        }
        // Of the virtual machine's own errors those that are not kinds by themselves: after one nothing is certain, and
        // to throw one is
        // not to refuse an illegal move.
        boolean broken = fault.kind() == Reply.Kind.THREW
                && fault.message().matches("(?s)(Internal|Unknown|VirtualMachine)Error\\b.*");
        return new Reply.Fault(
                broken ? Reply.Kind.DIED : fault.kind(),
                shortened(fault.message()),
                line(part.className(), fault.where()),
                fault.changedArgument().map(ProcessLearner::shortened));
    }

    /** A line and the one that called it, as the learner's process says; empty if it says anything else. */
    static String lines(String className, String said) {
        String[] parts = said.split(LearnersLines.CALLED_FROM, -1);
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
        // That the pipe has ended says no more than that the process has.
        String reason = e.getMessage() == null || e instanceof EOFException || isOfThePipe(e) ? "" : e.getMessage();
        if (process == null) {
            return new Reply.Fault(Reply.Kind.DIED, shortened(reason), "");
        }
        Reply.Fault cause = process.causeOfDeath(shortened(reason));
        // A process that was busy until its time was up was late: only its own watch did not live to say so.
        return cause.kind() == Reply.Kind.DIED && process.hasWorked(deadline)
                ? new Reply.Fault(Reply.Kind.TOO_LATE, "", "")
                : cause;
    }

    /** Returns whether the system says so, and not the judge of a message. */
    private static boolean isOfThePipe(IOException e) {
        return e instanceof ClosedChannelException
                || e instanceof SocketException
                || Stream.of("Broken pipe", "Connection reset by peer")
                        .anyMatch(String.valueOf(e.getMessage())::contains);
    }

    /** Ends with "this computer is busy" if the answers took long and worked little because other programs did. */
    private void throwIfStarved() {
        Question question = mayHaveStarved;
        if (question == null) {
            return;
        }
        mayHaveStarved = null;
        MACHINE.writeLock().lock();
        try {
            if (time.hasStarved(question).orElseGet(MachineBusy::isSeen)) {
                throw MachineBusy.forAll();
            }
        } finally {
            MACHINE.writeLock().unlock();
        }
    }

    private void renewAfter(Question question, Reply reply) {
        if (time.isUsedUp(question)) {
            mayHaveStarved = time.wasMostlyWaiting(question) ? question : null;
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
            case NOT_ATTEMPTED, RETURNED_NULL, THREW -> {}
            case STACK_OVERFLOW -> {
                // A class may be half initialised now, so a process that is judged ends here. Where a change is tried,
                // that costs a hint at most.
                if (change == 0) {
                    crashed = true;
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
        triedToShare = false;
        time.processEnds();
        if (process != null) {
            busyBefore = busyBefore.plus(process.busy());
            process.close();
            printed.append(process.printed().text());
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

    private void remember(List<Question> questions, GuestProcess guest) {
        if (put.size() == MOST_PUT) {
            put.removeLast();
        }
        put.addFirst(new Put(questions, guest.printed(), guest.sent() + 1));
    }

    @Override
    public void wentWrongAt(Question question) {
        // Questions about trees of one shape are equal.
        Stream.<Predicate<Question>>of(each -> each == question, question::equals)
                .flatMap(isIt -> put.stream().flatMap(each -> each.textAt(isIt).stream()))
                .findFirst()
                .ifPresent(text -> printedWhereItWentWrong = text);
    }

    @Override
    public String printed() {
        end();
        return printedWhereItWentWrong == null ? printed.toString() : printedWhereItWentWrong.get();
    }

    @Override
    public void close() {
        end();
    }
}
