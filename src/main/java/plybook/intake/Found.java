package plybook.intake;

import java.io.IOException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;

/** A file in a submission, not yet read: only files of the course ever are. */
interface Found {
    /** Returns its path in the submission, with slashes. */
    String path();

    /**
     * Returns its content.
     *
     * @param most the largest number of bytes
     * @throws Unreadable if it is not a plain file, or larger, or damaged
     */
    byte[] read(int most) throws IOException, Unreadable;

    /**
     * Returns when it was saved, as the folder or archive says that it is in; empty if that says nothing.
     *
     * @param zone the zone of an archive's times, which have none
     */
    default Optional<Instant> saved(ZoneId zone) {
        return Optional.empty();
    }

    /** Returns whether it is in an archive. */
    default boolean isPacked() {
        return false;
    }
}
