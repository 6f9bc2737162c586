package plybook.gomoku;

import java.util.Arrays;
import java.util.Optional;
import plybook.game.Player;

/**
 * The patterns that a stone of X or of O would be part of on every empty cell, in each direction, kept up to date move by move.
 *
 * <p>A place is a cell seen in one direction. Its key encodes the neighbours, and {@link PatternTable} gives the pattern for a key. A stone
 * changes the keys of at most 32 places near it, and no others. Taking it away makes the same change of bits again, which is how
 * {@link #undo} works. Cells are numbered row by row from 0.
 */
@SuppressWarnings("EnumOrdinal") // arrays by number, because a search spends most of its time here
public final class Patterns {
    private static final int DIRECTIONS = Direction.values().length;
    private static final int SIDES = Player.values().length;
    private static final int OPEN_FOUR = Pattern.OPEN_FOUR.ordinal();
    private static final int FOUR = Threat.FOUR.ordinal();

    /** The numbers that {@link Threat#of} adds up, by an entry of the table: for X in the lower bits, for O in the bits above. */
    private static final int[] COUNTS = counts();

    private static final int COUNT_BITS = 16;
    private static final int COUNT_MASK = (1 << COUNT_BITS) - 1;

    private final int size;
    private final byte[] table;

    /** The values of the entries of the table: to X in the lower half, to O in the upper half. */
    private final long[] weights;

    /** The places near each cell; {@code shifts} has the position of this cell's bits in the key of each place. */
    private final int[][] places;

    private final int[][] shifts;

    private final int[] keys; // by place
    private final byte[] patterns; // by place, as the table has them
    private final byte[] stones; // by cell, as the table has them
    private final int[] moves;
    private int count;

    private final int[] counts; // by cell, the sum of COUNTS over the directions
    private final long[] values; // by cell, the sum of the weights over the directions
    private final PatternSums sums = new PatternSums();
    private final PatternSums sumsAfter = new PatternSums(); // with a stone that is not put
    private final int[] fives = new int[SIDES]; // the numbers of all cells that win, combined by exclusive or
    private final long[][] fours; // by side, a bit for each cell with a threat of FOUR or more
    private final Optional<PatternPairs> pairs;

    /**
     * Makes the patterns of an empty board.
     *
     * @param weights the value of each pattern on a cell, by its number; none negative
     */
    public Patterns(Gomoku rules, int[] weights) {
        this(rules, weights, Optional.empty());
    }

    /** Makes the patterns of an empty board, with the sum of their pairs, which costs a fifth more time. */
    Patterns(Gomoku rules, int[] weights, PatternPairs pairs) {
        this(rules, weights, Optional.of(pairs));
    }

    private Patterns(Gomoku rules, int[] weights, Optional<PatternPairs> pairs) {
        this.pairs = pairs;
        PatternTable patternTable = PatternTable.of(rules.rule());
        this.size = rules.size();
        this.table = patternTable.entries();
        this.weights = packed(weights);
        int all = size * size;
        places = new int[all][];
        shifts = new int[all][];
        keys = new int[all * DIRECTIONS];
        patterns = new byte[keys.length];
        stones = new byte[all];
        moves = new int[all];
        counts = new int[all];
        values = new long[all];
        fours = new long[SIDES][(all + Long.SIZE - 1) / Long.SIZE];
        for (int cell = 0; cell < all; cell++) {
            connect(cell, patternTable.reach());
        }
        for (int place = 0; place < keys.length; place++) {
            byte entry = table[keys[place]];
            patterns[place] = entry;
            counts[place / DIRECTIONS] += COUNTS[entry & 0xFF];
            if (pairs.isPresent()) {
                pairs.get().replace(place / DIRECTIONS, place % DIRECTIONS, 0, entry & 0xFF);
            }
            values[place / DIRECTIONS] += this.weights[entry & 0xFF];
        }
        for (int cell = 0; cell < all; cell++) {
            include(sums, cell, 1);
            mark(cell, 0, counts[cell]);
        }
    }

    private static int[] counts() {
        int[] counts = new int[1 << (2 * PatternTable.BITS)];
        for (Pattern x : Pattern.values()) {
            for (Pattern o : Pattern.values()) {
                counts[x.ordinal() | o.ordinal() << PatternTable.BITS] =
                        Threat.count(x) | Threat.count(o) << COUNT_BITS;
            }
        }
        return counts;
    }

    private static long[] packed(int[] weights) {
        long[] packed = new long[1 << (2 * PatternTable.BITS)];
        for (int x = 0; x < weights.length; x++) {
            for (int o = 0; o < weights.length; o++) {
                packed[x | o << PatternTable.BITS] = weights[x] | (long) weights[o] << Integer.SIZE;
            }
        }
        return packed;
    }

