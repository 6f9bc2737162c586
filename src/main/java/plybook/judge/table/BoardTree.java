package plybook.judge.table;

import java.util.ArrayList;
import java.util.List;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Game;
import plybook.tree.Tree;

/** A game below a board as an explicit tree of so many plies, with the board at each leaf, from left to right. */
final class BoardTree {
    private final Game<Board, Cell> game;
    private final List<Board> leaves = new ArrayList<>();
    private final Tree shape;

    BoardTree(Game<Board, Cell> game, Board board, int plies) {
        this.game = game;
        this.shape = below(board, plies);
    }

    private Tree below(Board board, int plies) {
        if (plies == 0 || game.terminal(board)) {
            leaves.add(board);
            return Tree.leaf(0);
        }
        return new Tree.Node(
                game.player(board),
                game.actions(board).stream()
                        .map(action -> below(game.result(board, action), plies - 1))
                        .toList());
    }

    /** The tree, with leaves that are worth nothing yet. */
    Tree shape() {
        return shape;
    }

    List<Board> leaves() {
        return leaves;
    }
}
