package plybook.web;

import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Cell;
import plybook.game.Player;

/**
 * How a game stands by somebody's rules.
 *
 * @param over whether it has ended
 * @param winner who has won
 * @param toMove who is next; empty at the end
 * @param actions the legal moves; none at the end
 */
record Standing(boolean over, Optional<Player> winner, Optional<Player> toMove, List<Cell> actions) {
    Standing {
        actions = List.copyOf(actions);
    }

    /** By the rules of a game that needs the board alone. */
    static Standing of(BoardGame rules, Board board) {
        return rules.terminal(board) ? over(rules.winner(board)) : goesOn(rules.player(board), rules.actions(board));
    }

    static Standing over(Optional<Player> winner) {
        return new Standing(true, winner, Optional.empty(), List.of());
    }

    /** @throws IllegalStateException if there is no action */
    static Standing goesOn(Player toMove, List<Cell> actions) {
        if (actions.isEmpty()) {
            throw new IllegalStateException("actions is empty here, although terminal says that the game goes on.");
        }
        return new Standing(false, Optional.empty(), Optional.of(toMove), actions);
    }

    /** The end in words, such as "X wins". */
    String result() {
        return !over
                ? "not finished"
                : winner.map(player -> player.symbol() + " wins").orElse("Tie");
    }
}
