package plybook.diagnosis.gomoku;

import java.util.List;
import java.util.stream.Stream;
import plybook.diagnosis.Mistake;

/** The known mistakes in an evaluation of Gomoku. Each shows on boards made for it, with any numbers of the evaluation. */
public final class EvaluationMistakes {
    public static final Mistake REMEMBERS = new Mistake("evaluation-remembers");

    public static final Mistake VIEW_OF_O = new Mistake("view-of-o");

    public static final Mistake VIEW_OF_THE_SIDE_TO_MOVE = new Mistake("view-of-the-side-to-move");

    public static final Mistake TURN_COUNTS = new Mistake("turn-counts");

    public static final Mistake ONE_SIDE_ONLY = new Mistake("one-side-only-counts");

    public static final Mistake NO_SIGN = new Mistake("no-sign");

    public static final Mistake STONES_COUNTED = new Mistake("stones-counted");

    public static final Mistake DIRECTION_MISSED = new Mistake("direction-missed");

    public static final Mistake EDGE_NOT_LOOKED_AT = new Mistake("evaluation-stops-before-the-edge");

    public static final Mistake SHORT_DIAGONALS_MISSED = new Mistake("short-diagonals-missed");

    public static final Mistake ROUND_THE_EDGE = new Mistake("lines-round-the-edge");

    public static final Mistake SIX_NO_WIN = new Mistake("overline-not-seen");

    public static final Mistake ENDS_NOT_LOOKED_AT = new Mistake("ends-not-looked-at");

    public static final Mistake DEAD_LINE_COUNTS = new Mistake("dead-line-counts");

    public static final Mistake GAPS_NOT_SEEN = new Mistake("gaps-not-seen");

    public static final Mistake WIN_WEIGHED = new Mistake("win-weighed-against-threats");

    public static final Mistake OPEN_FOUR_A_WIN = new Mistake("open-four-taken-for-a-win");

    /** Seen directly, by asking about one object with other stones on it. */
    public static final Mistake BOARD_KNOWN_BY_IDENTITY = new Mistake("board-known-by-identity");

    public static final Mistake EDGE_IS_FREE = new Mistake("edge-taken-for-free");

    public static final Mistake GAPS_NO_THREAT = new Mistake("gaps-no-threat");

    public static final Mistake BEST_LINE_ONLY = new Mistake("best-line-only");

    public static final Mistake ONE_COUNTS_AS_TWO = new Mistake("one-threat-counts-as-two");

    public static final Mistake THREES_NO_THREAT = new Mistake("open-threes-no-threat");

    public static final Mistake FOURS_NO_THREAT = new Mistake("fours-no-threat");

    public static final Mistake TWO_OF_A_KIND_FORGOTTEN = new Mistake("two-of-a-kind-forgotten");

    public static final Mistake CLOSED_FIVE = new Mistake("closed-five-not-counted");

    public static final Mistake MIRRORED_FORM_MISSED = new Mistake("mirrored-form-missed");
    public static final Mistake OVERLAPS_FROM_ONE_SIDE = new Mistake("overlaps-read-from-one-side");

    public static final Mistake THREATS_MUST_CROSS = new Mistake("threats-must-cross");

    public static final Mistake THREE_THREATS_NEEDED = new Mistake("three-threats-needed");

    public static final Mistake EXACTLY_TWO = new Mistake("exactly-two-threats");

    public static final Mistake FIVE_FOR_X = new Mistake("five-counts-for-x");

    public static final Mistake PARALLEL_COUNT_ONCE = new Mistake("parallel-threats-count-once");

    public static final Mistake TWO_THREES_TOO_CHEAP = new Mistake("two-open-threes-too-cheap");

    public static final Mistake SUM_RUNS_OVER = new Mistake("sum-runs-over");

    public static final Mistake SUM_UNLIMITED = new Mistake("sum-without-a-limit");

    public static final Mistake CLOSED_THREES_ADD_UP = new Mistake("closed-threes-add-up-to-a-threat");

    public static final Mistake CLOSED_THREES_TOO_DEAR = new Mistake("closed-threes-too-dear");

