package plybook.diagnosis;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plybook.diagnosis.LeafLedger.DeadLeaf;
import plybook.game.Window;
import plybook.tree.Tree;

/** Draws a tree as text, one node a line, with the leaves that were asked for. */
public final class LedgerDrawing {
    private static final int LINES = 40;

    private final List<String> lines = new ArrayList<>();
    private final List<Integer> asked;
    private final Optional<DeadLeaf> dead;
    private int leaf;
    private int node;

    private LedgerDrawing(List<Integer> asked, Optional<DeadLeaf> dead) {
        this.asked = asked;
        this.dead = dead;
    }

    /** The tree with no word on who asked for what. */
    public static String of(Tree tree) {
        return of(tree, List.of(), Optional.empty());
    }

    /** @param asked the numbers of the leaves asked for, in order; if empty, nothing is said of questions */
    static String of(Tree tree, List<Integer> asked, Optional<DeadLeaf> dead) {
        LedgerDrawing drawing = new LedgerDrawing(asked, dead);
        drawing.draw(tree, "", "");
        List<String> lines = drawing.lines;
        if (lines.size() > LINES) {
            int more = lines.size() - LINES;
            lines = new ArrayList<>(lines.subList(0, LINES));
            lines.add("… and " + more + " more lines");
        }
        return String.join("\n", lines) + (tree.nodes() <= LINES ? "\nas text: " + tree : "");
    }

    private void draw(Tree tree, String here, String below) {
        int id = node++;
        if (tree.isLeaf()) {
            lines.add(here + Window.text(tree.value()) + remark(leaf++));
            return;
        }
        String closed = dead.filter(each -> each.nodeId() == id)
                .map(each -> "   closed: α = " + Window.text(each.window().alpha()) + " ≥ β = "
                        + Window.text(each.window().beta()))
                .orElse("");
        lines.add(here + tree.player() + closed);
        for (int i = 0; i < tree.children().size(); i++) {
            boolean last = i == tree.children().size() - 1;
            draw(tree.children().get(i), below + (last ? "└─ " : "├─ "), below + (last ? "   " : "│  "));
        }
    }

    private String remark(int number) {
        int question = asked.indexOf(number) + 1;
        if (question == 0) {
            return asked.isEmpty() ? "" : "   not asked for";
        }
        boolean couldNotMatter = dead.filter(each -> each.leaf() == number).isPresent();
        return "   question " + question + (couldNotMatter ? "   ← could no longer matter" : "");
    }
}
