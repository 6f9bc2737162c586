package plybook.diagnosis.symptoms;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import plybook.game.Player;

/**
 * Something that can be said of a question, such as: at the root, MAX has three children or more.
 *
 * @param kind what is said
 * @param player of whose nodes; empty if of anybody's
 * @param number how many plies or children, or how large a leaf; empty if there is no number in it
 */
public record Condition(Kind kind, Optional<Player> player, OptionalInt number) {
    /** The things that can be said. */
    public enum Kind {
        /** The player moves at the root. */
        AT_THE_ROOT,
        /** The player moves at some node. */
        MOVES,
        /** Some leaf lies so many plies deep, or deeper. */
        DEEP,
        /** A node has so many children, or more. */
        WIDE,
        /** The first child of a node is not one of its best. */
        FIRST_NOT_BEST,
        /** Neither of the first two children of a node is one of its best. */
        FIRST_TWO_NOT_BEST,
        /** Of several children of a node only the last is best. */
        LAST_ALONE_BEST,
        /** Of several children of a node only the first is best. */
        FIRST_ALONE_BEST,
        /** Two children of a node are both its best. */
        TIE,
        /** A node has a single child. */
        SINGLE_CHILD,
        /** A node has an end of the game and an inner node among its children. */
        ENDS_AND_OTHERS,
        /** The player moves twice in a row. */
        MOVES_TWICE,
        /** A node is worth 0. */
        WORTH_ZERO,
        /** A node is worth less than 0 to its player. */
        LOST,
        /** A node is worth more than 0 to its player. */
        WON,
        /** Some leaf is worth 0. */
        ZERO_LEAF,
        /** A leaf is worth as much as the number or more, or as little as its negative or less. */
        LARGE_LEAF,
        /** The value lies below the window, or on its lower bound. */
        BELOW_THE_WINDOW,
        /** The value lies above the window, or on its upper bound. */
        ABOVE_THE_WINDOW,
        /** The value lies inside the window. */
        INSIDE_THE_WINDOW
    }

    private static final List<Optional<Player>> ANYBODY_FIRST =
            List.of(Optional.empty(), Optional.of(Player.MAX), Optional.of(Player.MIN));

    private static final int DEEPEST = 6;
    private static final int WIDEST = 5;

    /** The first numbers that do not fit into a byte, and into two. */
    private static final List<Integer> TOO_LARGE = List.of(1 << 7, 1 << 15);

    private static Condition of(Kind kind, Player player) {
        return new Condition(kind, Optional.of(player), OptionalInt.empty());
    }

    private static Condition of(Kind kind) {
        return new Condition(kind, Optional.empty(), OptionalInt.empty());
    }

    private static Condition of(Kind kind, Optional<Player> player, int number) {
        return new Condition(kind, player, OptionalInt.of(number));
    }

    /** Returns those that are tried, the plainest first. */
    static List<Condition> all() {
        List<Condition> all = new ArrayList<>();
        for (Player player : Player.values()) {
            all.add(of(Kind.AT_THE_ROOT, player));
            all.add(of(Kind.MOVES, player));
            all.add(of(Kind.MOVES_TWICE, player));
        }
        all.add(of(Kind.MOVES_TWICE));
        for (int plies = 2; plies <= DEEPEST; plies++) {
            all.add(of(Kind.DEEP, Optional.empty(), plies));
        }
        for (Optional<Player> player : ANYBODY_FIRST) {
            for (int children = 2; children <= WIDEST; children++) {
                all.add(of(Kind.WIDE, player, children));
            }
            Stream.of(
                            Kind.FIRST_NOT_BEST,
                            Kind.FIRST_TWO_NOT_BEST,
                            Kind.LAST_ALONE_BEST,
                            Kind.FIRST_ALONE_BEST,
                            Kind.TIE,
                            Kind.SINGLE_CHILD,
                            Kind.ENDS_AND_OTHERS,
                            Kind.WORTH_ZERO,
                            Kind.LOST,
                            Kind.WON)
                    .map(kind -> new Condition(kind, player, OptionalInt.empty()))
                    .forEach(all::add);
        }
        all.add(of(Kind.ZERO_LEAF));
        TOO_LARGE.forEach(number -> all.add(of(Kind.LARGE_LEAF, Optional.empty(), number)));
        all.add(of(Kind.BELOW_THE_WINDOW));
        all.add(of(Kind.ABOVE_THE_WINDOW));
        all.add(of(Kind.INSIDE_THE_WINDOW));
        return List.copyOf(all);
    }

    /** Returns whether it is said of the nodes of a tree, and so may be said of its root alone. */
    public boolean isOfNodes() {
        return switch (kind) {
            case AT_THE_ROOT,
                    MOVES,
                    DEEP,
                    ZERO_LEAF,
                    LARGE_LEAF,
                    BELOW_THE_WINDOW,
                    ABOVE_THE_WINDOW,
                    INSIDE_THE_WINDOW -> false;
            default -> true;
        };
    }

    /**
     * Returns whether it can be said of the question. Of a choice, what is said of nodes is said of the root.
     */
    boolean holds(Case asked) {
        Valued root = asked.tree();
        if (isOfNodes()) {
            Predicate<Valued> here = node -> node.isOf(player) && holdsAt(node);
            return asked.isChoice() ? here.test(root) : root.anywhere(here);
        }
        Function<Integer, Boolean> atLeast = value -> Math.abs(value) >= number.orElseThrow();
        return switch (kind) {
            case AT_THE_ROOT -> root.isOf(player);
            case MOVES -> root.anywhere(node -> node.isOf(player));
            case DEEP -> root.plies() >= number.orElseThrow();
            case ZERO_LEAF -> root.leaves().anyMatch(leaf -> leaf.value() == 0);
            case LARGE_LEAF -> root.leaves().anyMatch(leaf -> atLeast.apply(leaf.value()));
            case BELOW_THE_WINDOW ->
                !asked.isFull() && root.value() <= asked.window().alpha();
            case ABOVE_THE_WINDOW ->
                !asked.isFull() && root.value() >= asked.window().beta();
            default -> !asked.isFull() && asked.isInside();
        };
    }

    private boolean holdsAt(Valued node) {
        List<Valued> children = node.children();
        int last = children.size() - 1;
        List<Integer> best = node.best();
        return switch (kind) {
            case WIDE -> children.size() >= number.orElseThrow();
            case FIRST_NOT_BEST -> best.get(0) > 0;
            case FIRST_TWO_NOT_BEST -> best.get(0) > 1;
            case LAST_ALONE_BEST -> last > 0 && best.equals(List.of(last));
            case FIRST_ALONE_BEST -> last > 0 && best.equals(List.of(0));
            case TIE -> best.size() > 1;
            case SINGLE_CHILD -> last == 0;
            case ENDS_AND_OTHERS ->
                children.stream().anyMatch(Valued::isLeaf) && !children.stream().allMatch(Valued::isLeaf);
            case MOVES_TWICE ->
                children.stream().anyMatch(child -> child.player().equals(node.player()));
            case WORTH_ZERO -> node.value() == 0;
            case LOST -> node.toItsPlayer(node.value()) < 0;
            case WON -> node.toItsPlayer(node.value()) > 0;
            default -> throw new IllegalStateException(kind + " is not said of a node");
        };
    }
}
