package plybook.diagnosis.repetition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.diagnosis.GameMistakes;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.ledger.Observation;
import plybook.diagnosis.ledger.Probe;
import plybook.game.Player;
import plybook.tree.Tree;

/**
 * The question before all others: does a search answer a question as it did before? Where it does not, either something is left over from
 * other calls, and a new object goes through the same changes again, or chance plays a part.
 *
 * @param search the search, which is asked again
 * @param seen what was observed, in the order in which it was asked
 */
public record Repetition(Watched search, List<Observation> seen) {
    /** The number of questions of each kind that are asked again, spread over all. */
    private static final int ASKED_AGAIN = 60;

    /** The least number of answers that are compared: a few questions are asked several times, for chance may strike rarely. */
    private static final int LEAST_COMPARED = 240;

    /** The number of questions with two answers that are put to a new object, and how often each of them is. */
    private static final int ASKED_IN_A_ROW = 5;

    private static final int TIMES = 24;

    /** The mistake of a search that has two answers to one question, and whose question that was. */
    public record Changed(Mistake mistake, boolean inValue) {}

    /** Returns the reason for two answers to one question; empty if no question has two. */
    public Optional<Changed> changed() {
        List<Observation> sample =
                Stream.of(sample(true), sample(false)).flatMap(List::stream).toList();
        int times = Math.max(1, LEAST_COMPARED / Math.max(1, sample.size()));
        return explained(
                sample.stream().filter(before -> changes(before, times)).toList());
    }

    private boolean changes(Observation before, int times) {
        return IntStream.range(0, times).anyMatch(i -> search.observe(before.probe())
                .filter(now -> !now.essentials().equals(before.essentials()))
                .isPresent());
    }

    /**
     * Returns the same of a search without a name, from asking a new object everything again: chance may strike rarely. The questions where
     * the other player moves than in the very first one come first, since what the first call leaves behind may hold for all others.
     */
    public Optional<Changed> changedForANewObject() {
        List<Observation> otherFirst = new ArrayList<>(seen);
        otherFirst.sort(Comparator.comparing(each -> isMaxs(each) == isMaxs(seen.get(0))));
        search.startAgain().run();
        return explained(
                otherFirst.stream().filter(before -> changes(before, 1)).toList());
    }

    private static boolean isMaxs(Observation observation) {
        Tree tree = observation.probe().tree();
        return tree.isLeaf() || tree.player() == Player.MAX;
    }

    private Optional<Changed> explained(List<Observation> changed) {
        return changed.isEmpty()
                ? Optional.empty()
                : Optional.of(new Changed(
                        cause(changed),
                        changed.stream().anyMatch(each -> each.probe().window().isPresent())));
    }

    private List<Observation> sample(boolean values) {
        List<Observation> all = seen.stream()
                .filter(each -> each.probe().window().isPresent() == values)
                .toList();
        int step = Math.max(1, all.size() / ASKED_AGAIN);
        return IntStream.range(0, all.size())
                .filter(i -> i % step == 0)
                .mapToObj(all::get)
                .toList();
    }

    private Mistake cause(List<Observation> changed) {
        // What is left over changes a new object's answers in the same way each time. All answers may be the same
        // twice by luck, where chance strikes rarely; those to one question that it strikes, asked often, are not.
        boolean byChance = changed.stream()
                .limit(ASKED_IN_A_ROW)
                .map(Observation::probe)
                .anyMatch(probe -> {
                    List<OptionalInt> answers = inARow(probe);
                    return comesBack(answers) && !answers.equals(inARow(probe));
                });
        return byChance ? GameMistakes.ANSWERS_BY_CHANCE : GameMistakes.KEPT_BETWEEN_CALLS;
    }

    private List<OptionalInt> inARow(Probe probe) {
        search.startAgain().run();
        return IntStream.range(0, TIMES)
                .boxed()
                .flatMap(i -> search.observe(probe).stream())
                .map(Observation::essentials)
                .toList();
    }

    /** Returns whether an answer is given again after another one. */
    private static boolean comesBack(List<OptionalInt> answers) {
        List<OptionalInt> changes = Stream.concat(
                        answers.stream().limit(1),
                        IntStream.range(1, answers.size())
                                .filter(i -> !answers.get(i).equals(answers.get(i - 1)))
                                .mapToObj(answers::get))
                .toList();
        return changes.stream().distinct().count() < changes.size();
    }
}
