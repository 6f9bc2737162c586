package plybook.diagnosis.gomoku;

import java.util.List;
import plybook.diagnosis.Mistake;

/** The known mistakes in an evaluation of Gomoku. Each is seen on boards that are made for it, whatever numbers the evaluation uses. */
public final class EvaluationMistakes {
    public static final Mistake REMEMBERS = new Mistake(
            "evaluation-remembers",
            "something is added up from one call to the next",
            "The same board is worth something else when it is asked about again: a field still holds what the call before put there.",
            "Which fields does your class have, and who sets them back to 0?");

    public static final Mistake VIEW_OF_O = new Mistake(
            "view-of-o",
            "the value is in O's view",
            "Lines of X make it smaller and lines of O larger. X is MAX and wants a large value.",
            "From which of the two sums is the other one taken away?");

    public static final Mistake VIEW_OF_THE_SIDE_TO_MOVE = new Mistake(
            "view-of-the-side-to-move",
            "the value is in the view of the player to move",
            "One stone more, far away and of no use, turns the sign round, because then the other player is to move. The value is X's view on"
                    + " every board; a search that expects that takes each other ply for its opposite.",
            "Does your method count the stones to find out whose turn it is? What for?");

    public static final Mistake ONE_SIDE_ONLY = new Mistake(
            "one-side-only-counts",
            "only one player's lines count",
            "The lines of one player are worth nothing, so a search would not mind letting the opponent make four.",
            "For which players does your code go through the lines?");

    public static final Mistake NO_SIGN = new Mistake(
            "no-sign",
            "a line is worth the same whoever's it is",
            "Lines of O are added just like lines of X. What is good for O is bad for X.",
            "What is the sign of a line of O in your sum?");

    public static final Mistake STONES_COUNTED = new Mistake(
            "stones-counted",
            "stones are counted, not lines",
            "Three stones side by side are worth what three stones far from each other are: only their number counts.",
            "What does your code know about how far two stones are from each other?");

    public static final Mistake DIRECTION_MISSED = new Mistake(
            "direction-missed",
            "not all four directions are looked at",
            "In at least one direction four stones in a row are worth no more than stones that have nothing to do with each other.",
            "Write down the four pairs (change of row, change of column) that your code uses. What does each one draw?");

    public static final Mistake EDGE_NOT_LOOKED_AT = new Mistake(
            "evaluation-stops-before-the-edge",
            "lines that reach the edge are not seen whole",
            "Five in a row are seen in the middle of the board, and not where they reach its edge: a loop ends too early, or begins too late.",
            "Which is the last window of five cells on a row of 15? With which column does it begin?");

    public static final Mistake ROUND_THE_EDGE = new Mistake(
            "lines-round-the-edge",
            "a line goes on across the edge of the board",
            "Two stones at the end of a row and three at the start of the next are taken for five in a row: the cells are numbered through,"
                    + " or a window of five cells hangs over the edge and comes in again on the other side.",
            "Which cells does your window hold that begins three cells before the end of a row?");

    public static final Mistake SIX_NO_WIN = new Mistake(
            "overline-not-seen",
            "six in a row are not taken for a win",
            "Exactly five are looked for. In this course five or more win.",
            "What does your code find on a row of six stones?");

    public static final Mistake ENDS_NOT_LOOKED_AT = new Mistake(
            "ends-not-looked-at",
            "nobody looks what lies at the ends of a line",
            "A line is worth the same whether its ends are free or taken. Four stones with an O at either end will never be five.",
            "For three in a row, where could the fourth and the fifth stone go? Does your code ask whether there is room?");

    public static final Mistake DEAD_LINE_COUNTS = new Mistake(
            "dead-line-counts",
            "a line without room for five still counts",
            "Free ends are told from taken ones, but a line that cannot become five any more is worth as much as one that can.",
            "How many cells in a row does a line need that can become five? Count them, the free ones included.");

    public static final Mistake GAPS_NOT_SEEN = new Mistake(
            "gaps-not-seen",
            "only stones side by side count as a line",
            "XX.XX needs one stone to be five, just as XXXX does. Here it is worth no more than two twos that have nothing to do with each"
                    + " other.",
            "How many stones does each window of five cells hold, side by side or not?");

    public static final Mistake ONLY_ADDED_UP = new Mistake(
            "threats-only-added-up",
            "two threats are worth just the sum of both",
            "The opponent can answer one threat with one stone. Two at once cannot both be answered, so together they are nearly a win,"
                    + " which their sum does not say.",
            "After the sum is made: does your code know how many threats there were?");

    public static final Mistake PLACE_COUNTS = new Mistake(
            "place-counts",
            "the place on the board counts",
            "The same stones are worth something else a few cells further on, although there is as much room there. That may make a player"
                    + " stronger, but this contract asks for patterns alone.",
            "Which number in your sum depends on row and column themselves?");

    private EvaluationMistakes() {}

    /** All of them. */
    public static List<Mistake> all() {
        return List.of(
                REMEMBERS,
                VIEW_OF_O,
                VIEW_OF_THE_SIDE_TO_MOVE,
                ONE_SIDE_ONLY,
                NO_SIGN,
                STONES_COUNTED,
                DIRECTION_MISSED,
                EDGE_NOT_LOOKED_AT,
                ROUND_THE_EDGE,
                SIX_NO_WIN,
                ENDS_NOT_LOOKED_AT,
                DEAD_LINE_COUNTS,
                GAPS_NOT_SEEN,
                ONLY_ADDED_UP,
                PLACE_COUNTS);
    }
}
