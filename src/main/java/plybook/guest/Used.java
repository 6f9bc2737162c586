package plybook.guest;

/**
 * What a player has used of its clock for a move.
 *
 * <p>Text form: the three numbers with blanks between them.
 *
 * @param nodes how many moves it made on the position
 * @param millis how long it thought, by the clock on the wall
 * @param processorMillis how much of that time its thread was running
 */
public record Used(long nodes, long millis, long processorMillis) {
    /** What an answer says; nothing was used where it says nothing of the kind. */
    public static Used of(Reply.Answer answer) {
        String[] numbers = answer.changedArgument().orElse("").split(" ", -1);
        try {
            return numbers.length != 3
                    ? new Used(0, 0, 0)
                    : new Used(Long.parseLong(numbers[0]), Long.parseLong(numbers[1]), Long.parseLong(numbers[2]));
        } catch (NumberFormatException e) {
            return new Used(0, 0, 0);
        }
    }

    @Override
    public String toString() {
        return nodes + " " + millis + " " + processorMillis;
    }
}
