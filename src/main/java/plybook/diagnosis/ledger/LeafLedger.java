package plybook.diagnosis.ledger;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plybook.game.Player;
import plybook.game.Window;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.Trees;

/**
 * Sells the leaves of a tree one at a time and records the questions: the leaves that were asked for, their order, whether each could
 * still matter at that time, and what they prove. A <em>sold</em> leaf is one whose value the learner's code asked for.
 *
 * <p>A leaf can still matter while the values sold so far leave a window open between what MAX and MIN are sure of above it. No order
 * of the children is assumed. Source: the interval argument of Knuth and Moore 1975, for any order of questions.
 */
public final class LeafLedger implements QueryLog {
    /**
     * A leaf that was asked for although it could not matter any more.
     *
     * @param leaf its number from left to right, from 0
     * @param question how many different leaves had been asked for, this one included
     * @param node the node at which the window had closed: an ancestor of the leaf
     * @param window the closed window
     * @param afterRepeat whether some leaf had been asked for again before: then a search may know more than it can use, for example when it
     *     first asks whether a child is better and then by how much
     */
    public record DeadLeaf(int leaf, int question, Tree node, int nodeId, Window window, boolean afterRepeat) {
        /** Returns whether even a rule that cuts only beyond equality would have cut. */
        public boolean strictly() {
            return window.alpha() > window.beta();
        }
    }

    /** A node with the bounds that follow from the leaves sold. */
    private static final class Entry {
        final Tree tree;
        final @Nullable Entry parent;
        final int id;
        final List<Entry> children;
        int low = -Window.INFINITY;
        int high = Window.INFINITY;

        /** The value of a leaf that was sold once; empty before. */
        OptionalInt price = OptionalInt.empty();

        /** The window as known when the first leaf below was asked for; null if none was. */
        @Nullable
        Window entered;

        Entry(Tree tree, @Nullable Entry parent, int id) {
            this.tree = tree;
            this.parent = parent;
            this.id = id;
            this.children =
                    tree.isLeaf() ? List.of() : new ArrayList<>(tree.children().size());
        }

        boolean max() {
            return tree.player() == Player.MAX;
        }

        /** Returns whether the value of this leaf is known. */
        boolean sold() {
            return low == high;
        }

        /** The least that the node can be worth: no leaf is worth less than −{@value Window#MAX_VALUE}, sold or not. */
        int atLeast() {
            return Math.max(low, -Window.MAX_VALUE);
        }

        /** The most that the node can be worth. */
        int atMost() {
            return Math.min(high, Window.MAX_VALUE);
        }

        void update() {
            boolean max = max();
            low = max ? -Window.INFINITY : Window.INFINITY;
            high = low;
            for (Entry child : children) {
                low = max ? Math.max(low, child.low) : Math.min(low, child.low);
                high = max ? Math.max(high, child.high) : Math.min(high, child.high);
            }
        }
    }

    private final Tree tree;
    private final Window window;
    private final IntUnaryOperator values;
    private final boolean shapeOnly;
    private final Entry root;
    private final List<Entry> entries = new ArrayList<>();
    private final List<Entry> leaves = new ArrayList<>();
    private final List<Integer> asked = new ArrayList<>();
    private final List<Integer> asks = new ArrayList<>();
    private final List<DeadLeaf> dead = new ArrayList<>();
    private int repeats;
    private int last = -1;
    private IntFunction<String> notes = leaf -> "";

    /** Makes a ledger for one question about a tree. */
    public LeafLedger(Tree tree, Window window) {
        this(tree, window, TreeGame.leafValues(tree)::get, false);
    }

    /**
     * QueryLog for a tree whose leaves get their values when they are first asked for.
     *
     * @param values from the number of a leaf to its value; called once for a leaf
     */
    static LeafLedger ofShape(Tree shape, Window window, IntUnaryOperator values) {
        return new LeafLedger(shape, window, values, true);
    }

    private LeafLedger(Tree tree, Window window, IntUnaryOperator values, boolean shapeOnly) {
        this.tree = tree;
        this.window = window;
        this.values = values;
        this.shapeOnly = shapeOnly;
        this.root = entry(tree, null);
    }

