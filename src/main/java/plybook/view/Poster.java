package plybook.view;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Arc2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import javax.imageio.ImageIO;
import plybook.game.Game;
import plybook.game.Player;
import plybook.trace.Trace;
import plybook.trace.Visit;

/**
 * A whole game tree as one picture, with the nodes lit that alpha-beta visits. Each ply is a ring around the root; siblings share their
 * parent's arc equally. It is for a wall or a slide: there is nothing to step through.
 *
 * @param nodes the number of nodes of the whole tree
 * @param lit the number of nodes that alpha-beta visits
 * @param svg the picture with its caption, as an SVG file
 */
public record Poster(long nodes, long lit, String svg) {
    private static final int SIDE = 2_000;
    private static final int CAPTION = 160;
    private static final int BITS = 8;
    private static final int MARGIN = 40;
    private static final double FULL_TURN = 360;
    private static final double TOP = 90;

    /** The width in pixels that a lit node has at least. Otherwise nobody would see those of the outer rings. */
    private static final double LEAST_WIDTH = 1.2;

    /** More nodes take too long, and could not be told apart. */
    private static final long MOST_NODES = 2_000_000;

    private static final Color GROUND = new Color(0x10141c);
    private static final Color DARK_MAX = new Color(0x22344f);
    private static final Color DARK_MIN = new Color(0x3d2c1c);
    private static final Color LIT_MAX = new Color(0x79aef5);
    private static final Color LIT_MIN = new Color(0xefa45c);
    private static final Color LIT_END = new Color(0xfff3c4);

