package plybook.diagnosis.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Sells ends of the game and evaluations to a search with a depth. Leaves go into the ledger; anything else is noted as a stray. */
public final class DepthLedger implements QueryLog {
    private final LimitedTree limited;
    private final LeafLedger ledger;
    private final List<Integer> asks = new ArrayList<>();
    private final List<Integer> strays = new ArrayList<>();
    private int evaluatedAgainAtOnce;

    /** @param ledger the books of what the search is to see */
    public DepthLedger(LimitedTree limited, LeafLedger ledger) {
        this.limited = limited;
        this.ledger = ledger;
        ledger.noting(leaf -> limited.isEvaluated(leaf) ? " (evaluated)" : "");
    }

    @Override
    public int applyAsInt(int number) {
        if (asks.isEmpty() || asks.get(asks.size() - 1) != number) {
            asks.add(number);
        } else if (limited.isProper(number) && limited.isEvaluated(limited.leafSeen(number))) {
            evaluatedAgainAtOnce++;
        }
        if (limited.isProper(number)) {
            return ledger.applyAsInt(limited.leafSeen(number));
        }
        strays.add(number);
        return limited.priceOfStray(number);
    }

    @Override
    public List<Integer> asks() {
        return asks;
    }

    @Override
    public int leaf(int number) {
        return limited.leafSeen(number);
    }

    @Override
    public int number(int leaf) {
        return limited.number(leaf);
    }

    @Override
    public void startAgain() {
        asks.clear();
        strays.clear();
        evaluatedAgainAtOnce = 0;
        ledger.startAgain();
    }

    /** Returns the first stray question in words; empty if there was none. */
    public String firstStray() {
        return strays.isEmpty() ? "" : limited.described(strays.get(0));
    }

    /** Returns the first question for the evaluation of a finished game in words; empty if there was none. */
    public String firstEvaluatedEnd() {
        return strays.stream()
                .filter(limited::isEvaluatedEnd)
                .findFirst()
                .map(limited::described)
                .orElse("");
    }

    /** Returns how often a state's evaluation was asked for once more at once, which is no question of its own in the ledger of the leaves. */
    public int evaluatedAgainAtOnce() {
        return evaluatedAgainAtOnce;
    }

    /** Returns the ledger of the leaves. */
    public LeafLedger ledger() {
        return ledger;
    }

    @Override
    public OptionalInt horizon() {
        return OptionalInt.of(limited.depth());
    }

    /** Returns the depth of the search. */
    public int depth() {
        return limited.depth();
    }
}
