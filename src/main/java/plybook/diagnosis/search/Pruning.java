package plybook.diagnosis.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import plybook.diagnosis.ledger.LeafLedger;
import plybook.diagnosis.ledger.LeafLedger.DeadLeaf;
import plybook.diagnosis.search.Family.Style;

/**
 * The ledgers of many value calls, judged as one: a cutoff rule is a habit, so one rule has to explain them all.
 *
 * <p>Cutting at equality and cutting beyond it are both sound. A strict fail-hard search asks for leaves that a fail-soft one need
 * not; it is recognised because it asks exactly what a model of it asks, in its own order of children. A search that asks for leaves again,
 * for example to find the value first and then the action that has it, is judged by the rule up to its first repeated question, and
 * then by the number of its questions.
 */
public final class Pruning {
    /** The share of minimax's questions up to which a search is said to prune. */
    private static final double CLEARLY_LESS = 0.95;

    /**
     * The multiple of minimax's questions above which a search wastes more than it saves by cutting. Sound searches that repeat
     * themselves with narrower windows, such as MTD(f) without a table, need a little over 1 on trees whose values all differ.
     */
    private static final int WASTEFUL = 2;

    private final List<LeafLedger> ledgers = new ArrayList<>();
    private final List<Integer> answers = new ArrayList<>();

    /** Adds the ledger of a call and what the call returned. */
    public void add(LeafLedger ledger, int answer) {
        ledgers.add(ledger);
        answers.add(answer);
    }

    /**
     * A leaf that was asked for although it could not matter.
     *
     * @param dead the leaf, and where and how its node had been closed
     */
    public record Missed(LeafLedger ledger, DeadLeaf dead) {}

    /** The first leaf that could not matter even by the rule α &gt; β, on the smallest tree that has one. */
    public Optional<Missed> missedBeyondEquality() {
        return first(true);
    }

    /** The first leaf that could not matter when α = β or α &gt; β; empty if the search cuts at equality. */
    public Optional<Missed> missedAtEquality() {
        return first(false);
    }

    private Optional<Missed> first(boolean strictly) {
        return ledgers.stream()
                .flatMap(ledger -> ledger.dead().stream()
                        .filter(dead -> (!strictly || dead.strictly()) && !dead.afterRepeat())
                        .map(dead -> new Missed(ledger, dead))
                        .limit(1))
                .min(Comparator.comparingInt(missed -> missed.ledger().nodes()));
    }

    /** The name of the sound rule that explains all calls, if one does. */
    public Optional<String> style() {
        if (missedAtEquality().isEmpty()) {
            return Optional.of("cuts at equality (α ≥ β)");
        }
        if (missedBeyondEquality().isEmpty()) {
            return Optional.of("cuts only beyond equality (α > β), fail-soft or as good");
        }
        List<PreparedProbe> prepared = new ArrayList<>();
        for (int i = 0; i < ledgers.size(); i++) {
            LeafLedger ledger = ledgers.get(i);
            prepared.add(new PreparedProbe(new Observation(
                    Probe.value(ledger.tree(), ledger.window()), ledger.asks(), OptionalInt.of(answers.get(i)))));
        }
        return Family.ALPHA_BETA.styles().stream()
                .filter(style -> fits(style, prepared))
                .map(Style::name)
                .findFirst();
    }

    private static boolean fits(Style style, List<PreparedProbe> prepared) {
        Habits habits = new Habits();
        style.habit().accept(habits);
        ModelSearch<plybook.tree.TreeState, Integer> model = new ModelSearch<>(habits);
        return prepared.stream().allMatch(probe -> probe.agrees(model, true));
    }

    /** Returns the number of repeated questions over the whole run. */
    public int repeats() {
        return ledgers.stream().mapToInt(LeafLedger::repeats).sum();
    }

    /** Returns the number of questions over the whole run, repeats included. */
    public int questions() {
        return ledgers.stream().mapToInt(ledger -> ledger.asks().size()).sum();
    }

    /** Returns the number of questions that minimax would have asked. */
    public int leaves() {
        return ledgers.stream().mapToInt(ledger -> ledger.tree().leaves()).sum();
    }

    /** Returns the number of different leaves that were asked for although they could not matter, even by a rule that cuts only beyond equality. */
    public int needless() {
        return ledgers.stream()
                .mapToInt(ledger ->
                        (int) ledger.dead().stream().filter(DeadLeaf::strictly).count())
                .sum();
    }

    /** Returns whether there were clearly fewer questions than minimax asks. */
    public boolean asksClearlyLess() {
        return questions() <= CLEARLY_LESS * leaves();
    }

    /** Returns whether there were so many questions that asking again costs far more than cutting saves. */
    public boolean asksWastefully() {
        return questions() > WASTEFUL * leaves();
    }

    /** The ledger of the smallest tree on which a leaf was asked for again. */
    public Optional<LeafLedger> repeated() {
        return ledgers.stream().filter(ledger -> ledger.repeats() > 0).min(Comparator.comparingInt(LeafLedger::nodes));
    }
}
