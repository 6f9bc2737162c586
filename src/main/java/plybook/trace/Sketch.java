package plybook.trace;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.game.Window;
import plybook.tree.Tree;
import plybook.tree.TreeState;

/**
 * A sketch of a tree or of a recorded search, from which texts ({@link TreeDrawing}) and pictures are made. A large one is shortened: the
 * line of best play and the marked node are drawn, then the nodes nearest to the root, and a note stands for the rest.
 */
public final class Sketch {
    /** The number of nodes up to which all are drawn, unless the caller asks for another number. */
    public static final int USUAL_NODES = 60;

    /** The number of nodes of a shortened drawing. It is an overview, which is clearer with fewer nodes. */
    private static final int OVERVIEW_NODES = 30;

    /** The number of rows of the largest board that is drawn inside a node. For larger boards, and in larger searches, the actions are named instead. */
    private static final int LARGEST_BOARD = 5;

    private static final int MOST_BOARDS = 24;

    /** The numbers of children per node that a shortened drawing tries, from best to worst. */
    private static final List<Integer> CHILDREN_SHOWN = List.of(Integer.MAX_VALUE, 12, 8, 5, 3, 2);

    /** A part of a node that may be drawn. */
    enum Part {
        /** The number in visiting order. */
        NUMBER,
        /** The value of an inner node. Leaves always show theirs. */
        VALUE,
        /** The window of an inner node. */
        WINDOW,
        /** The board, in place of the action that led to it. */
        BOARD
    }

    /**
     * The wishes of the caller.
     *
     * @param parts the parts of the nodes to draw
     * @param marked the actions to the marked node, if one is marked
     * @param caption the text at the marked node
     * @param limit the number of nodes up to which all are drawn
     * @param overview the number of nodes that are drawn if there are more than that
     */
    record Wishes(Set<Part> parts, Optional<List<?>> marked, String caption, int limit, int overview) {
        static Wishes of(Set<Part> parts) {
            return new Wishes(parts, Optional.empty(), "", USUAL_NODES, OVERVIEW_NODES);
        }

        boolean show(Part part) {
            return parts.contains(part);
        }

        Wishes change(Part part, boolean shown) {
            Set<Part> changed = EnumSet.copyOf(parts);
            if (shown) {
                changed.add(part);
            } else {
                changed.remove(part);
            }
            return new Wishes(changed, marked, caption, limit, overview);
        }
    }

    private final @Nullable Tree tree;
    private final Trace<?, ?> trace;
    private final Wishes wishes;
    private @Nullable SketchNode root; // found when it is first needed

    private Sketch(@Nullable Tree tree, Trace<?, ?> trace, Wishes wishes) {
        this.tree = tree;
        this.trace = trace;
        this.wishes = wishes;
    }

    /** Returns a sketch of a tree with the minimax value of every node, and the line of best play. */
    public static Sketch of(Tree tree) {
        return new Sketch(tree, Trace.minimax(tree), Wishes.of(EnumSet.of(Part.VALUE)));
    }

    /** Returns a sketch of a tree with a search on it. Nodes that were not visited are drawn as cut off. */
    public static Sketch of(Tree tree, Trace<TreeState, Integer> trace) {
        return new Sketch(tree, trace, wishes(trace));
    }

    /** Returns a sketch of a search of any game: the visited nodes, with boards if these are small and few, otherwise with the names of the actions. */
    public static Sketch of(Trace<?, ?> trace) {
        boolean boards = trace.state() instanceof Board board
                && board.size() <= LARGEST_BOARD
                && trace.visits().size() <= MOST_BOARDS;
        Tree tree = trace.state() instanceof TreeState state ? state.tree() : null;
        return new Sketch(tree, trace, wishes(trace).change(Part.BOARD, boards));
    }

    private static Wishes wishes(Trace<?, ?> trace) {
        return Wishes.of(EnumSet.of(Part.NUMBER, Part.VALUE)).change(Part.WINDOW, hasWindows(trace));
    }

    /** Returns whether the windows are worth showing. Minimax hands the full window to every node. */
    private static boolean hasWindows(Trace<?, ?> trace) {
        return trace.visits().stream()
                .anyMatch(
                        visit -> visit.windows().size() > 1 || !visit.entered().equals(Window.FULL));
    }

    /** Returns the same sketch without the values of inner nodes, and so without the line of best play, for the reader to find. */
    public Sketch hidingValues() {
        return with(wishes.change(Part.VALUE, false));
    }

    /** Returns the same sketch without windows. */
    public Sketch hidingWindows() {
        return with(wishes.change(Part.WINDOW, false));
    }

    /** Returns the same sketch with the names of the actions in place of boards. */
    public Sketch withoutBoards() {
        return with(wishes.change(Part.BOARD, false));
    }

    /**
     * Returns the same sketch with one node marked, such as the first wrong step.
     *
     * @param path the actions that lead to it from the root; in a tree the numbers of the children, from 0
     * @param caption the text at the node, in a few words
     * @throws IllegalArgumentException if the path leads nowhere
     */
    public Sketch marking(List<?> path, String caption) {
        checkReachable(path);
        Optional<List<?>> marked = Optional.of(List.copyOf(path));
        return with(new Wishes(wishes.parts, marked, caption, wishes.limit, wishes.overview));
    }