    private Entry entry(Tree of, @Nullable Entry parent) {
        Entry entry = new Entry(of, parent, entries.size());
        entries.add(entry);
        if (of.isLeaf()) {
            leaves.add(entry);
            return entry;
        }
        List<Tree> children = of.children();
        for (int i = 0; i < children.size(); i++) {
            entry.children.add(entry(children.get(i), entry));
        }
        return entry;
    }

    /** Sets the word to write behind each leaf when the tree is drawn. */
    void noting(IntFunction<String> words) {
        notes = words;
    }

    /** Returns the word for the leaf of that number, or an empty string if there is none. */
    String note(int leaf) {
        return notes.apply(leaf);
    }

    /** Sells a leaf. Asked twice in a row, as to compare and then to return it, it counts once. */
    @Override
    public int applyAsInt(int leaf) {
        if (leaf < 0 || leaf >= leaves.size()) {
            throw new IllegalArgumentException("no leaf " + leaf);
        }
        Entry entry = leaves.get(leaf);
        if (leaf == last) {
            return entry.low;
        }
        last = leaf;
        asks.add(leaf);
        if (entry.sold()) {
            repeats++;
            return entry.low;
        }
        int value = entry.price.isPresent() ? entry.price.getAsInt() : values.applyAsInt(leaf);
        entry.price = OptionalInt.of(value);
        asked.add(leaf);
        closedAbove(leaf).ifPresent(dead::add);
        enter(entry);
        entry.low = value;
        entry.high = value;
        for (Entry above = entry.parent; above != null; above = above.parent) {
            above.update();
        }
        return value;
    }

    @Override
    public void startAgain() {
        for (Entry entry : entries) {
            entry.low = -Window.INFINITY;
            entry.high = Window.INFINITY;
            entry.entered = null;
        }
        asked.clear();
        asks.clear();
        dead.clear();
        repeats = 0;
        last = -1;
    }

    private static List<Entry> way(Entry to) {
        List<Entry> way = new ArrayList<>();
        for (Entry entry = to; entry != null; entry = entry.parent) {
            way.add(entry);
        }
        Collections.reverse(way);
        return way;
    }

    /** Notes the windows of the nodes that are entered on the way to the leaf. */
    private void enter(Entry leaf) {
        if (leaf.parent == null || leaf.parent.entered != null) {
            return;
        }
        Window here = window;
        List<Entry> way = way(leaf);
        for (int i = 0; i + 1 < way.size(); i++) {
            Entry entry = way.get(i);
            if (entry.entered == null) {
                entry.entered = here;
            }
            here = beside(entry, way.get(i + 1), here);
        }
    }

    /** Returns the window of a child, as the leaves sold below its siblings leave it. */
    private static Window beside(Entry parent, Entry child, Window window) {
        int alpha = window.alpha();
        int beta = window.beta();
        for (Entry sibling : parent.children) {
            if (sibling != child) {
                if (parent.max()) {
                    alpha = Math.max(alpha, sibling.low);
                } else {
                    beta = Math.min(beta, sibling.high);
                }
            }
        }
        return alpha == window.alpha() && beta == window.beta() ? window : new Window(alpha, beta);
    }

    /** Returns the node on the way from the root to the leaf at which the leaves sold beside that way have closed the window, if there is one. */
    private Optional<DeadLeaf> closedAbove(int leaf) {
        List<Entry> way = way(leaves.get(leaf));
        Window open = window;
        for (int i = 0; i + 1 < way.size(); i++) {
            Entry here = way.get(i);
            open = beside(here, way.get(i + 1), open);
            if (open.closed()) {
                return Optional.of(new DeadLeaf(leaf, asked.size(), here.tree, here.id, open, repeats > 0));
            }
        }
        return Optional.empty();
    }

    /** The tree; where values come with the questions, leaves that were not asked for are 0. */
    public Tree tree() {
        return shapeOnly ? completed(leaf -> 0) : tree;
    }

    /** Returns the window of the question. */
    public Window window() {
        return window;
    }

    /** The different leaves asked for, in the order of their first time. */
    public List<Integer> asked() {
        return asked;
    }