    /** Finds the places near the cell, and marks the edges of the board in its own keys. */
    private void connect(int cell, int reach) {
        int[] near = new int[DIRECTIONS * 2 * reach];
        int[] shift = new int[near.length];
        int found = 0;
        for (Direction direction : Direction.values()) {
            for (int step = -reach; step <= reach; step++) {
                int row = cell / size + step * direction.rows();
                int column = cell % size + step * direction.columns();
                if (row < 0 || row >= size || column < 0 || column >= size) {
                    keys[cell * DIRECTIONS + direction.ordinal()] |= PatternTable.EDGE << shift(step, reach);
                } else if (step != 0) {
                    near[found] = (row * size + column) * DIRECTIONS + direction.ordinal();
                    shift[found++] =
                            shift(-step, reach); // seen from there, the cell is as far away in the other direction
                }
            }
        }
        places[cell] = Arrays.copyOf(near, found);
        shifts[cell] = Arrays.copyOf(shift, found);
    }

    /** Returns the position in a key of the bits of the neighbour so many steps away. */
    private static int shift(int step, int reach) {
        return 2 * (step < 0 ? step + reach : step + reach - 1);
    }

    /** Puts a stone on an empty cell. */
    public void make(int cell, Player player) {
        include(sums, cell, -1);
        mark(cell, counts[cell], 0);
        includePairs(cell, -1);
        stones[cell] = stone(player);
        moves[count++] = cell;
        change(cell);
    }

    /** Takes away the last stone. */
    public void undo() {
        if (count == 0) {
            throw new IllegalStateException("nothing to undo: no stone was put");
        }
        int cell = moves[--count];
        change(cell);
        stones[cell] = PatternTable.EMPTY;
        include(sums, cell, 1);
        mark(cell, 0, counts[cell]);
        includePairs(cell, 1);
    }

    private static byte stone(Player player) {
        return (byte) (player == Player.X ? PatternTable.X : PatternTable.O);
    }

    /**
     * Returns the sums as they would be with a stone of the player on the empty cell, without the {@link #undo} that a stone needs: most nodes of a
     * search are left after their evaluation. They hold until the next call of this method, on any thread.
     */
    public PatternSums after(int cell, Player player) {
        byte[] taken = stones; // local names, as in change
        int[] key = keys;
        byte[] pattern = patterns;
        byte[] entries = table;
        int stone = stone(player);
        int[] near = places[cell];
        int[] shift = shifts[cell];
        sumsAfter.copyFrom(sums);
        include(sumsAfter, cell, -1);
        for (int i = 0; i < near.length; i++) {
            int place = near[i];
            if (taken[place / DIRECTIONS] == PatternTable.EMPTY) {
                int before = pattern[place] & 0xFF;
                int after = entries[key[place] ^ stone << shift[i]] & 0xFF;
                if (before != after) {
                    replaceIn(sumsAfter, place, before, after); // no two of these places are on one cell
                }
            }
        }
        return sumsAfter;
    }

    private void includePairs(int cell, int sign) {
        if (pairs.isPresent()) {
            pairs.get().include(cell, sign);
        }
    }

    /**
     * Updates the keys when the stone on the cell was put there or is about to be taken away. Both are the same change of bits. Places on
     * taken cells are skipped: before such a cell is empty again, every stone that came after its own is taken away.
     */
    private void change(int cell) {
        byte[] taken = stones; // local names, because the quick compiler reads a field anew at every step
        int[] key = keys;
        byte[] pattern = patterns;
        byte[] entries = table;
        int stone = taken[cell];
        int[] near = places[cell];
        int[] shift = shifts[cell];
        for (int i = 0; i < near.length; i++) {
            int place = near[i];
            if (taken[place / DIRECTIONS] == PatternTable.EMPTY) {
                int now = key[place] ^ stone << shift[i];
                key[place] = now;
                int before = pattern[place] & 0xFF;
                int after = entries[now] & 0xFF;
                if (before != after) {
                    pattern[place] = (byte) after;
                    replace(place, before, after);
                }
            }
        }
    }

    /** Replaces the pattern of a place on an empty cell. */
    private void replace(int place, int before, int after) {
        int cell = place / DIRECTIONS;
        replaceIn(sums, place, before, after);
        values[cell] += weights[after] - weights[before];
        if (pairs.isPresent()) {
            pairs.get().replace(cell, place % DIRECTIONS, before, after);
        }
        int more = COUNTS[after] - COUNTS[before];
        if (more != 0) {
            int was = counts[cell];
            counts[cell] = was + more;
            mark(cell, was, was + more);
        }
    }

    /** Replaces the pattern of a place on an empty cell in these sums, before it is replaced on the cell. */
    private void replaceIn(PatternSums in, int place, int before, int after) {
        in.addValue(weights[after] - weights[before]);
        int more = COUNTS[after] - COUNTS[before];
        if (more != 0) {
            int was = counts[place / DIRECTIONS];
            int is = was + more;
            for (int side = 0; side < SIDES; side++) {
                if (((was ^ is) >> (side * COUNT_BITS) & COUNT_MASK) != 0) { // mostly only one side's threats change
                    in.addOpenFours(side, place % DIRECTIONS, openFour(after, side) - openFour(before, side));
                    Threat threatBefore = threat(was, side);
                    Threat threatAfter = threat(is, side);
                    if (threatBefore != threatAfter) {
                        in.addCells(side, threatBefore, -1);
                        in.addCells(side, threatAfter, 1);
                    }
                }
            }
        }
    }

