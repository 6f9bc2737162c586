package plybook.intake;

import java.time.Instant;
import java.time.LocalDateTime;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The part of a name or of a course system's list that says when a file arrived.
 *
 * @param at in a list
 * @param local in a name, in the time zone of whoever downloaded it
 * @param late whether the system calls it late; empty if it says nothing about that
 * @param attempt the number of the attempt, from 1
 */
record Clue(Optional<Instant> at, Optional<LocalDateTime> local, Optional<Boolean> late, OptionalInt attempt) {
    /** Nothing is said. */
    static final Clue NONE = new Clue(Optional.empty(), Optional.empty(), Optional.empty(), OptionalInt.empty());

    static Clue listed(Optional<Instant> at, OptionalInt attempt) {
        return new Clue(at, Optional.empty(), Optional.empty(), attempt);
    }

    static Clue named(Optional<LocalDateTime> local) {
        return new Clue(Optional.empty(), local, Optional.empty(), OptionalInt.empty());
    }

    static Clue marked(boolean late) {
        return new Clue(Optional.empty(), Optional.empty(), Optional.of(late), OptionalInt.empty());
    }
}
