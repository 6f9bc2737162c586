package plybook.judge.process;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import plybook.diagnosis.ledger.QueryLog;
import plybook.guest.Question;
import plybook.guest.Reply;
import plybook.guest.Wire;
import plybook.judge.steps.Place;
import plybook.judge.verdict.Pace;

/**
 * Somebody's solution of one part of an exercise, as the suites see it: it is asked, and it replies. Whether it lives in a process of
 * its own or is an object beside the suite, no suite knows.
 */
public interface Learner extends AutoCloseable {
    /**
     * Asks one question and waits for the reply.
     *
     * @param valueOfLeaf sells the leaves of a search's tree: called with the number of a leaf whenever, and each time, it is
     *     evaluated
     */
    Reply ask(Question question, IntUnaryOperator valueOfLeaf);

    /**
     * A question about a tree with leaves that are sold together with it: a wake-up of another process for each takes longer than all else.
     *
     * @param inAdvance the leaves that the search is expected to ask for first, in this order
     * @param books where what is sold in advance counts as asked for already; they sell all other leaves
     */
    record Sale(Question question, List<Wire.Sold> inAdvance, QueryLog books) {
        public Sale {
            inAdvance = List.copyOf(inAdvance);
        }

        /**
         * Sells in advance, and notes it in the books.
         *
         * @param expected the leaves' numbers
         */
        public static Sale of(Question question, List<Integer> expected, QueryLog books) {
            return new Sale(
                    question,
                    expected.stream()
                            .map(leaf -> new Wire.Sold(leaf, books.applyAsInt(leaf)))
                            .toList(),
                    books);
        }
    }

    /** Asks one question. An object beside the suite gets nothing in advance: its books begin anew, and it buys leaf by leaf. */
    default Reply ask(Sale sale) {
        sale.books().startAgain();
        return ask(sale.question(), sale.books());
    }

    /** Asks questions one after the other. The replies are in the same order, and end with the fault that ended the process, if one did. */
    default List<Reply> askEach(List<Sale> sales) {
        return sales.stream().map(this::ask).toList();
    }

    /** The number of questions that are worth putting together; 1 where nothing is gained by it. */
    default int together() {
        return 1;
    }

    /**
     * Asks one question of which only the answer counts, and not which leaves it took: where it speaks to another process, all of them may be
     * told together with the question.
     *
     * @param leaves the number of leaves, which are numbered from 0
     */
    default Reply askOpenly(Question question, int leaves, IntUnaryOperator valueOfLeaf) {
        return ask(question, valueOfLeaf);
    }

    /**
     * A reply with the work that it took.
     *
     * @param work the processor time of the learner's process, all its threads together, as the system counts it from outside, in steps of
     *     some ten milliseconds; empty if nobody measured it
     * @param delay the time in which it was ready to work and other programs had the processor; empty if nobody measured it
     */
    record Timed(Reply reply, Optional<Duration> work, Optional<Duration> delay) {}

    /** Asks a question in which no leaf is sold, and measures the work. */
    default Timed askTimed(Question question) {
        return new Timed(
                ask(question, number -> {
                    throw new IllegalStateException("no leaf is for sale here");
                }),
                Optional.empty(),
                Optional.empty());
    }

    /**
     * A leaf that was asked for.
     *
     * @param line the line of the learner's file that asked and the one that called it, such as {@code MyAlphaBeta.java:23, called from line
     *     31}; empty if it is not known. The learner's own process says so, and may have made it up: it helps a learner and proves nothing.
     * @param onAnotherThread whether a thread asked on which the search was not called; said by the same process
     */
    record LeafAsked(int leaf, String line, boolean onAnotherThread) {}

    /** Asks a question once more, slowly, to learn which lines ask for the leaves; in order, and no more than are worth reading. */
    default List<LeafAsked> leavesWithLines(Question question, IntUnaryOperator valueOfLeaf) {
        return List.of();
    }

    /**
     * Something that happened while a learner's code worked. The learner's own process says so, and may have made it up: it helps a learner
     * and proves nothing.
     */
    sealed interface Event {
        /**
         * The program came to a place.
         *
         * @param values for each name of the place its value, as text; empty for what cannot be shown
         */
        record At(Place place, List<String> values) implements Event {
            public At {
                values = List.copyOf(values);
            }
        }

        /** It asked for a leaf. */
        record Leaf(int number) implements Event {}

        /** The longest text of a value. Nobody would read more. */
        int LONGEST = 120;

        /**
         * The step as an event.
         *
         * @throws IOException if there is no such place, or it has not so many values
         */
        static At checked(Wire.Step step, List<Place> places) throws IOException {
            if (step.place() < 0
                    || step.place() >= places.size()
                    || places.get(step.place()).names().size() != step.values().size()) {
                throw new IOException("no step of this class");
            }
            return new At(
                    places.get(step.place()),
                    step.values().stream()
                            .map(value -> value.length() <= LONGEST ? value : value.substring(0, LONGEST) + "…")
                            .toList());
        }
    }

    /** The steps of an answer, or why there are none. */
    sealed interface Telling {}

    /**
     * The steps of an answer.
     *
     * @param isWhole whether there was a reply in the end; otherwise it took too many steps or too long, or the process ended
     */
    record Told(List<Event> events, boolean isWhole) implements Telling {
        public Told {
            events = List.copyOf(events);
        }
    }

    /** A reason why a class tells no steps. */
    enum Untold implements Telling {
        /** It cannot be copied so that it tells them. */
        UNUSUAL,
        /** It has no file, and cannot be compiled without what is around it. */
        NOT_ALONE
    }

    /**
     * Asks a question once more and watches the learner's code step by step, in a process of its own, so that nothing else is changed by
     * it.
     */
    default Telling steps(Question question, IntUnaryOperator valueOfLeaf) {
        return Untold.NOT_ALONE;
    }

    /** Asks questions in which no leaf is sold, one after the other; the replies are in the same order. */
    List<Reply> askAll(List<Question> questions);

    /** Goes on with a new object, in a new process where it has one: nothing is known any more of what was asked before. */
    void startAgain();

    /** The contract that the class implements. */
    Class<?> contract();

    /** The name of the class that is asked. */
    String className();

    /** Returns whether whoever asks wants to know the cause of what goes wrong, and not only that it does. */
    default boolean isToBeExplained() {
        return true;
    }

    /** Keeps only what was printed at a question that went wrong: whoever looks for a mistake asks many more. */
    default void wentWrongAt(Question question) {}

    /**
     * Returns the output of the learner's code, cut short: what it printed at the question that went wrong, or all of it if none did. It ends
     * the process, so that nothing is still on its way.
     */
    String printed();

    /** Returns the pace at which leaves were sold so far; empty if none were sold, or nobody measured it. */
    default Optional<Pace> pace() {
        return Optional.empty();
    }

    @Override
    void close();
}
