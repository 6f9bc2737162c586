package plybook.workbook;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.game.Game;
import plybook.game.Window;
import plybook.judge.hunt.ShownTrees;
import plybook.judge.hunt.WrongVersions;
import plybook.search.AlphaBeta;
import plybook.search.Search;
import plybook.search.SearchResult;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;
import plybook.tree.Trees;

/** The verbs with which a cell hunts for mistakes in a version of alpha-beta from another cell. */
public final class Hunt {
    /** The trees that expose a single mistake of nearly every kind. Lost deep cutoffs need five leaves and four plies. */
    private static final Trees.Bound SMALL = new Trees.Bound(5, 4, false, true, List.of(-1, 0, 1));

    private Hunt() {}

    /**
     * The behaviour of a version on a tree.
     *
     * @param value the value that it returned for the full window
     * @param right the value of the tree
     * @param asked the leaves that it asked for, in order
     * @param enough the leaves that alpha-beta asks for, in order
     */
    private record Try(Tree tree, int value, int right, List<Integer> asked, List<Integer> enough) {
        static Try of(Version<TreeState, Integer> version, Tree tree) {
            Watched<TreeState, Integer> game = new Watched<>(new TreeGame(tree));
            int value = version.value(game, game.initialState(), -Window.INFINITY, Window.INFINITY);
            Watched<TreeState, Integer> again = new Watched<>(new TreeGame(tree));
            int right = new AlphaBeta<>(again).search(again.initialState()).value();
            return new Try(tree, value, right, game.leaves(), again.leaves());
        }

        boolean wrong() {
            return value != right;
        }

        boolean wasteful() {
            return asked.size() > enough.size();
        }

        String told() {
            String verdict = wrong()
                    ? Texts.of("hunt.wrong", Window.text(value), Window.text(right))
                    : Texts.of("hunt.right", Window.text(value));
            String work = wasteful()
                    ? Texts.of(
                            wrong() ? "hunt.asks.more" : "hunt.wasteful",
                            asked.size(),
                            leaves(asked),
                            enough.size(),
                            leaves(enough))
                    : Texts.of("hunt.asks", asked.size(), leaves(asked));
            return tree + "\n   " + verdict + "\n   " + work;
        }

        private static String leaves(List<Integer> values) {
            return values.stream().map(Window::text).collect(Collectors.joining(" "));
        }
    }

    /**
     * Tries the version on trees, and says whether it is caught: by a wrong value, or by leaves that alpha-beta need not ask for.
     *
     * @throws IllegalArgumentException if a text is no tree; the message says where and what was expected
     */
    public static void hunt(Version<TreeState, Integer> version, String... trees) {
        for (String tree : trees) {
            System.out.println(told(version, tree));
        }
    }

    /**
     * Tries one of the versions without a name, which are part of exercise 04, on trees.
     *
     * @param version a letter
     * @throws IllegalArgumentException if there is no such version, or a text is no tree
     */
    public static void hunt(String version, String... trees) {
        if (version.strip().length() != 1) {
            throw new IllegalArgumentException(Texts.of("hunt.no.version", version, WrongVersions.letters()));
        }
        char letter = Character.toUpperCase(version.strip().charAt(0));
        for (String tree : trees) {
            WrongVersions.Trial trial = WrongVersions.hunt(letter, Tree.parse(tree));
            System.out.println(trial);
            if (trial.caught() && ShownTrees.all().contains(trial.tree())) {
                System.out.println(Texts.of("hunt.shown"));
            }
        }
    }

    static String told(Version<TreeState, Integer> version, String tree) {
        return Try.of(version, Tree.parse(tree)).told();
    }

    /**
     * Tries the version on every tree of up to five leaves and four plies with leaves −1, 0 and 1, the smallest first, and shows
     * the first that catches it by a wrong value and the first that catches it wasting leaves.
     */
    public static void huntEverywhere(Version<TreeState, Integer> version) {
        System.out.println(toldEverywhere(version));
    }

    static String toldEverywhere(Version<TreeState, Integer> version) {
        List<Try> wrong = new ArrayList<>();
        List<Try> wasteful = new ArrayList<>();
        int[] trees = {0};
        Trees.all(SMALL).map(tree -> Try.of(version, tree)).forEach(each -> {
            trees[0]++;
            if (each.wrong()) {
                wrong.add(each);
            } else if (each.wasteful()) {
                wasteful.add(each);
            }
        });
        String text = Texts.of("hunt.everywhere", trees[0], wrong.size(), wasteful.size());
        return Stream.of(wrong, wasteful)
                .filter(caught -> !caught.isEmpty())
                .map(caught -> caught.get(0).told())
                .reduce(text, (all, one) -> all + "\n" + one);
    }

    /** Returns the number of trees, among those that {@link #huntEverywhere} tries, on which the version returns a wrong value. */
    public static long wrongValues(Version<TreeState, Integer> version) {
        return Trees.all(SMALL).filter(tree -> Try.of(version, tree).wrong()).count();
    }

    /** Returns whether the version returns a wrong value on the tree, or asks for leaves that alpha-beta need not ask for. */
    public static boolean caught(Version<TreeState, Integer> version, String tree) {
        Try tried = Try.of(version, Tree.parse(tree));
        return tried.wrong() || tried.wasteful();
    }

    /** Returns the leaves that the version asks for on the tree, in order. */
    public static List<Integer> leavesAsked(Version<TreeState, Integer> version, Tree tree) {
        return Try.of(version, tree).asked();
    }

    /** Returns the version as a search of the game, so that {@code count} can count its work. It names no best action. */
    public static <S, A> Search<S, A> asSearch(Game<S, A> game, Version<S, A> version) {
        return state -> {
            Watched<S, A> watched = new Watched<>(game);
            int value = version.value(watched, state, -Window.INFINITY, Window.INFINITY);
            return new SearchResult<>(value, List.of(), List.of(), watched.counters());
        };
    }
}
