package plybook.guest;

/**
 * The part of its clock that a player used for a move.
 *
 * <p>Text form: the three numbers with blanks between them.
 *
 * @param nodes the number of moves that it made on the position
 * @param millis the wall time of the move in milliseconds
 * @param processorMillis the processor time of its thread in milliseconds
 */
public record Used(long nodes, long millis, long processorMillis) {
    /** Returns the numbers in an answer, or zeros if it has none. */
    public static Used of(Reply.Answer answer) {
        String text = answer.changedArgument().orElse("");
        String[] numbers = (text.matches("\\d{1,18} \\d{1,18} \\d{1,18}") ? text : "0 0 0").split(" ", -1);
        return new Used(Long.parseLong(numbers[0]), Long.parseLong(numbers[1]), Long.parseLong(numbers[2]));
    }

    @Override
    public String toString() {
        return nodes + " " + millis + " " + processorMillis;
    }
}
