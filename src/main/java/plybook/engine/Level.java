package plybook.engine;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import plybook.engine.CasualPlayer.Attention;
import plybook.engine.ThreatSearch.Settings;

/** How strong the engine plays, from the weakest to the strongest. */
public enum Level {
    /** Looks at the board, and overlooks much. */
    BEGINNER,
    /** Looks at the board, and overlooks a three now and then. */
    EASY,
    /** Overlooks nothing that is on the board, and does not look ahead. */
    MEDIUM,
    /** Looks two plies ahead, at the best moves only. */
    HARD,
    /** The whole engine: as deep as the limits allow, and far deeper where threats force the answers. */
    STRONG;

    private static final int DEEPEST = 100;

    /** The name in small letters, as it is typed. */
    public String title() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** A player of this strength. With the same seed it plays the same move on the same board, as far as the limits allow. */
    public GomokuPlayer player(long seed) {
        return switch (this) {
            case BEGINNER -> new CasualPlayer(title(), seed, new Attention(0.87, 0.4, 0.3, 0.5));
            case EASY -> new CasualPlayer(title(), seed, new Attention(0.97, 0.7, 0.6, 0.25));
            case MEDIUM -> new CasualPlayer(title(), seed, new Attention(1, 1, 1, 0.05));
            case HARD -> new EnginePlayer(title(), 2, new Settings(8, 0, 0), 0, Parts.own());
            case STRONG -> withParts(title(), Parts.own());
        };
    }

    /** The strongest player with some parts that are not the engine's own. */
    public static GomokuPlayer withParts(String name, Parts parts) {
        return new EnginePlayer(name, DEEPEST, new Settings(20, 0, 0), 20, parts);
    }

    /**
     * The level of this name, in letters of any size.
     *
     * @throws IllegalArgumentException if there is none; the message lists those that there are
     */
    public static Level named(String name) {
        return Arrays.stream(values())
                .filter(level -> level.title().equals(name.strip().toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no level \"" + name + "\"; the levels are "
                        + Arrays.stream(values()).map(Level::title).collect(Collectors.joining(", "))));
    }
}