    /**
     * Draws the whole tree below a state.
     *
     * @param title the first line of the caption
     * @throws IllegalArgumentException if the tree has more than two million nodes
     */
    public static <S, A> Poster of(String title, Game<S, A> game, S root) {
        long nodes = count(game, root);
        Visit<A> visits = Trace.alphaBeta(game, root).root();
        // A few plain colours and hard edges: a tenth of the size of a picture with soft ones.
        BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_BYTE_INDEXED, palette());
        Graphics2D to = image.createGraphics();
        to.setColor(GROUND);
        to.fillRect(0, 0, SIDE, SIDE);
        Drawing<S, A> drawing = new Drawing<>(game, to, (SIDE / 2.0 - MARGIN) / (plies(game, root) + 1));
        drawing.dark(root, 0, 0, FULL_TURN, DARK_MAX);
        drawing.lit(root, visits, 0, 0, FULL_TURN);
        to.dispose();
        return new Poster(nodes, drawing.lit, framed(title, nodes, drawing.lit, image));
    }

    private static IndexColorModel palette() {
        List<Color> colours = List.of(GROUND, DARK_MAX, DARK_MIN, LIT_MAX, LIT_MIN, LIT_END);
        int[] rgb = colours.stream().mapToInt(Color::getRGB).toArray();
        return new IndexColorModel(BITS, rgb.length, rgb, 0, false, -1, DataBuffer.TYPE_BYTE);
    }

    private static String hex(Color colour) {
        return String.format(Locale.ROOT, "#%06x", colour.getRGB() & 0xffffff);
    }

    /** Counts ply by ply, and the children of a ply before they are made: so a large tree is refused after a few thousand nodes. */
    private static <S, A> long count(Game<S, A> game, S root) {
        long nodes = 1;
        List<S> ply = List.of(root);
        while (!ply.isEmpty()) {
            List<S> next = new ArrayList<>();
            for (S state : ply) {
                List<A> actions = game.terminal(state) ? List.of() : game.actions(state);
                nodes += actions.size();
                if (nodes > MOST_NODES) {
                    throw new IllegalArgumentException(String.format(
                            Locale.ENGLISH, "this tree has more than %,d nodes: too many for one picture", MOST_NODES));
                }
                actions.forEach(action -> next.add(game.result(state, action)));
            }
            ply = next;
        }
        return nodes;
    }

    private static <S, A> int plies(Game<S, A> game, S state) {
        return game.terminal(state)
                ? 0
                : 1
                        + game.actions(state).stream()
                                .mapToInt(action -> plies(game, game.result(state, action)))
                                .max()
                                .orElse(0);
    }

    private static String framed(String title, long nodes, long lit, BufferedImage image) {
        String caption = String.format(
                Locale.ENGLISH,
                "%,d nodes. Alpha-beta visits the %,d that are lit, one in %,d.",
                nodes,
                lit,
                Math.round((double) nodes / lit));
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + SIDE + " " + (SIDE + CAPTION)
                + "\" role=\"img\" aria-label=\"" + Svg.escaped(title + ": " + caption) + "\">\n<rect width=\"" + SIDE
                + "\" height=\"" + (SIDE + CAPTION) + "\" fill=\"" + hex(GROUND) + "\"/>\n<image width=\"" + SIDE
                + "\" height=\"" + SIDE + "\" href=\"data:image/png;base64," + png(image) + "\"/>\n"
                + text(title, SIDE + 40, 64) + text(caption, SIDE + 110, 44) + "</svg>\n";
    }

    private static String text(String text, int y, int size) {
        return "<text x=\"" + SIDE / 2 + "\" y=\"" + y + "\" font-family=\"system-ui, sans-serif\" font-size=\"" + size
                + "\" text-anchor=\"middle\" fill=\"#e8edf4\">" + Svg.escaped(text) + "</text>\n";
    }

    private static String png(BufferedImage image) {
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", png);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Base64.getEncoder().encodeToString(png.toByteArray());
    }

    /** Draws one tree: first all nodes dark, then the visited ones lit. */
    private static final class Drawing<S, A> {
        private final Game<S, A> game;
        private final Graphics2D to;
        private final double ring;
        private long lit;

        Drawing(Game<S, A> game, Graphics2D to, double ring) {
            this.game = game;
            this.to = to;
            this.ring = ring;
        }

        /** @param ofEnd the colour of an end here: that of the other nodes of its ring, or the ring would flicker */
        void dark(S state, int ply, double from, double turn, Color ofEnd) {
            boolean end = game.terminal(state);
            Color colour = end ? ofEnd : game.player(state) == Player.MAX ? DARK_MAX : DARK_MIN;
            to.setColor(colour);
            sector(ply, from, turn);
            if (!end) {
                List<A> actions = game.actions(state);
                double share = turn / actions.size();
                for (int i = 0; i < actions.size(); i++) {
                    dark(
                            game.result(state, actions.get(i)),
                            ply + 1,
                            from + i * share,
                            share,
                            colour.equals(DARK_MAX) ? DARK_MIN : DARK_MAX);
                }
            }
        }

        void lit(S state, Visit<A> visit, int ply, double from, double turn) {
            lit++;
            boolean end = game.terminal(state);
            to.setColor(end ? LIT_END : game.player(state) == Player.MAX ? LIT_MAX : LIT_MIN);
            sector(ply, from, Math.max(turn, Math.toDegrees(LEAST_WIDTH / (ring * (ply + 1)))));
            if (!end) {
                List<A> actions = game.actions(state);
                double share = turn / actions.size();
                for (Visit<A> child : visit.children()) {
                    int i = actions.indexOf(child.action().orElseThrow());
                    lit(game.result(state, actions.get(i)), child, ply + 1, from + i * share, share);
                }
            }
        }

        private void sector(int ply, double from, double turn) {
            Path2D path = new Path2D.Double();
            path.append(arc(ring * (ply + 1) - 1, from, turn), false);
            path.append(arc(ring * ply, from + turn, -turn), true);
            path.closePath();
            to.fill(path);
        }

        /** Returns an arc that begins at the top and goes clockwise. */
        private static Arc2D arc(double radius, double from, double turn) {
            double corner = SIDE / 2.0 - radius;
            return new Arc2D.Double(corner, corner, 2 * radius, 2 * radius, TOP - from, -turn, Arc2D.OPEN);
        }
    }
}
