package plybook.diagnosis.symptoms;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Player;
import plybook.tree.Tree;

/**
 * A node of a tree with its value to MAX.
 *
 * @param player the player to move; empty at a leaf
 * @param plies the number of plies below it
 */
record Valued(int value, Optional<Player> player, int plies, List<Valued> children) {
    static Valued of(Tree tree) {
        if (tree.isLeaf()) {
            return new Valued(tree.value(), Optional.empty(), 0, List.of());
        }
        List<Valued> children = tree.children().stream().map(Valued::of).toList();
        IntStream values = children.stream().mapToInt(Valued::value);
        int value = (tree.player() == Player.MAX ? values.max() : values.min()).orElseThrow();
        int plies = 1 + children.stream().mapToInt(Valued::plies).max().orElseThrow();
        return new Valued(value, Optional.of(tree.player()), plies, children);
    }

    boolean isLeaf() {
        return player.isEmpty();
    }

    /** Returns whether it is an inner node of that player, or of any if none is given. */
    boolean isOf(Optional<Player> wanted) {
        return !isLeaf() && (wanted.isEmpty() || wanted.equals(player));
    }

    /** Returns whether the condition holds here or at a node below. */
    boolean anywhere(Predicate<Valued> condition) {
        return condition.test(this) || children.stream().anyMatch(child -> child.anywhere(condition));
    }

    /** Returns the numbers of the children that are worth what the node is, from 0. */
    List<Integer> best() {
        return IntStream.range(0, children.size())
                .filter(i -> children.get(i).value == value)
                .boxed()
                .toList();
    }

    /** Returns what a value to MAX is worth to the player to move here. */
    int toItsPlayer(int valueToMax) {
        return player.equals(Optional.of(Player.MIN)) ? -valueToMax : valueToMax;
    }

    Stream<Valued> leaves() {
        return isLeaf() ? Stream.of(this) : children.stream().flatMap(Valued::leaves);
    }
}
