package plybook.view;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.game.Window;
import plybook.search.AlphaBeta.Bounds;
import plybook.search.AlphaBeta.Cutoff;
import plybook.tictactoe.TicTacToe;
import plybook.trace.Sketch;
import plybook.trace.Trace;
import plybook.tree.Tree;
import plybook.tree.Trees;

/** One picture of every kind, by the name of its file. */
final class Gallery {
    static final Tree TREE_1 = Tree.parse("((7 3) (15) (1 12 20 22))");
    static final Tree TREE_4 = Tree.parse("((((3 17) (2 12)) ((15) (25 0))) (((2 5) (3)) ((2 14))))");
    private static final Tree TREE_5 = Tree.parse("((((5 6) (7 4 5)) ((3))) (((6) (6 9)) ((7))) (((5)) ((9 8) (6))))");

    private Gallery() {}

    /** Returns small pictures that are stored as files and compared byte by byte. */
    static Map<String, Picture> golden() {
        Map<String, Picture> pictures = new LinkedHashMap<>();
        pictures.put("tree-of-3", TreeSvg.of(Tree.parse("(1 2)")));
        pictures.put("tree-hidden", TreeSvg.of(Sketch.of(TREE_1).hidingValues()));
        pictures.put("tree-minimax", TreeSvg.of(TREE_1, Trace.minimax(TREE_1)));
        pictures.put("tree-alpha-beta", TreeSvg.of(TREE_1, Trace.alphaBeta(TREE_1)));
        pictures.put(
                "tree-marked",
                TreeSvg.of(Sketch.of(TREE_4, Trace.alphaBeta(TREE_4, Bounds.SOFT, Cutoff.BEYOND_EQUALITY))
                        .marking(
                                List.of(1, 1),
                                "First wrong step: MAX is already guaranteed 3, so this cannot matter.")));
        pictures.put("tree-narrow-window", TreeSvg.of(Trace.alphaBeta(TREE_1, new Window(2, 6))));
        pictures.put("game", TreeSvg.of(Trace.alphaBeta(new TicTacToe(), Board.parse("XXO/OO./X.."))));
        pictures.put("board-3", wonBoard());
        pictures.put(
                "board-values",
                BoardSvg.draw(Board.parse("X.O/.X./O.."))
                        .values(Map.of(new Cell(0, 1), 0, new Cell(1, 0), -1, new Cell(2, 2), 1))
                        .highlighting(List.of(new Cell(2, 2)))
                        .picture());
        return pictures;
    }

    /** Returns these and larger pictures, to look at. */
    static Map<String, Picture> all() {
        Map<String, Picture> pictures = new LinkedHashMap<>(golden());
        pictures.put("tree-of-26", TreeSvg.of(TREE_4, Trace.alphaBeta(TREE_4)));
        pictures.put("tree-of-33", TreeSvg.of(TREE_5, Trace.alphaBeta(TREE_5)));
        Random random = new Random(5);
        for (int i = 0; i < 3; i++) {
            Tree tree = randomTree(random, 55, 60);
            pictures.put("tree-of-" + tree.nodes() + "-" + i, TreeSvg.of(tree, Trace.alphaBeta(tree)));
        }
        Tree extreme = Tree.parse("((-1000000 1000000) (999999 (-1000000 -999999)) v(0 -1))");
        pictures.put("tree-of-large-values", TreeSvg.of(extreme, Trace.alphaBeta(extreme)));
        TicTacToe game = new TicTacToe();
        pictures.put("tree-shortened", TreeSvg.of(Trace.alphaBeta(game, game.initialState())));
        pictures.put("board-15", gomokuBoard());
        pictures.put("board-19", BoardSvg.of(Board.empty(19)));
        return pictures;
    }

    private static Tree randomTree(Random random, int least, int most) {
        while (true) {
            Tree tree = Trees.random(new Trees.Mix(5, 3, 0.15, true, -99, 99), random);
            if (tree.nodes() >= least && tree.nodes() <= most) {
                return tree;
            }
        }
    }

    static Picture wonBoard() {
        return BoardSvg.draw(Board.parse("X.O/.X./O.X"))
                .winningLine(List.of(new Cell(0, 0), new Cell(1, 1), new Cell(2, 2)))
                .lastMove(new Cell(2, 2))
                .picture();
    }

    private static Picture gomokuBoard() {
        Board board = Board.empty(15);
        List<Cell> line = List.of(new Cell(3, 4), new Cell(4, 5), new Cell(5, 6), new Cell(6, 7), new Cell(7, 8));
        line.forEach(cell -> board.put(cell, Player.X));
        Stream.of(new Cell(2, 3), new Cell(8, 9), new Cell(7, 7), new Cell(5, 5), new Cell(4, 7), new Cell(6, 6))
                .forEach(cell -> board.put(cell, Player.O));
        return BoardSvg.draw(board)
                .winningLine(line)
                .lastMove(new Cell(7, 8))
                .values(Map.of(new Cell(9, 9), -12, new Cell(9, 10), 4_200, new Cell(10, 10), 1_000_000))
                .picture();
    }
}
