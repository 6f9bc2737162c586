package plybook.judge;

/**
 * What a learner needs in order to act on a failed check.
 *
 * @param expected what the contract asks for here
 * @param got what the learner's code did instead
 * @param why why it matters
 * @param drawing the board or tree as text, over several lines; may be empty
 */
public record Evidence(String expected, String got, String why, String drawing) {}
