package plybook.view;

import java.util.ArrayList;
import java.util.List;
import plybook.trace.SketchNode;

/**
 * The layout of a tree in a picture that grows from the top down or from left to right. Every ply has a band of its own. Every subtree is as
 * close to the one before it as the boxes on each ply allow, and a parent is over the middle of its children. So no two boxes overlap.
 */
final class TreeLayout {
    /** The distance in pixels between boxes side by side. */
    private static final double BETWEEN_BOXES = 12;

    private static final double BETWEEN_BANDS_DOWN = 38;
    private static final double BETWEEN_BANDS_SIDEWAYS = 34;

    /** A node's box: its top left corner once it is laid out, and its size. */
    static final class Box {
        final SketchNode node;
        final double width;
        final double height;
        final List<Box> children = new ArrayList<>();
        double x;
        double y;

        /** The end of the box's band, where edges to children may bend. */
        double bandEnd;

        Box(SketchNode node, double width, double height) {
            this.node = node;
            this.width = width;
            this.height = height;
        }

        double middleX() {
            return x + width / 2;
        }

        double middleY() {
            return y + height / 2;
        }
    }

    /** The outline of a subtree: its extent to either side of its root's middle, on each ply. */
    private record Outline(List<Double> least, List<Double> most) {}

    private final boolean sideways;
    private final List<Double> bandSizes = new ArrayList<>();
    private final Box root;
    private double breadth;
    private double length;

    private TreeLayout(Box root, boolean sideways) {
        this.root = root;
        this.sideways = sideways;
    }

    /** Lays out the boxes, with the corner of the whole at (0, 0). */
    static TreeLayout of(Box root, boolean sideways) {
        TreeLayout layout = new TreeLayout(root, sideways);
        Outline outline = layout.arrange(root, 0);
        double least = outline.least().stream().mapToDouble(d -> d).min().orElseThrow();
        double most = outline.most().stream().mapToDouble(d -> d).max().orElseThrow();
        layout.breadth = most - least;
        layout.place(root, -least, 0, 0);
        return layout;
    }

    double width() {
        return sideways ? length : breadth;
    }

    double height() {
        return sideways ? breadth : length;
    }

    Box root() {
        return root;
    }

    private double across(Box box) {
        return sideways ? box.height : box.width;
    }

    private double along(Box box) {
        return sideways ? box.width : box.height;
    }

    private void setAcross(Box box, double value) {
        if (sideways) {
            box.y = value;
        } else {
            box.x = value;
        }
    }

    private double getAcross(Box box) {
        return sideways ? box.y : box.x;
    }

    /** Sets the place of every box across, as the distance of its middle from its parent's. */
    private Outline arrange(Box box, int ply) {
        if (bandSizes.size() == ply) {
            bandSizes.add(0.0);
        }
        bandSizes.set(ply, Math.max(bandSizes.get(ply), along(box)));
        List<Double> least = new ArrayList<>();
        List<Double> most = new ArrayList<>();
        for (Box child : box.children) {
            Outline outline = arrange(child, ply + 1);
            double shift = 0;
            for (int i = 0; i < Math.min(most.size(), outline.least().size()); i++) {
                shift = Math.max(
                        shift, most.get(i) + BETWEEN_BOXES - outline.least().get(i));
            }
            setAcross(child, shift);
            for (int i = 0; i < outline.least().size(); i++) {
                if (i < most.size()) {
                    least.set(i, Math.min(least.get(i), outline.least().get(i) + shift));
                    most.set(i, Math.max(most.get(i), outline.most().get(i) + shift));
                } else {
                    least.add(outline.least().get(i) + shift);
                    most.add(outline.most().get(i) + shift);
                }
            }
        }
        double middle = box.children.isEmpty()
                ? 0
                : (getAcross(box.children.get(0)) + getAcross(box.children.get(box.children.size() - 1))) / 2;
        for (Box child : box.children) {
            setAcross(child, getAcross(child) - middle);
        }
        List<Double> leastHere = new ArrayList<>(List.of(-across(box) / 2));
        List<Double> mostHere = new ArrayList<>(List.of(across(box) / 2));
        least.forEach(each -> leastHere.add(each - middle));
        most.forEach(each -> mostHere.add(each - middle));
        return new Outline(leastHere, mostHere);
    }

    private void place(Box box, double middle, double start, int ply) {
        double end = start + bandSizes.get(ply);
        double next = end + (sideways ? BETWEEN_BANDS_SIDEWAYS : BETWEEN_BANDS_DOWN);
        List<Double> middles =
                box.children.stream().map(child -> middle + getAcross(child)).toList();
        box.x = sideways ? start : middle - box.width / 2;
        box.y = sideways ? middle - box.height / 2 : start;
        box.bandEnd = end;
        length = Math.max(length, end);
        for (int i = 0; i < box.children.size(); i++) {
            place(box.children.get(i), middles.get(i), next, ply + 1);
        }
    }
}
