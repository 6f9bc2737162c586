package plybook.intake;

/** The end of a file that arrived. */
public enum Fate {
    /** It is judged. */
    JUDGED,
    /** It is an archive, and the files in it are listed themselves. */
    OPENED,
    /** It has the same content as one that is judged. */
    COPY,
    /** A later one of the same learner counts. */
    OLDER,
    /** It is of an attempt more than the assignment allows. */
    EXTRA,
    /** It is no file of the course. */
    IGNORED,
    /** It is a file of the course, or could hold one, and cannot be read or told apart. */
    UNREADABLE,
    /** It is a file of the course, or could hold one, and belongs to nobody. */
    NOBODYS
}
