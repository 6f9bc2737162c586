package plybook.viva;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Window;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.Trees;

/**
 * The runs of a program on all trees that differ from one tree in a single leaf that it looks at.
 *
 * @param before the run on the tree itself
 */
record Changes(Run before, List<Changed> all) {
    /** The values that are tried for each leaf: all that are drawn, and some beyond. */
    static final int LOWEST = -5;

    static final int HIGHEST = 25;

    /** A leaf with another value, and the run on that tree. */
    record Changed(int leaf, int value, Run run) {}

    /** Runs the program on all these trees. */
    static Changes of(Run before, Function<Tree, Optional<Run>> program) {
        List<Changed> all = new ArrayList<>();
        for (int leaf : before.asked().stream().distinct().toList()) {
            for (int value = LOWEST; value <= HIGHEST; value++) {
                if (value != before.value(leaf)) {
                    int changed = value;
                    program.apply(with(before.tree(), leaf, value))
                            .ifPresent(run -> all.add(new Changed(leaf, changed, run)));
                }
            }
        }
        return new Changes(before, all);
    }

    private static Tree with(Tree tree, int leaf, int value) {
        List<Integer> values = new ArrayList<>(TreeGame.leafValues(tree));
        values.set(leaf, value);
        int[] next = {0};
        return Trees.withLeaves(tree, () -> values.get(next[0]++));
    }

    /** Returns the changes of other leaves after which the program no longer looks at this one. */
    List<Changed> thatSkip(int leaf) {
        return where(change -> change.leaf() != leaf && !change.run().asked().contains(leaf));
    }

    /** Returns the changes after which the program returns that value. */
    List<Changed> thatReturn(int value) {
        return where(change -> change.run().answer() == value);
    }

    private List<Changed> where(Predicate<Changed> wanted) {
        return all.stream().filter(wanted).toList();
    }

    /** Returns changes in words, such as "12 to 3 or less; 7 to 9 or 11". */
    String text(List<Changed> changes) {
        Map<Integer, List<Integer>> byLeaf = changes.stream()
                .collect(Collectors.groupingBy(
                        Changed::leaf, TreeMap::new, Collectors.mapping(Changed::value, Collectors.toList())));
        return byLeaf.entrySet().stream()
                .map(each -> Texts.of("change", Window.text(before.value(each.getKey())), ranges(each.getValue())))
                .collect(Collectors.joining("; "));
    }

    private static String ranges(List<Integer> values) {
        List<Integer> starts =
                values.stream().filter(value -> !values.contains(value - 1)).toList();
        List<Integer> ends =
                values.stream().filter(value -> !values.contains(value + 1)).toList();
        return IntStream.range(0, starts.size())
                .mapToObj(i -> range(starts.get(i), ends.get(i)))
                .reduce((one, other) -> Texts.of("or", one, other))
                .orElse("");
    }

    private static String range(int from, int to) {
        String low = Window.text(from);
        String high = Window.text(to);
        if (from == LOWEST) {
            return Texts.of("range.less", high);
        }
        if (to == HIGHEST) {
            return Texts.of("range.more", low);
        }
        return from == to ? low : Texts.of("range", low, high);
    }
}
