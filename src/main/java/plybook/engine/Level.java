package plybook.engine;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import plybook.engine.CasualPlayer.Attention;
import plybook.engine.ThreatSearch.Settings;

/** A level of the engine, from the weakest to the strongest. */
public enum Level {
    /** Does not look ahead, and overlooks much. */
    BEGINNER,
    /** Does not look ahead, and overlooks a three now and then. */
    EASY,
    /** Does not look ahead, but overlooks nothing that is on the board. */
    MEDIUM,
    /** Looks two plies ahead, but only at the best moves. */
    HARD,
    /** The whole engine. It looks as far ahead as the limits allow, and much farther where threats force the answers. */
    STRONG;

    private static final int DEEPEST = 100;
    private static final int WIDTH = 20;
    private static final int FOURS = 20;

    /** Returns the name in small letters, as it is typed. */
    public String title() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns a player of this level. With the same seed it plays the same move on the same board, unless a time limit ends it earlier. */
    public GomokuPlayer player(long seed) {
        return switch (this) {
            case BEGINNER -> new CasualPlayer(title(), seed, new Attention(0.87, 0.4, 0.3, 0.5));
            case EASY -> new CasualPlayer(title(), seed, new Attention(0.97, 0.7, 0.6, 0.25));
            case MEDIUM -> new CasualPlayer(title(), seed, new Attention(1, 1, 1, 0.05));
            case HARD -> new EnginePlayer(title(), 2, new Settings(8, 0, 0, Estimate.BY_HAND), 0, Parts.own());
            case STRONG -> withParts(title(), Parts.own());
        };
    }

    /** Returns the strongest player with some parts replaced. */
    public static GomokuPlayer withParts(String name, Parts parts) {
        return new EnginePlayer(name, DEEPEST, new Settings(WIDTH, 0, 0, Estimate.FITTED), FOURS, parts);
    }

    /**
     * Returns the player that judges openings: the strongest with the evaluation set by hand. It stays as it is while the strongest level becomes
     * stronger, so that the same seed gives the same openings.
     */
    static GomokuPlayer judgeOfOpenings() {
        return new EnginePlayer("openings", DEEPEST, new Settings(WIDTH, 0, 0, Estimate.BY_HAND), FOURS, Parts.own());
    }

    /**
     * Returns the level of this name, in small or capital letters.
     *
     * @throws IllegalArgumentException if there is none; the message lists all levels
     */
    public static Level named(String name) {
        return Arrays.stream(values())
                .filter(level -> level.title().equals(name.strip().toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no level \"" + name + "\"; the levels are "
                        + Arrays.stream(values()).map(Level::title).collect(Collectors.joining(", "))));
    }
}
