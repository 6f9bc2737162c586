package plybook.report;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The origin of verdicts. The seed is no part of it: learners read it.
 *
 * @param version Plybook's, with its commit
 * @param program the hash of all that a verdict could depend on in the program
 * @param java the version of Java
 * @param sandbox what kept the code in
 * @param judged when, in UTC
 * @param took for how long
 */
public record Provenance(String version, String program, String java, String sandbox, Instant judged, Duration took) {
    private static final int DIGITS = 12;
    private static final double MILLISECONDS = 1_000;

    /** Returns where several verdicts together come from: the latest time, all durations; empty if there are none. */
    public static Optional<Provenance> of(List<Provenance> all) {
        return all.stream()
                .map(Provenance::judged)
                .max(Comparator.naturalOrder())
                .map(latest -> new Provenance(
                        each(all, Provenance::version),
                        each(all, Provenance::program),
                        each(all, Provenance::java),
                        each(all, Provenance::sandbox),
                        latest,
                        all.stream().map(Provenance::took).reduce(Duration.ZERO, Duration::plus)));
    }

    private static String each(List<Provenance> all, Function<Provenance, String> field) {
        return all.stream().map(field).distinct().collect(Collectors.joining(", "));
    }

    /** Returns the beginning of the program's hash, for people. */
    public String shortProgram() {
        return program.substring(0, Math.min(DIGITS, program.length()));
    }

    /** Returns the time in seconds. */
    public double seconds() {
        return took.toMillis() / MILLISECONDS;
    }

    /** Returns the time of judging to the second, in UTC. */
    public String time() {
        return judged.truncatedTo(ChronoUnit.SECONDS).toString();
    }

    /** Returns a line for people. */
    public String line() {
        return Texts.of("provenance", version, shortProgram(), java, sandbox, time(), seconds());
    }
}
