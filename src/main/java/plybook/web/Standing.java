package plybook.web;

import java.util.List;
import java.util.Optional;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Cell;
import plybook.game.Player;

/**
 * The state of a game by somebody's rules.
 *
 * @param over true if it has ended
 * @param winner the player who has won, if any
 * @param toMove the player who is next; empty at the end
 * @param actions the legal moves; none at the end
 */
record Standing(boolean over, Optional<Player> winner, Optional<Player> toMove, List<Cell> actions) {
    Standing {
        actions = List.copyOf(actions);
    }

    /** Returns the state by the rules of a game that needs the board alone. */
    static Standing of(BoardGame rules, Board board) {
        return rules.terminal(board) ? over(rules.winner(board)) : goesOn(rules.player(board), rules.actions(board));
    }

    static Standing over(Optional<Player> winner) {
        return new Standing(true, winner, Optional.empty(), List.of());
    }

    /**
     * Returns the state of a game that goes on.
     *
     * @throws IllegalStateException if there is no action
     */
    static Standing goesOn(Player toMove, List<Cell> actions) {
        if (actions.isEmpty()) {
            throw new IllegalStateException(Texts.of("rules.no.actions"));
        }
        return new Standing(false, Optional.empty(), Optional.of(toMove), actions);
    }

    /** Returns the result in words, such as "X wins". */
    String result() {
        return !over
                ? Texts.of("result.open")
                : winner.map(player -> Texts.of("result.wins", player.symbol()))
                        .orElseGet(() -> Texts.of("result.tie"));
    }
}