    /** Adds the cell to the sums when it became empty (1), or removes it before it is taken (−1). Only empty cells count. */
    private void include(PatternSums in, int cell, int sign) {
        in.addValue(sign * values[cell]);
        int both = counts[cell];
        for (int side = 0; side < SIDES; side++) {
            Threat threat = threat(both, side);
            for (int direction = 0; threat != Threat.NONE && direction < DIRECTIONS; direction++) {
                in.addOpenFours(side, direction, sign * openFour(patterns[cell * DIRECTIONS + direction], side));
            }
            in.addCells(side, threat, sign);
        }
    }

    /** Marks the cell as one with a four or a five where it becomes one, and takes the mark away where it was one: both are the same change. */
    private void mark(int cell, int was, int is) {
        for (int side = 0; side < SIDES; side++) {
            Threat before = threat(was, side);
            Threat after = threat(is, side);
            if (before != after) {
                if ((before.ordinal() >= FOUR) != (after.ordinal() >= FOUR)) {
                    fours[side][cell / Long.SIZE] ^= 1L << cell;
                }
                if ((before == Threat.FIVE) != (after == Threat.FIVE)) {
                    fives[side] ^= cell;
                }
            }
        }
    }

    private static int openFour(int entry, int side) {
        return ((entry >> (side * PatternTable.BITS)) & PatternTable.MASK) == OPEN_FOUR ? 1 : 0;
    }

    private static Threat threat(int counts, int side) {
        return Threat.of((counts >> (side * COUNT_BITS)) & COUNT_MASK);
    }

    private int patternAt(int side, int cell, int direction) {
        return (patterns[cell * DIRECTIONS + direction] >> (side * PatternTable.BITS)) & PatternTable.MASK;
    }

    /** Returns the pattern that a stone of the player on the empty cell would be part of in this direction. */
    public Pattern pattern(int cell, Player player, Direction direction) {
        return Pattern.of(patternAt(player.ordinal(), cell, direction.ordinal()));
    }

    /** Returns the threat that a stone of the player on the empty cell would make. */
    public Threat threat(int cell, Player player) {
        return threat(counts[cell], player.ordinal());
    }

    /** Returns whether neither player's stone on the empty cell would make a threat. */
    public boolean isQuiet(int cell) {
        return counts[cell] == 0;
    }

    /** Returns the sum of {@link #value} for the two players. */
    public int valueToBoth(int cell) {
        return half(values[cell], Player.X) + half(values[cell], Player.O);
    }

    /** Returns the value of the cell to the player: the weights of its patterns in all directions. */
    public int value(int cell, Player player) {
        return half(values[cell], player);
    }

    /** Returns the sums over all empty cells; they change with the next stone. */
    public PatternSums sums() {
        return sums;
    }

    /** Returns the sum of the weights of the player's pairs of patterns, or 0 if these were not asked for. */
    int pairs(Player player) {
        return pairs.isPresent() ? pairs.get().sum(player) : 0;
    }

    static int half(long both, Player player) {
        return (int) (player == Player.X ? both : both >> Integer.SIZE);
    }

    /** Returns the number of empty cells on which a stone of the player would make this threat. */
    public int count(Player player, Threat threat) {
        return sums.count(player, threat);
    }

    /** Returns the cell on which the player wins, if {@link #count} says that there is exactly one. */
    public int onlyFive(Player player) {
        return fives[player.ordinal()];
    }

    /** Writes the cells on which a stone of the player would make a four or more, row by row, and returns how many there are. */
    public int fours(Player player, int[] into) {
        long[] bits = fours[player.ordinal()];
        int found = 0;
        for (int word = 0; word < bits.length; word++) {
            for (long rest = bits[word]; rest != 0; rest &= rest - 1) {
                into[found++] = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
            }
        }
        return found;
    }

    /** Writes the cells on which a stone of either side would make a four or more, row by row, and returns how many there are. */
    public int fours(int[] into) {
        int found = 0;
        for (int word = 0; word < fours[0].length; word++) {
            for (long rest = fours[0][word] | fours[1][word]; rest != 0; rest &= rest - 1) {
                into[found++] = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
            }
        }
        return found;
    }

    /** Returns whether the player can make a four or more somewhere. */
    public boolean hasFours(Player player) {
        for (long word : fours[player.ordinal()]) {
            if (word != 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether the cell is empty. */
    public boolean isEmpty(int cell) {
        return stones[cell] == PatternTable.EMPTY;
    }
}
