package plybook.grading;

import java.io.IOException;

/** A file in what was handed in, not yet read: only those are that belong to the course. */
interface Found {
    /** Its path in what was handed in, with slashes. */
    String path();

    /**
     * Its content.
     *
     * @throws Unreadable if it is no plain file, too large, or damaged
     */
    byte[] read() throws IOException, Unreadable;
}
