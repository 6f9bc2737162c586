package plybook.diagnosis.symptoms;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import plybook.diagnosis.ledger.LeafLedger;
import plybook.diagnosis.ledger.Observation;
import plybook.diagnosis.ledger.Probe;
import plybook.game.Window;

/**
 * A question about a tree, and the answer.
 *
 * @param tree what was asked about
 * @param window the window of the question; the full one for a choice
 * @param answer the value, or the number of the chosen child; empty if there was none
 * @param sold the leaves that were asked for, with what follows from them; empty if that was not seen
 */
record Case(Valued tree, Window window, boolean isChoice, OptionalInt answer, Optional<LeafLedger> sold) {
    /** @param leavesSeen whether the leaves that the search asks for are seen, and are those of the tree */
    static Case of(Observation seen, boolean leavesSeen) {
        Probe probe = seen.probe();
        Window window = probe.window().orElse(Window.FULL);
        Optional<LeafLedger> sold = Optional.empty();
        if (leavesSeen) {
            LeafLedger ledger = new LeafLedger(probe.tree(), window);
            seen.asks().forEach(ledger::applyAsInt);
            sold = Optional.of(ledger);
        }
        return new Case(Valued.of(probe.tree()), window, probe.window().isEmpty(), seen.answer(), sold);
    }

    boolean isFull() {
        return window.equals(Window.FULL);
    }

    boolean isInside() {
        return window.alpha() < tree.value() && tree.value() < window.beta();
    }

    boolean isWrong() {
        if (answer.isEmpty()) {
            return true;
        }
        int given = answer.getAsInt();
        if (isChoice) {
            return !tree.best().contains(given);
        }
        int value = tree.value();
        return isInside() ? given != value : value <= window.alpha() ? given > window.alpha() : given < window.beta();
    }

    /** Returns whether the leaves asked for prove what the answer should have been. */
    boolean hasAllItNeeds() {
        LeafLedger ledger = sold.orElseThrow();
        List<Integer> best = tree.best();
        return isChoice ? best.stream().anyMatch(ledger::provesChoice) : ledger.proves(tree.value());
    }
}
