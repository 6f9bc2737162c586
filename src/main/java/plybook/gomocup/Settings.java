package plybook.gomocup;

import java.time.Duration;
import java.util.function.Supplier;
import plybook.engine.GomokuPlayer;

/**
 * The settings of a brain.
 *
 * @param player makes a player for each game
 * @param turn the time for a move until the manager sends another
 * @param suggest whether moves are sent as SUGGEST, to be confirmed or replaced by PLAY
 * @param debug whether the search reports before each move, as DEBUG
 */
public record Settings(Supplier<GomokuPlayer> player, Duration turn, boolean suggest, boolean debug) {
    /** Returns settings with five seconds per move and no messages. */
    public static Settings of(Supplier<GomokuPlayer> player) {
        return new Settings(player, Duration.ofSeconds(5), false, false);
    }
}
