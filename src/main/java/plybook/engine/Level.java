package plybook.engine;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** How strong the engine plays, from the weakest to the strongest. */
public enum Level {
    BEGINNER(1),
    EASY(2),
    MEDIUM(3),
    HARD(4),
    STRONG(5);

    private final int depth;

    Level(int depth) {
        this.depth = depth;
    }

    /** The name in small letters, as it is typed. */
    public String title() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** A player of this strength. With the same seed it plays the same move on the same board, as far as the limits allow. */
    public GomokuPlayer player(long seed) {
        return new PlainPlayer(title(), depth);
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
