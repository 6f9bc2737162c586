package plybook.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.game.Player;
import plybook.tree.Tree;

/** An item that may be drawn: a node or a note. */
sealed interface Place {
    /** Returns the number of plies below the root. */
    int depth();

    /** Returns the position among its siblings. */
    int order();

    /** Returns whether it must be drawn with its children, however large the tree is. */
    boolean isImportant();

    /** Returns the number of nodes in this subtree. */
    long size();

    /** Returns the children, from left to right. */
    List<Place> children();

    /** Returns the node to which the action leads, if there is one that can be drawn. */
    Optional<Place> child(Object action);

    /** Returns the node to draw, with the nodes that are drawn below it. */
    SketchNode drawn(List<SketchNode> below);

    /** A note in place of nodes that are not drawn. */
    record Note(int depth, boolean pruned, String text, long size) implements Place {
        static Note hidden(int depth, boolean pruned, long nodes) {
            String text = nodes == 1 ? "1 node" : String.format(Locale.ROOT, "%,d nodes", nodes);
            return new Note(depth, pruned, text, nodes);
        }

        /** Returns a note for actions that were not tried. The nodes below them are not known. */
        static Note untried(int depth, List<?> actions) {
            String text = actions.size() == 1
                    ? String.valueOf(actions.get(0))
                    : String.format(Locale.ROOT, "%,d actions", actions.size());
            return new Note(depth, true, text, 0);
        }

        @Override
        public int order() {
            return Integer.MAX_VALUE;
        }

        @Override
        public boolean isImportant() {
            return false;
        }

        @Override
        public List<Place> children() {
            return List.of();
        }

        @Override
        public Optional<Place> child(Object action) {
            return Optional.empty();
        }

        @Override
        public SketchNode drawn(List<SketchNode> below) {
            return new SketchNode(
                    SketchNode.Kind.MORE,
                    OptionalInt.empty(),
                    Optional.of(text),
                    Optional.empty(),
                    List.of(),
                    OptionalInt.empty(),
                    pruned,
                    false,
                    Optional.empty(),
                    Optional.empty(),
                    size,
                    below);
        }
    }

    /**
     * A subtree of an explicit tree, a visit, or both. Its children are found when they are needed, because most nodes of a large
     * search are never drawn.
     */
    final class Node<S, A> implements Place {
        /** The length of the line of best play that is drawn if there is too much to draw. */
        private static final int LONGEST_LINE = 20;

        private final Trace<S, A> trace;
        private final Sketch.Wishes wishes;
        private final @Nullable Tree tree;
        private final @Nullable Visit<A> visit;
        private final @Nullable Object by;
        private final String action;
        private final int depth;
        private final int order;
        private final boolean onLine;
        private final boolean towardsMark;
        private @Nullable List<Place> children;

        private Node(
                Trace<S, A> trace,
                Sketch.Wishes wishes,
                @Nullable Tree tree,
                @Nullable Visit<A> visit,
                @Nullable Object by,
                String action,
                int depth,
                int order,
                boolean onLine,
                boolean towardsMark) {
            this.trace = trace;
            this.wishes = wishes;
            this.tree = tree;
            this.visit = visit;
            this.by = by;
            this.action = action;
            this.depth = depth;
            this.order = order;
            this.onLine = onLine;
            this.towardsMark = towardsMark;
        }

        static <S, A> Node<S, A> root(Trace<S, A> trace, @Nullable Tree tree, Sketch.Wishes wishes) {
            boolean marking = wishes.marked().isPresent();
            return new Node<>(
                    trace, wishes, tree, trace.root(), null, "", 0, 0, wishes.show(Sketch.Part.VALUE), marking);
        }

        @Override
        public int depth() {
            return depth;
        }

        @Override
        public int order() {
            return order;
        }

        @Override
        public boolean isImportant() {
            return towardsMark || (onLine && depth < LONGEST_LINE);
        }

        @Override
        public long size() {
            return tree != null ? tree.nodes() : visit != null ? visit.size() : 1;
        }

