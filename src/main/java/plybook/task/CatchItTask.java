package plybook.task;

/**
 * Exercise 04, last part: for each of five wrong versions of alpha-beta a tree on which it goes wrong, as text such as
 * {@code ((7 3) (15) (1 12 20 22))}. What a version gets wrong is for the learner to find out.
 */
public interface CatchItTask {
    /** A tree on which version A returns a wrong value, chooses a wrong action, or asks for a leaf that cannot matter. */
    String versionA();

    /** The same for version B. */
    String versionB();

    /** The same for version C. */
    String versionC();

    /** The same for version D. */
    String versionD();

    /** The same for version E. */
    String versionE();
}