    public static final Mistake CLOSED_THREES_A_THREAT = new Mistake("closed-threes-count-as-threats");

    public static final Mistake SIDES_DIFFER = new Mistake("sides-differ-in-a-pattern");

    public static final Mistake ONLY_ADDED_UP = new Mistake("threats-only-added-up");

    public static final Mistake PLACE_COUNTS = new Mistake("place-counts");

    public static final Mistake ONE_SIDE_COUNTS_MORE = new Mistake("one-side-counts-more");

    public static final Mistake HALF_THE_DIAGONALS = new Mistake("half-the-diagonals");

    public static final Mistake FIVE_TOO_CHEAP = new Mistake("five-too-cheap");

    public static final Mistake FIVE_BEYOND_THE_BOUNDS = new Mistake("five-beyond-the-bounds");

    public static final Mistake ALONE_THE_SAME = new Mistake("alone-always-the-same");

    public static final Mistake BONUS_FOR_ONE_SIDE = new Mistake("bonus-for-one-side");

    public static final Mistake MIXED_NO_DOUBLE = new Mistake("four-and-three-no-double");

    /** The mistakes in the bonus for two threats. */
    public static final List<Mistake> OF_THE_BONUS = List.of(
            BEST_LINE_ONLY,
            ONE_COUNTS_AS_TWO,
            THREES_NO_THREAT,
            FOURS_NO_THREAT,
            TWO_OF_A_KIND_FORGOTTEN,
            THREATS_MUST_CROSS,
            THREE_THREATS_NEEDED,
            EXACTLY_TWO,
            MIXED_NO_DOUBLE,
            PARALLEL_COUNT_ONCE,
            ONLY_ADDED_UP);

    /** Those by which nearly every board is worth something else, so that any check may fail for them. */
    public static final List<Mistake> OF_NEARLY_ALL_BOARDS = List.of(
            NO_SIGN,
            VIEW_OF_O,
            VIEW_OF_THE_SIDE_TO_MOVE,
            TURN_COUNTS,
            ONE_SIDE_ONLY,
            FIVE_FOR_X,
            STONES_COUNTED,
            ALONE_THE_SAME,
            DIRECTION_MISSED,
            ENDS_NOT_LOOKED_AT,
            EDGE_IS_FREE,
            PLACE_COUNTS);

    private EvaluationMistakes() {}

    /** All of them. */
    public static List<Mistake> all() {
        return Stream.concat(
                        OF_THE_BONUS.stream(),
                        Stream.of(
                                REMEMBERS,
                                BOARD_KNOWN_BY_IDENTITY,
                                VIEW_OF_O,
                                VIEW_OF_THE_SIDE_TO_MOVE,
                                TURN_COUNTS,
                                ONE_SIDE_ONLY,
                                NO_SIGN,
                                STONES_COUNTED,
                                ALONE_THE_SAME,
                                DIRECTION_MISSED,
                                EDGE_NOT_LOOKED_AT,
                                SHORT_DIAGONALS_MISSED,
                                ROUND_THE_EDGE,
                                SIX_NO_WIN,
                                ENDS_NOT_LOOKED_AT,
                                DEAD_LINE_COUNTS,
                                FIVE_FOR_X,
                                WIN_WEIGHED,
                                OPEN_FOUR_A_WIN,
                                EDGE_IS_FREE,
                                GAPS_NOT_SEEN,
                                GAPS_NO_THREAT,
                                MIRRORED_FORM_MISSED,
                                OVERLAPS_FROM_ONE_SIDE,
                                TWO_THREES_TOO_CHEAP,
                                CLOSED_THREES_A_THREAT,
                                CLOSED_THREES_ADD_UP,
                                SUM_RUNS_OVER,
                                SUM_UNLIMITED,
                                CLOSED_THREES_TOO_DEAR,
                                PLACE_COUNTS,
                                ONE_SIDE_COUNTS_MORE,
                                SIDES_DIFFER,
                                BONUS_FOR_ONE_SIDE,
                                HALF_THE_DIAGONALS,
                                FIVE_TOO_CHEAP,
                                CLOSED_FIVE,
                                FIVE_BEYOND_THE_BOUNDS))
                .toList();
    }
}
