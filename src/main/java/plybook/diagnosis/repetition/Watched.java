package plybook.diagnosis.repetition;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import plybook.diagnosis.ledger.Observation;
import plybook.diagnosis.ledger.Probe;

/**
 * A search to be observed, one question after the other.
 *
 * @param doing what it does with a probe; empty where there is nothing to observe, as in a method that was never begun
 * @param noting is told of each observation, but for those made aside
 * @param startAgain goes on with a new object
 */
public record Watched(Function<Probe, Optional<Observation>> doing, Consumer<Observation> noting, Runnable startAgain) {
    /** One of which nothing is noted. */
    public Watched(Function<Probe, Optional<Observation>> doing, Runnable startAgain) {
        this(doing, observation -> {}, startAgain);
    }

    /** Returns what it does with the probes, without those where there is nothing to observe. */
    public List<Observation> observe(List<Probe> probes) {
        return probes.stream().flatMap(probe -> observe(probe).stream()).toList();
    }

    Optional<Observation> observe(Probe probe) {
        Optional<Observation> one = observeAside(probe);
        one.ifPresent(noting);
        return one;
    }

    /** Observes what is not to be noted. */
    Optional<Observation> observeAside(Probe probe) {
        return doing.apply(probe);
    }
}
