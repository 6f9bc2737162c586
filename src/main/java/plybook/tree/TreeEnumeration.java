package plybook.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import plybook.game.Player;

/**
 * Enumerates the trees of a bound: first the shapes, then the players of each shape, then the values of the leaves.
 *
 * <p>It uses iterators, because nested streams buffer: to return one element they may first collect everything that one step of the
 * outermost stream yields. Here that can be more than fits into memory.
 */
final class TreeEnumeration {
    private final Trees.Bound bound;

    private TreeEnumeration(Trees.Bound bound) {
        this.bound = bound;
    }

    static Stream<Tree> of(Trees.Bound bound) {
        Iterator<Tree> trees = new TreeEnumeration(bound).trees();
        int facts = Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.NONNULL | Spliterator.IMMUTABLE;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(trees, facts), false);
    }

    private Iterator<Tree> trees() {
        return flatMap(range(1, bound.maxLeaves()), leaves -> {
            Iterator<Integer> inners = range(1, mostInner(leaves, bound.maxDepth()));
            return flatMap(inners, inner -> {
                Iterator<Tree> shapes = shapes(leaves, inner, bound.maxDepth());
                Iterator<Tree> played = flatMap(shapes, shape -> withPlayers(shape, inner));
                return flatMap(played, shape -> withValues(shape, leaves));
            });
        });
    }

    /** Returns the largest number of inner nodes of a tree, or a row of trees, with so many leaves and plies. */
    private int mostInner(int leaves, int depth) {
        return bound.singleChildren()
                ? (int) Math.min(Integer.MAX_VALUE, (long) leaves * depth)
                : Math.max(0, leaves - 1);
    }

    /** Returns all trees with exactly so many leaves and inner nodes; MAX moves everywhere and every leaf is 0. */
    private Iterator<Tree> shapes(int leaves, int inner, int depth) {
        if (inner == 0) {
            return leaves == 1 ? one(Tree.leaf(0)) : Collections.emptyIterator();
        }
        if (depth == 0) {
            return Collections.emptyIterator();
        }
        int mostOfFirst = bound.singleChildren() ? leaves : leaves - 1;
        return map(rows(leaves, inner - 1, depth - 1, mostOfFirst), row -> new Tree.Node(Player.MAX, row));
    }

    /** Returns all rows of shapes that together have exactly so many leaves and inner nodes. */
    private Iterator<List<Tree>> rows(int leaves, int inner, int depth, int mostLeavesOfFirst) {
        if (leaves == 0) {
            return inner == 0 ? one(List.of()) : Collections.emptyIterator();
        }
        return flatMap(range(1, mostLeavesOfFirst), ofFirst -> {
            int others = leaves - ofFirst;
            int fewestInner = Math.max(0, inner - mostInner(others, depth));
            Iterator<Integer> inners = range(fewestInner, Math.min(inner, mostInner(ofFirst, depth)));
            return flatMap(
                    inners,
                    innerOfFirst -> flatMap(
                            shapes(ofFirst, innerOfFirst, depth),
                            first -> map(rows(others, inner - innerOfFirst, depth, others), rest -> row(first, rest))));
        });
    }

    private static List<Tree> row(Tree first, List<Tree> rest) {
        List<Tree> row = new ArrayList<>(rest.size() + 1);
        row.add(first);
        row.addAll(rest);
        return row;
    }

    private Iterator<Tree> withPlayers(Tree shape, int inner) {
        return bound.alternating()
                ? map(List.of(Player.MAX, Player.MIN).iterator(), root -> alternating(shape, root))
                : map(new Numerals(inner, 2), players -> {
                    int[] next = {0};
                    return withPlayers(shape, () -> players[next[0]++]);
                });
    }

    private static Tree alternating(Tree shape, Player player) {
        if (shape.isLeaf()) {
            return shape;
        }
        List<Tree> children = new ArrayList<>();
        for (Tree child : shape.children()) {
            children.add(alternating(child, player.opponent()));
        }
        return new Tree.Node(player, children);
    }

    private static Tree withPlayers(Tree shape, IntSupplier players) {
        if (shape.isLeaf()) {
            return shape;
        }
        Player player = players.getAsInt() == 0 ? Player.MAX : Player.MIN;
        List<Tree> children = new ArrayList<>();
        for (Tree child : shape.children()) {
            children.add(withPlayers(child, players));
        }
        return new Tree.Node(player, children);
    }

    private Iterator<Tree> withValues(Tree shape, int leaves) {
        List<Integer> values = bound.values();
        return map(new Numerals(leaves, values.size()), digits -> {
            int[] next = {0};
            return Trees.withLeaves(shape, () -> values.get(digits[next[0]++]));
        });
    }

    /** Counts up from zero with so many digits in a base. It returns the same array each time. */
    private static final class Numerals implements Iterator<int[]> {
        private final int base;
        private final int[] digits;
        private boolean started;

        Numerals(int length, int base) {
            this.base = base;
            this.digits = new int[length];
        }

        @Override
        public boolean hasNext() {
            return !started || Arrays.stream(digits).anyMatch(digit -> digit < base - 1);
        }

        @Override
        public int[] next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            if (started) {
                int i = digits.length - 1;
                while (digits[i] == base - 1) {
                    digits[i--] = 0;
                }
                digits[i]++;
            }
            started = true;
            return digits;
        }
    }

    private static Iterator<Integer> range(int from, int to) {
        return IntStream.rangeClosed(from, to).iterator();
    }

    private static <T> Iterator<T> one(T element) {
        return List.of(element).iterator();
    }

    private static <T, R> Iterator<R> map(Iterator<T> elements, Function<T, R> change) {
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return elements.hasNext();
            }

            @Override
            public R next() {
                return change.apply(elements.next());
            }
        };
    }

    private static <T, R> Iterator<R> flatMap(Iterator<T> elements, Function<T, Iterator<R>> below) {
        return new Iterator<>() {
            private Iterator<R> current = Collections.emptyIterator();
            private boolean ready; // so that hasNext costs one step per level, however deep the iterators are nested

            @Override
            public boolean hasNext() {
                if (ready) {
                    return true;
                }
                ready = current.hasNext();
                while (!ready && elements.hasNext()) {
                    current = below.apply(elements.next());
                    ready = current.hasNext();
                }
                return ready;
            }

            @Override
            public R next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                return current.next();
            }
        };
    }
}
