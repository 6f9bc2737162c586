package plybook.guest;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;
import plybook.tree.Tree;

/**
 * A player's move, and what it has used for it. In a class of its own, for it needs what other exercises' processes do not have.
 *
 * @param move the action as text
 * @param nodes how many moves the player has made on the position
 * @param millis how long it thought, by the clock on the wall
 * @param processorMillis how much of that time its thread was running
 */
public record Turn(String move, long nodes, long millis, long processorMillis) {
    private static final String ESTIMATES = "|";

    /** The words of an answer; what is no such answer has no move. */
    public static Turn parse(String text) {
        String[] words = text.split(" ", -1);
        try {
            return words.length != 4
                    ? new Turn(text, 0, 0, 0)
                    : new Turn(words[0], Long.parseLong(words[1]), Long.parseLong(words[2]), Long.parseLong(words[3]));
        } catch (NumberFormatException e) {
            return new Turn(text, 0, 0, 0);
        }
    }

    @Override
    public String toString() {
        return move + " " + nodes + " " + millis + " " + processorMillis;
    }

    /** A tree with the estimates of its inner nodes, each before those below it, as a question's subject. */
    static String subject(Tree tree, List<Integer> estimates) {
        return tree + ESTIMATES + estimates.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    @SuppressWarnings("unchecked") // a learner's class is generic: it takes whatever position it is given
    static Turn taken(PlayerTask<?> player, Question question) {
        Budget budget = new Budget(question.first(), question.second());
        return question.hook() == Hook.MOVE
                ? taken((PlayerTask<Object>) player, gomoku(question, budget), budget)
                : taken((PlayerTask<Object>) player, tree(question, budget), budget);
    }

    @SuppressWarnings("unchecked") // as above
    private static GivenPosition<Object> gomoku(Question question, Budget budget) {
        return (GivenPosition<Object>) (GivenPosition<?>) new GivenGomoku(Board.parse(question.subject()), budget);
    }

    @SuppressWarnings("unchecked") // as above
    private static GivenPosition<Object> tree(Question question, Budget budget) {
        String[] parts = question.subject().split("\\" + ESTIMATES, -1);
        List<Integer> estimates =
                Arrays.stream(parts[1].split(",")).map(Integer::valueOf).toList();
        return (GivenPosition<Object>) (GivenPosition<?>) new GivenTree(Tree.parse(parts[0]), estimates, budget);
    }

    private static Turn taken(PlayerTask<Object> player, GivenPosition<Object> position, Budget budget) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long running = threads.getCurrentThreadCpuTime();
        long start = System.nanoTime();
        @Nullable Object move = player.move(position, budget);
        long ran = threads.getCurrentThreadCpuTime() - running;
        long took = System.nanoTime() - start;
        return new Turn(Responder.text(move).replace(" ", ""), budget.made(), took / 1_000_000, ran / 1_000_000);
    }
}
