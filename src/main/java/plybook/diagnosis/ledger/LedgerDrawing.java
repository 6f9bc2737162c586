package plybook.diagnosis.ledger;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import plybook.diagnosis.ledger.LeafLedger.DeadLeaf;
import plybook.game.Window;
import plybook.tree.Tree;

/**
 * Draws a tree as text, one node a line, with the order of the questions, the windows, and the first wrong step.
 *
 * <pre>
 * MAX (−∞, +∞)
 * ├─ 3   question 1
 * └─ MIN (3, +∞)   closed: α = 3 ≥ β = 1
 *    ├─ 1   question 2
 *    └─ 4   question 3   ← first wrong step: could no longer matter
 * </pre>
 *
 * <p>The window of a node follows from the leaves that were sold before the first question below it. {@code trace.TreeDrawing} draws a
 * search from its own record; here only the questions are known.
 */
public final class LedgerDrawing {
    private static final int LINES = 40;

    private record Line(String text, boolean important) {}

    private final LeafLedger ledger;
    private final boolean windows;
    private final Optional<WrongStep> wrong;
    private final Optional<DeadLeaf> dead;
    private final Map<Integer, Integer> questions = new HashMap<>();
    private final Set<Integer> important = new HashSet<>();
    private final List<Line> lines = new ArrayList<>();
    private int leaf;
    private int node;

    private LedgerDrawing(LeafLedger ledger, boolean windows, Optional<WrongStep> wrong, Optional<DeadLeaf> dead) {
        this.ledger = ledger;
        this.windows = windows;
        this.wrong = wrong;
        this.dead = dead;
        ledger.asked().forEach(each -> questions.put(each, questions.size() + 1));
        wrong.ifPresent(step -> important.addAll(ledger.wayTo(step.node())));
        dead.ifPresent(each -> important.addAll(ledger.wayTo(each.nodeId())));
    }

    /** Returns the tree without questions. */
    public static String of(Tree tree) {
        return of(new LeafLedger(tree, Window.FULL), false, Optional.empty(), Optional.empty());
    }

    /**
     * The tree with the questions that were asked for it.
     *
     * @param windows whether to draw them: minimax knows of none
     * @param wrong the step to mark
     * @param dead the leaf whose node is marked as closed
     */
    static String of(LeafLedger ledger, boolean windows, Optional<WrongStep> wrong, Optional<DeadLeaf> dead) {
        Tree tree = ledger.tree();
        LedgerDrawing drawing = new LedgerDrawing(ledger, windows, wrong, dead);
        drawing.draw(tree, "", "");
        return String.join("\n", shortened(drawing.lines)) + (tree.nodes() <= LINES ? "\nas text: " + tree : "");
    }

    /** The first lines, and the way to what is marked. */
    private static List<String> shortened(List<Line> lines) {
        long room = LINES - lines.stream().filter(Line::important).count();
        List<String> kept = new ArrayList<>();
        int left = 0;
        for (Line line : lines) {
            if (line.important() || room-- > 0) {
                note(kept, left);
                left = 0;
                kept.add(line.text());
            } else {
                left++;
            }
        }
        note(kept, left);
        return kept;
    }

    private static void note(List<String> kept, int left) {
        if (left > 0) {
            kept.add("… and " + left + (left == 1 ? " more line" : " more lines"));
        }
    }

    private void draw(Tree tree, String here, String below) {
        int id = node++;
        String mark = wrong.filter(step -> step.node() == id)
                .map(step -> "   ← " + step.caption())
                .orElse("");
        if (tree.isLeaf()) {
            add(id, here + Window.text(tree.value()) + ledger.note(leaf) + asked(leaf++) + mark);
            return;
        }
        Optional<Window> entered = ledger.entered(id);
        if (entered.isEmpty() && !questions.isEmpty()) {
            add(id, here + tree + "   not asked for" + mark);
            node += tree.nodes() - 1;
            leaf += tree.leaves();
            return;
        }
        String window = windows ? entered.map(each -> " " + each).orElse("") : "";
        String closed = dead.filter(each -> each.nodeId() == id)
                .map(each -> "   closed: α = " + Window.text(each.window().alpha()) + " ≥ β = "
                        + Window.text(each.window().beta()))
                .orElse("");
        add(id, here + tree.player() + window + closed + mark);
        for (int i = 0; i < tree.children().size(); i++) {
            boolean last = i == tree.children().size() - 1;
            draw(tree.children().get(i), below + (last ? "└─ " : "├─ "), below + (last ? "   " : "│  "));
        }
    }

    private void add(int id, String text) {
        lines.add(new Line(text, important.contains(id)));
    }

    private String asked(int number) {
        if (questions.containsKey(number)) {
            return "   question " + questions.get(number);
        }
        return questions.isEmpty() ? "" : "   not asked for";
    }
}