    /** Returns the root's children by their numbers, in the order in which leaves below them were first asked for; without those where none was. */
    public List<Integer> childrenAsAsked() {
        return asked.stream()
                .map(leaf -> root.children.indexOf(way(leaves.get(leaf)).get(1)))
                .distinct()
                .toList();
    }

    /** Returns the number of the first leaf below one of the root's children. */
    public int firstLeafOf(int child) {
        return root.children.subList(0, child).stream()
                .mapToInt(each -> each.tree.leaves())
                .sum();
    }

    @Override
    public int leaf(int number) {
        return number;
    }

    @Override
    public int number(int leaf) {
        return leaf;
    }

    @Override
    public List<Integer> asks() {
        return asks;
    }

    /** Returns the tree with the values sold, and the given ones for the other leaves. */
    public Tree completed(IntUnaryOperator unsold) {
        int[] next = {0};
        return Trees.withLeaves(tree, () -> {
            int leaf = next[0]++;
            Entry entry = leaves.get(leaf);
            return entry.sold() ? entry.low : unsold.applyAsInt(leaf);
        });
    }

    /** Returns whether the leaf could still matter after the leaves sold so far. */
    public boolean isAlive(int leaf) {
        return !leaves.get(leaf).sold() && closedAbove(leaf).isEmpty();
    }

    /** Returns a leaf that was not asked for, if possible one that could still matter: the one that is missing where the leaves sold prove nothing. */
    public Optional<Integer> missing() {
        List<Integer> unasked = IntStream.range(0, leaves.size())
                .filter(leaf -> !leaves.get(leaf).sold())
                .boxed()
                .toList();
        return unasked.stream()
                .filter(leaf -> closedAbove(leaf).isEmpty())
                .findFirst()
                .or(() -> unasked.stream().reduce((first, second) -> second));
    }

    /** Returns the number of repeated questions; the same leaf twice in a row counts once. */
    public int repeats() {
        return repeats;
    }

    /** The leaves that could not matter when they were asked for, in order. */
    public List<DeadLeaf> dead() {
        return dead;
    }

    /**
     * Returns whether the leaves sold prove the answer to a value call: exact inside the window, on the right side outside it. An unsold
     * leaf may be worth anything that the contract allows.
     */
    public boolean proves(int answer) {
        if (answer <= window.alpha()) {
            return root.atMost() <= window.alpha();
        }
        if (answer >= window.beta()) {
            return root.atLeast() >= window.beta();
        }
        return root.atLeast() == answer && root.atMost() == answer;
    }

    /** Returns whether the leaves sold prove that the root's child is as good as any other for the player to move. */
    public boolean provesChoice(int child) {
        Entry chosen = root.children.get(child);
        for (Entry other : root.children) {
            if (other != chosen
                    && (root.max() ? chosen.atLeast() < other.atMost() : chosen.atMost() > other.atLeast())) {
                return false;
            }
        }
        return true;
    }

    /** Returns the number of nodes of the tree. */
    public int nodes() {
        return entries.size();
    }

    /** The number of a leaf among all nodes: the root is 0, and every node comes before its children. */
    int node(int leaf) {
        return leaves.get(leaf).id;
    }

    /** The nodes from the root to a node, both included. */
    List<Integer> wayTo(int node) {
        return way(entries.get(node)).stream().map(entry -> entry.id).toList();
    }

    /** The window of an inner node as it was known when the first leaf below was asked for; empty if none was. */
    Optional<Window> entered(int node) {
        return Optional.ofNullable(entries.get(node).entered);
    }

    /**
     * The tree as text, a node a line, with the order of the questions and the first step that led to a wrong answer.
     *
     * @param windows whether the search knows of windows; minimax must ask for every leaf
     */
    public String drawn(boolean windows) {
        return LedgerDrawing.of(this, windows, Optional.of(WrongStep.answered(this, !windows)), Optional.empty());
    }

    /** The tree as text with the windows and the leaf that could not matter. */
    public String drawn(DeadLeaf needless) {
        return LedgerDrawing.of(this, true, Optional.of(WrongStep.asked(this, needless)), Optional.of(needless));
    }

    /** The tree as text with the first leaf that was asked for again. */
    public String drawnRepeats(boolean windows) {
        return LedgerDrawing.of(this, windows, WrongStep.again(this), Optional.empty());
    }
}
