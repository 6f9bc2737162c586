package plybook.web;

import java.util.List;
import java.util.Optional;
import plybook.game.Game;
import plybook.game.Player;
import plybook.match.Match;

/**
 * The state of a game by somebody's rules.
 *
 * @param over whether it has ended
 * @param winner the player who has won
 * @param toMove the player to move; empty at the end
 * @param actions the legal actions; none at the end
 */
record Standing<A>(boolean over, Optional<Player> winner, Optional<Player> toMove, List<A> actions) {
    Standing {
        actions = List.copyOf(actions);
    }

    /** Returns how a game stands by rules that need the state alone. */
    static <S, A> Standing<A> of(Game<S, A> rules, S state) {
        return rules.terminal(state)
                ? over(Match.winner(rules, state))
                : goesOn(rules.player(state), rules.actions(state));
    }

    static <A> Standing<A> over(Optional<Player> winner) {
        return new Standing<>(true, winner, Optional.empty(), List.of());
    }

    /**
     * Returns how a game stands that goes on.
     *
     * @throws IllegalStateException if there is no action
     */
    static <A> Standing<A> goesOn(Player toMove, List<A> actions) {
        if (actions.isEmpty()) {
            throw new IllegalStateException(Texts.of("rules.no.actions"));
        }
        return new Standing<>(false, Optional.empty(), Optional.of(toMove), actions);
    }

    /** Returns the result in words, such as "X wins". */
    String result() {
        return !over
                ? Texts.of("result.open")
                : winner.map(player -> Texts.of("result.wins", player.symbol()))
                        .orElseGet(() -> Texts.of("result.tie"));
    }
}