        @Override
        public List<Place> children() {
            List<Place> found = children;
            if (found == null) {
                found = tree != null ? ofTree(tree) : visit != null ? ofVisit(visit) : List.of();
                children = found;
            }
            return found;
        }

        private List<Place> ofTree(Tree parent) {
            Map<Object, Visit<A>> visits = new HashMap<>();
            if (visit != null) {
                visit.children().forEach(child -> visits.put(child.action().orElseThrow(), child));
            }
            List<Place> places = new ArrayList<>();
            for (int i = 0; i < parent.children().size(); i++) {
                places.add(child(parent.children().get(i), visits.get(i), i, "", i));
            }
            return places;
        }

        private List<Place> ofVisit(Visit<A> parent) {
            List<Place> places = new ArrayList<>();
            for (Visit<A> child : parent.children()) {
                A by = child.action().orElseThrow();
                places.add(child(null, child, by, String.valueOf(by), places.size()));
            }
            parent.cutoff().ifPresent(cutoff -> places.add(Note.untried(depth + 1, cutoff.remaining())));
            return places;
        }

        @Override
        public Optional<Place> child(Object by) {
            return children().stream()
                    .filter(place -> place instanceof Node<?, ?> node && by.equals(node.by))
                    .findFirst();
        }

        private Place child(
                @Nullable Tree subtree, @Nullable Visit<A> childVisit, Object by, String name, int childOrder) {
            return new Node<>(
                    trace,
                    wishes,
                    subtree,
                    childVisit,
                    by,
                    name,
                    depth + 1,
                    childOrder,
                    onLine && follows(trace.result().principalVariation(), by),
                    towardsMark && follows(wishes.marked().orElseThrow(), by));
        }

        private boolean follows(List<?> actions, Object by) {
            return actions.size() > depth && by.equals(actions.get(depth));
        }

        @Override
        public SketchNode drawn(List<SketchNode> below) {
            Optional<Visit<A>> visited = Optional.ofNullable(visit);
            Optional<Board> board = visited.filter(at -> wishes.show(Sketch.Part.BOARD))
                    .map(trace::state)
                    .filter(Board.class::isInstance)
                    .map(Board.class::cast);
            boolean isMarked = towardsMark && wishes.marked().orElseThrow().size() == depth;
            return new SketchNode(
                    kind(),
                    visited.filter(at -> wishes.show(Sketch.Part.NUMBER))
                            .map(at -> OptionalInt.of(at.number()))
                            .orElse(OptionalInt.empty()),
                    action.isEmpty() || board.isPresent() ? Optional.empty() : Optional.of(action),
                    board,
                    visited.filter(at -> wishes.show(Sketch.Part.WINDOW) && !at.isLeaf())
                            .map(Visit::windows)
                            .orElse(List.of()),
                    value(),
                    visit == null,
                    onLine,
                    visited.filter(at -> wishes.show(Sketch.Part.VALUE) && wishes.show(Sketch.Part.WINDOW))
                            .flatMap(Visit::cutoff)
                            .map(Step.Cutoff::why),
                    isMarked ? Optional.of(wishes.caption()) : Optional.empty(),
                    0,
                    below);
        }

        private SketchNode.Kind kind() {
            if (tree != null ? tree.isLeaf() : visit == null || visit.isLeaf()) {
                return SketchNode.Kind.LEAF;
            }
            Player player = tree != null
                    ? tree.player()
                    : visit == null ? Player.MAX : visit.player().orElseThrow();
            return player == Player.MAX ? SketchNode.Kind.MAX : SketchNode.Kind.MIN;
        }

        private OptionalInt value() {
            if (tree != null && tree.isLeaf()) {
                return OptionalInt.of(tree.value());
            }
            if (visit == null) {
                return OptionalInt.empty();
            }
            return visit.isLeaf()
                    ? visit.leafValue()
                    : wishes.show(Sketch.Part.VALUE) ? OptionalInt.of(visit.value()) : OptionalInt.empty();
        }
    }
}
