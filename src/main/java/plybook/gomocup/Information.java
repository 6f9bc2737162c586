package plybook.gomocup;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import plybook.gomoku.Gomoku.Rule;

/** The limits and rules that the manager sends by {@code INFO}. A value that it does not send, or that makes no sense, does not change. */
final class Information {
    /** The time left that Piskvork sends if there is no limit. */
    private static final long UNLIMITED = Integer.MAX_VALUE;

    private static final int EXACTLY_FIVE = 1;
    private static final int CONTINUOUS = 2;
    private static final int RENJU = 4;
    private static final int CARO = 8;

    /** The number of our moves among which the time left is shared. With so many it lasts to the end of nearly every game. */
    private static final int MOVES_TO_COME = 20;

    private Duration turn;
    private Optional<Duration> match = Optional.empty();
    private Optional<Duration> left = Optional.empty();
    private Duration used = Duration.ZERO;
    private long memory;
    private int rule;

    /** @param turn the time for a move until the manager sends another */
    Information(Duration turn) {
        this.turn = turn;
    }

    /** Stores the value of a key. */
    void accept(String text) {
        String[] words = text.strip().split("\\s+", 2);
        if (words.length < 2 || !words[1].strip().matches("-?\\d{1,18}")) {
            return; // for example a folder, or a key of a later protocol
        }
        long value = Long.parseLong(words[1].strip());
        switch (words[0].toLowerCase(Locale.ROOT)) {
            case "timeout_turn" -> turn = millis(value);
            case "timeout_match" -> match = value <= 0 ? Optional.empty() : Optional.of(millis(value));
            case "time_left" -> left = value == UNLIMITED ? Optional.empty() : Optional.of(millis(value));
            case "max_memory" -> memory = Math.max(0, value);
            case "rule" -> rule = (int) Math.max(0, Math.min(value, Integer.MAX_VALUE));
            default -> {}
        }
    }

    private static Duration millis(long value) {
        return Duration.ofMillis(Math.max(0, Math.min(value, UNLIMITED)));
    }

    /** Starts a new game, of whose time nothing is used. The manager may have sent the time left before it. */
    void newGame() {
        used = Duration.ZERO;
    }

    /** Subtracts the time of a move. */
    void used(Duration time) {
        used = used.plus(time);
        left = left.map(before -> before.minus(time));
    }

    /**
     * Returns the time in which a move must be sent, measured from the command that asks for it. It keeps a reserve for the way to the
     * manager and for a busy machine.
     */
    Duration forMove() {
        Duration limit = turn;
        Optional<Duration> remaining = left.or(() -> match.map(all -> all.minus(used)));
        if (remaining.isPresent()) {
            Duration share = remaining.get().dividedBy(MOVES_TO_COME);
            limit = share.compareTo(limit) < 0 ? share : limit;
        }
        Duration reserve = Duration.ofMillis(40).plus(limit.dividedBy(50));
        return limit.compareTo(reserve.multipliedBy(2)) > 0
                ? limit.minus(reserve)
                : Duration.ofMillis(Math.max(1, limit.toMillis() / 4));
    }

    /** Returns the limit of memory in bytes, or 0 if there is none. */
    long memory() {
        return memory;
    }

    /** Returns the rule about rows of more than five. */
    Rule rule() {
        return (rule & EXACTLY_FIVE) != 0 ? Rule.EXACTLY_FIVE : Rule.FIVE_OR_MORE;
    }

    /**
     * Checks that we can play by the rules of the manager. The protocol requires the answer at the first command other than INFO.
     *
     * @throws Refusal if we cannot play by a rule; the message names it
     */
    void checkRule() throws Refusal {
        int others = rule & ~EXACTLY_FIVE;
        if (others != 0) {
            String name = (others & CONTINUOUS) != 0
                    ? "a continuous game"
                    : (others & RENJU) != 0 ? "renju" : (others & CARO) != 0 ? "caro" : "unknown";
            throw new Refusal("rule " + rule + " is not supported (" + name
                    + "): rule 0 is five or more in a row, rule 1 exactly five");
        }
    }
}