    /**
     * Returns the same sketch with at most about so many nodes. The line of best play and the marked node are drawn in any case.
     *
     * @throws IllegalArgumentException if the number is less than 1
     */
    public Sketch atMost(int nodes) {
        if (nodes < 1) {
            throw new IllegalArgumentException("a drawing shows one node at least, not " + nodes);
        }
        return with(new Wishes(wishes.parts, wishes.marked, wishes.caption, nodes, nodes));
    }

    private void checkReachable(List<?> path) {
        Place at = Place.Node.root(trace, tree, wishes);
        for (Object action : path) {
            at = at.child(action)
                    .orElseThrow(() -> new IllegalArgumentException(
                            "there is no node at " + path + " to be marked: " + action + " leads nowhere"));
        }
    }

    private Sketch with(Wishes others) {
        return new Sketch(tree, trace, others);
    }

    /** Returns the search that is drawn. For a tree alone it is the minimax search that found its values. */
    public Trace<?, ?> trace() {
        return trace;
    }

    /** Returns the tree that is drawn, if it is an explicit one. */
    public Optional<Tree> tree() {
        return Optional.ofNullable(tree);
    }

    /** Returns the path to the marked node, if one is marked. */
    public Optional<List<?>> marked() {
        return wishes.marked;
    }

    /** Returns the caption of the marked node, or an empty string if no node is marked. */
    public String caption() {
        return wishes.caption;
    }

    /** Returns whether a search is drawn, and not a tree alone. */
    public boolean showsSearch() {
        return wishes.show(Part.NUMBER);
    }

    /** Returns whether the values of inner nodes are drawn. */
    public boolean showsValues() {
        return wishes.show(Part.VALUE);
    }

    /** Returns whether the windows of inner nodes are drawn. */
    public boolean showsWindows() {
        return wishes.show(Part.WINDOW);
    }

    /** Returns the number of nodes before any are left out. */
    public long nodes() {
        return tree != null ? tree.nodes() : trace.visits().size();
    }

    /** Returns the note that a drawing is shortened; empty if all nodes are shown. */
    public Optional<String> note() {
        long nodes = nodes();
        int drawn = root().drawn();
        return drawn == nodes
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT,
                        "Shortened: %,d of %,d nodes are drawn, %,d are not.",
                        drawn,
                        nodes,
                        nodes - drawn));
    }

    /** Returns the root of the drawing, shortened if necessary. */
    public SketchNode root() {
        SketchNode found = root;
        if (found == null) {
            found = drawn();
            root = found;
        }
        return found;
    }

    private SketchNode drawn() {
        Place start = Place.Node.root(trace, tree, wishes);
        if (nodes() <= wishes.limit) {
            return node(start, expanded(start, Integer.MAX_VALUE, Long.MAX_VALUE));
        }
        int children = CHILDREN_SHOWN.stream()
                .filter(most -> drawn(expanded(start, most, 0)) <= wishes.overview * 2L / 3)
                .findFirst()
                .orElse(2);
        return node(start, expanded(start, children, wishes.overview));
    }

    private static long drawn(Map<Place, List<Place>> expanded) {
        return expanded.values().stream().mapToLong(Sketch::nodes).sum();
    }

    /** Returns the nodes that are drawn with their children: the important ones, then others from the top while there is room. */
    private static Map<Place, List<Place>> expanded(Place root, int childrenShown, long room) {
        Map<Place, List<Place>> expanded = new HashMap<>();
        PriorityQueue<Place> waiting = new PriorityQueue<>(Comparator.comparing((Place place) -> !place.isImportant())
                .thenComparing(Place::depth)
                .thenComparing(Place::order));
        waiting.add(root);
        long drawn = 1;
        while (!waiting.isEmpty()) {
            Place place = waiting.remove();
            List<Place> children = shown(place, childrenShown);
            long nodes = nodes(children);
            if (place.isImportant() || drawn + nodes <= room) {
                drawn += nodes;
                expanded.put(place, children);
                waiting.addAll(children);
            }
        }
        return expanded;
    }

    /** Returns the important children and the first of the others, with one note for all that are left out. */
    private static List<Place> shown(Place place, int most) {
        List<Place> children = place.children();
        long nodes = nodes(children);
        if (nodes <= most) {
            return children;
        }
        List<Place> shown = new ArrayList<>();
        long room = most - children.stream().filter(Place::isImportant).count();
        long hidden = 0;
        for (Place child : children) {
            if (child.isImportant() || child instanceof Place.Note) {
                shown.add(child);
            } else if (room > 0) {
                room--;
                shown.add(child);
            } else {
                hidden += child.size();
            }
        }
        boolean endsWithNote = shown.get(shown.size() - 1) instanceof Place.Note;
        shown.add(shown.size() - (endsWithNote ? 1 : 0), more(place, hidden));
        return shown;
    }

    /** Returns the number of places that are nodes, not notes. */
    private static long nodes(List<Place> places) {
        return places.stream().filter(Place.Node.class::isInstance).count();
    }

    private static Place more(Place place, long hidden) {
        boolean pruned = place.drawn(List.of()).pruned();
        return Place.Note.hidden(place.depth() + 1, pruned, hidden);
    }

    private static SketchNode node(Place place, Map<Place, List<Place>> expanded) {
        List<Place> children = expanded.getOrDefault(place, List.of());
        if (children.isEmpty() && !place.children().isEmpty()) {
            children = List.of(more(place, place.size() - 1));
        }
        return place.drawn(children.stream().map(child -> node(child, expanded)).toList());
    }
}
