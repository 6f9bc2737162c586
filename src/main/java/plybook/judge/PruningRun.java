package plybook.judge;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import plybook.judge.LeafLedger.DeadLeaf;
import plybook.search.AlphaBeta;
import plybook.search.Options;
import plybook.search.SearchListener;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;

/**
 * The books of many value calls, judged as one: a cutoff rule is a habit, so one behaviour has to explain them all.
 *
 * <p>Cutting at equality and cutting beyond it are both sound. A strict fail-hard search asks for leaves that a fail-soft one need
 * not; it is recognised by asking exactly what the reference asks for. A search that asks for leaves again, as one does that looks for the
 * value first and then for the action that has it, is judged by that rule until it first does, and then by the number of its questions.
 */
final class PruningRun {
    private final List<LeafLedger> ledgers = new ArrayList<>();

    void add(LeafLedger ledger) {
        ledgers.add(ledger);
    }

    /**
     * The first leaf that no sound rule asks for; empty if there is none, so that the run prunes as some sound rule does.
     *
     * <p>A search that asked for all leaves of all trees has one, if only some tree of the run has a leaf that could be spared
     * strictly.
     */
    Optional<Missed> missedCutoff() {
        Optional<Missed> first = ledgers.stream()
                .flatMap(ledger -> ledger.dead().stream()
                        .filter(dead -> dead.strictly() && !dead.afterRepeat())
                        .map(dead -> new Missed(ledger, dead))
                        .limit(1))
                .findFirst();
        return first.isPresent() && prunesSomething() && ledgers.stream().allMatch(PruningRun::isStrictFailHard)
                ? Optional.empty()
                : first;
    }

    /** @param dead the leaf, and where and how its node had been closed */
    record Missed(LeafLedger ledger, DeadLeaf dead) {}

    /** How often a leaf was asked for again, over the whole run. */
    int repeats() {
        return ledgers.stream().mapToInt(LeafLedger::repeats).sum();
    }

    /** How many questions there were over the whole run, repeats included. */
    int questions() {
        return repeats()
                + ledgers.stream().mapToInt(ledger -> ledger.asked().size()).sum();
    }

    /** How many questions minimax would have asked. */
    int leaves() {
        return ledgers.stream().mapToInt(ledger -> ledger.tree().leaves()).sum();
    }

    /** The search that asked for the most leaves again. */
    Optional<LeafLedger> mostRepeats() {
        return ledgers.stream().max(Comparator.comparingInt(LeafLedger::repeats));
    }

    private boolean prunesSomething() {
        return ledgers.stream()
                .anyMatch(ledger -> ledger.asked().size() < ledger.tree().leaves());
    }

    private static boolean isStrictFailHard(LeafLedger ledger) {
        TreeGame game = new TreeGame(ledger.tree());
        List<Integer> leaves = new ArrayList<>();
        SearchListener<TreeState, Integer> listener = new SearchListener<>() {
            @Override
            public void leaf(TreeState state, int value) {
                leaves.add(state.leaf());
            }
        };
        new AlphaBeta<>(
                        game,
                        Options.<TreeState, Integer>none().heardBy(listener),
                        AlphaBeta.Bounds.HARD_BUT_LEAVES,
                        AlphaBeta.Cutoff.BEYOND_EQUALITY)
                .search(game.initialState(), ledger.window());
        return leaves.equals(ledger.asked());
    }
}
