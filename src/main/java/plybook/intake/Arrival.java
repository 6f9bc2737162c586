package plybook.intake;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * When a submission arrived, as far as anybody knows.
 *
 * @param at empty if nothing says
 * @param markedLate whether the course system itself calls it late; empty if it says nothing about that
 * @param attempt the number of this submission among the learner's, from 1; empty if nothing says
 */
public record Arrival(Optional<Instant> at, Source source, Optional<Boolean> markedLate, OptionalInt attempt) {
    /** The origin of a time, the surest first. */
    public enum Source {
        /** The instructor named it. */
        TOLD,
        /** The course system listed it. */
        LISTED,
        /** The course system wrote it into the name of a file or folder. */
        NAMED,
        /** The last commit says so; its author's computer set it. */
        COMMITTED,
        /** The entry of an archive. Many programs write the time of packing or of the download there. */
        PACKED,
        /** The file. Many programs write the time of the download or of a copy there. */
        SAVED,
        /** Nothing. */
        NOTHING;

        /** Returns whether a mark may depend on it. */
        public boolean isSure() {
            return compareTo(COMMITTED) <= 0;
        }
    }

    /** Nothing is known. */
    public static final Arrival UNKNOWN =
            new Arrival(Optional.empty(), Source.NOTHING, Optional.empty(), OptionalInt.empty());

    /** Returns the same with the time that the instructor named. */
    public Arrival told(Instant time) {
        return new Arrival(Optional.of(time), Source.TOLD, Optional.empty(), attempt);
    }
}
