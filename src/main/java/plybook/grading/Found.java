package plybook.grading;

import java.io.IOException;

/** A file in a submission, not yet read: only files of the course ever are. */
interface Found {
    /** Returns its path in the submission, with slashes. */
    String path();

    /**
     * Returns its content.
     *
     * @throws Unreadable if it is not a plain file, or too large, or damaged
     */
    byte[] read() throws IOException, Unreadable;
}
