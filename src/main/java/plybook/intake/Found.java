package plybook.intake;

import java.io.IOException;

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
}
