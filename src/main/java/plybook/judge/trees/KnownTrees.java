package plybook.judge.trees;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plybook.game.Player;
import plybook.tree.Tree;

/** The trees that every search is asked about, whatever the seed. */
public final class KnownTrees {
    /** Trees that the course knows; the first ones are small enough to do by hand. */
    public static final List<Tree> KNOWN = Stream.of(
                    "((7 3) (15) (1 12 20 22))",
                    "((3 12 8) (2 100 8) (14 5 2))",
                    "((((10 20) (5)) ((-10))) (((7 5) (-8)) ((-7 -5))))",
                    "((((3 17) (2 12)) ((15) (25 0))) (((2 5) (3)) ((2 14))))",
                    "((((5 6) (7 4 5)) ((3))) (((6) (6 9)) ((7))) (((5)) ((9 8) (6))))",
                    "v((7 3) (15) (1 12 20 22))")
            .map(Tree::parse)
            .toList();

    /** Trees on which a sentinel inside the range of values shows. */
    public static final List<Tree> EXTREME = Stream.of(
                    "(-1000000 -1000000)",
                    "v(1000000 1000000)",
                    "(-1000000 -999999)",
                    "v(1000000 999999)",
                    "((-1000000 -999999) (-1000000))",
                    "v((1000000) (1000000 999999))",
                    "((1000000 -1000000) (1000000))",
                    "(-500 -300)",
                    "v(500 300)",
                    "((200000 300000) (400000 500000))",
                    "v((-200000 -300000) (-400000 -500000))",
                    "(999 9999 99999 499999 899999 949999 999999 1000000)",
                    "v(-999 -9999 -99999 -499999 -899999 -949999 -999999 -1000000)")
            .map(Tree::parse)
            .toList();

    private static final List<Integer> MARK = IntStream.of(
                    1, 9, 10, 42, 50, 99, 100, 127, 128, 255, 256, 500, 512, 900, 999, 1_000, 1_023, 1_024, 1_234,
                    5_000, 9_999, 10_000, 12_345, 32_767, 32_768, 50_000, 65_535, 65_536, 99_999, 100_000, 123_456,
                    500_000)
            .flatMap(mark -> IntStream.of(mark, -mark))
            .boxed()
            .toList();

    /** Trees whose best value is a number by which programmers often mark that nothing has been found yet. */
    public static final List<Tree> MARKS = MARK.stream()
            .flatMap(mark ->
                    Stream.of(tree(Player.MAX, mark, mark - 1, mark - 2), tree(Player.MIN, mark, mark + 1, mark + 2)))
            .toList();

    /** Trees in which such a number comes first, and something better behind it: it may be taken for a win, too. */
    public static final List<Tree> MARKS_IN_FRONT = MARK.stream()
            .flatMap(mark -> Stream.of(tree(Player.MAX, mark, mark + 1), tree(Player.MIN, mark, mark - 1)))
            .toList();

    /** Trees in which the node, and not its depth, determines the player to move. */
    public static final List<Tree> NOT_IN_TURN = Stream.of(
                    "^(^(1 2) ^(3 0))",
                    "v(v(1 2) v(3 0))",
                    "^(^(v(2 1) 0) v(v(4 3) 5))",
                    "v(^(^(1 2)) v(^(5 4) 3))",
                    "^(v(v(3 7) v(2 9)) ^(v(1 4) 5))")
            .map(Tree::parse)
            .toList();

    private KnownTrees() {}

    private static Tree tree(Player player, int... leaves) {
        return new Tree.Node(player, IntStream.of(leaves).mapToObj(Tree::leaf).toList());
    }
}
