package plybook.intake;

/**
 * A file of a course system's download, read by its name.
 *
 * @param person whose it is
 * @param given the beginning of the name as the system wrote it, by which it knows the learner again
 * @param attempt the later attempt has the larger number; 0 where the system downloads only one
 * @param rank within an attempt, the later file has the larger number; 0 where the system does not say
 * @param rest its path in what the learner submitted
 */
record Belonging(Person person, String given, long attempt, long rank, String rest, Clue clue) {
    /** A file whose name says nothing about when it arrived. */
    Belonging(Person person, String given, long attempt, long rank, String rest) {
        this(person, given, attempt, rank, rest, Clue.NONE);
    }
}
