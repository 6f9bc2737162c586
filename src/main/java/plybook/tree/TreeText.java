package plybook.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import plybook.game.Player;
import plybook.game.Window;

/** Reads and writes the text form of trees. */
final class TreeText {
    private static final int END = -1;

    private final String text;
    private final char[] letters; // of the text: looked at several times each
    private int at;

    private TreeText(String text) {
        this.text = text;
        this.letters = text.toCharArray();
    }

    static Tree read(String text) {
        TreeText reader = new TreeText(text);
        reader.skipBlanks();
        if (reader.peek() == END) {
            throw reader.expected("a tree, which is a number or (child child …)");
        }
        Tree tree = reader.tree(Player.MAX, 0);
        reader.skipBlanks();
        if (reader.peek() != END) {
            throw reader.expected("the end of the text, because the tree is complete");
        }
        return tree;
    }

    private Tree tree(Player unlessSaid, int depth) {
        int c = peek();
        if (isMinus(c) || isDigit(c)) {
            return leaf();
        }
        Player player = unlessSaid;
        if (c == '^' || c == 'v') {
            player = c == '^' ? Player.MAX : Player.MIN;
            at++;
            skipBlanks();
            if (peek() != '(') {
                throw expected("( after " + (char) c);
            }
        } else if (c != '(') {
            throw expected("a number or (");
        }
        return node(player, depth);
    }

    private Tree node(Player player, int depth) {
        if (depth == Tree.MAX_DEPTH) {
            throw expected("no more than " + Tree.MAX_DEPTH + " plies");
        }
        int opened = at++;
        List<Tree> children = new ArrayList<>();
        for (skipBlanks(); peek() != ')'; skipBlanks()) {
            if (peek() == END) {
                throw expected("a child or ) to close the ( of position " + opened);
            }
            children.add(tree(player.opponent(), depth + 1));
        }
        if (children.isEmpty()) {
            throw expected("a child, because a node has one or more");
        }
        at++;
        return new Tree.Node(player, children);
    }

    private Tree leaf() {
        int from = at;
        boolean negative = isMinus(peek());
        if (negative) {
            at++;
        }
        int digits = at;
        long value = 0;
        while (isDigit(peek())) {
            value = value * 10 + (peek() - '0');
            at++;
            if (value > Window.MAX_VALUE) {
                at = from;
                throw expected("a value within ±" + Window.MAX_VALUE);
            }
        }
        if (at == digits) {
            throw expected("a digit after −");
        }
        if (peek() != END && !isBlank(peek()) && "()^v".indexOf(peek()) < 0) {
            throw expected("a blank, ( or ) after a number");
        }
        return new Tree.Leaf((int) (negative ? -value : value));
    }

    private static boolean isMinus(int c) {
        return c == '-' || c == '−';
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isBlank(int c) {
        return Character.isWhitespace(c) || c == ',';
    }

    private int peek() {
        return at < letters.length ? letters[at] : END;
    }

    private void skipBlanks() {
        while (isBlank(peek())) {
            at++;
        }
    }

    private IllegalArgumentException expected(String what) {
        int from = Math.max(0, at - 20);
        int to = Math.min(text.length(), at + 20);
        String found =
                at < text.length() ? "found '" + Character.toString(text.codePointAt(at)) + "'" : "the text ends";
        String excerpt = (from > 0 ? "…" : "")
                + text.substring(from, to).replaceAll("\\s", " ")
                + (to < text.length() ? "…" : "");
        String caret = " ".repeat((from > 0 ? 1 : 0) + at - from) + "^";
        return new IllegalArgumentException(
                "position " + at + ": expected " + what + ", " + found + "\n  " + excerpt + "\n  " + caret);
    }

    static String write(Tree tree) {
        return write(tree, Tree::value);
    }

    /** Writes the tree with the numbers of its leaves, from left to right and from 0, in place of their values. */
    static String writeNumbered(Tree tree) {
        int[] next = {0};
        return write(tree, leaf -> next[0]++);
    }

    private static String write(Tree tree, ToIntFunction<Tree> ofLeaf) {
        StringBuilder text = new StringBuilder();
        write(tree, !alternates(tree, Player.MAX), ofLeaf, text);
        return text.toString();
    }

    private static void write(Tree tree, boolean marked, ToIntFunction<Tree> ofLeaf, StringBuilder text) {
        if (tree.isLeaf()) {
            text.append(ofLeaf.applyAsInt(tree));
            return;
        }
        if (marked) {
            text.append(tree.player() == Player.MAX ? '^' : 'v');
        }
        List<Tree> children = tree.children();
        for (int i = 0; i < children.size(); i++) { // half a million iterators take longer than the text
            text.append(i == 0 ? '(' : ' ');
            write(children.get(i), marked, ofLeaf, text);
        }
        text.append(')');
    }

    /** Returns whether the players take turns in the tree, this one first. */
    static boolean alternates(Tree tree, Player player) {
        if (tree.isLeaf()) {
            return true;
        }
        if (tree.player() != player) {
            return false;
        }
        Player next = player.opponent();
        List<Tree> children = tree.children();
        for (int i = 0; i < children.size(); i++) {
            if (!alternates(children.get(i), next)) {
                return false;
            }
        }
        return true;
    }
}
