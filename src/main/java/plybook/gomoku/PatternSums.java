package plybook.gomoku;

import plybook.game.Player;

/**
 * The sums over the empty cells of a board: their values, the cells with each threat, and the cells that make an open four in each direction. The
 * pairs of patterns are not among them.
 */
@SuppressWarnings("EnumOrdinal") // arrays by number, because a search spends most of its time here
public final class PatternSums {
    private static final int DIRECTIONS = Direction.values().length;
    private static final int SIDES = Player.values().length;
    private static final int THREATS = Threat.values().length;

    /** The sum of the values of all empty cells: to X in the lower half, to O in the upper half. */
    private long values;

    private final int[] cells = new int[SIDES * THREATS]; // by side and threat: the number of cells with this threat

    /** The number of cells that make an open four, by side and direction. */
    private final int[] openFours = new int[SIDES * DIRECTIONS];

    PatternSums() {}

    /** Takes over what the other sums are. */
    void copyFrom(PatternSums other) {
        values = other.values;
        System.arraycopy(other.cells, 0, cells, 0, cells.length);
        System.arraycopy(other.openFours, 0, openFours, 0, openFours.length);
    }

    void addValue(long more) {
        values += more;
    }

    void addCells(int side, Threat threat, int more) {
        cells[side * THREATS + threat.ordinal()] += more;
    }

    void addOpenFours(int side, int direction, int more) {
        openFours[side * DIRECTIONS + direction] += more;
    }

    /** Returns the sum of the values of all empty cells to the player. */
    public int value(Player player) {
        return Patterns.half(values, player);
    }

    /** Returns the number of empty cells on which a stone of the player would make this threat. */
    public int count(Player player, Threat threat) {
        return cells[player.ordinal() * THREATS + threat.ordinal()];
    }

    /** Returns the number of directions in which one stone of the player makes an open four. */
    public int openThrees(Player player) {
        int first = player.ordinal() * DIRECTIONS;
        int directions = 0;
        for (int each = first; each < first + DIRECTIONS; each++) {
            directions += openFours[each] > 0 ? 1 : 0;
        }
        return directions;
    }
}
