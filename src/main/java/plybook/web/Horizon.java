package plybook.web;

import plybook.game.Game;

/** The depth to which minimax can look. */
final class Horizon {
    private Horizon() {}

    /**
     * Returns the number of plies that minimax can look ahead within so many nodes, at least one; {@code deepest} if it then sees every end.
     *
     * @param deepest the largest answer
     */
    static <S, A> int deepest(Game<S, A> game, S state, int mostNodes, int deepest) {
        long before = 0;
        for (int plies = 1; plies < deepest; plies++) {
            long nodes = nodes(game, state, plies, mostNodes);
            if (nodes > mostNodes) {
                return Math.max(1, plies - 1);
            }
            if (nodes == before) {
                return deepest;
            }
            before = nodes;
        }
        return deepest;
    }

    /** Returns the number of nodes that minimax visits; it stops counting once they are too many. */
    private static <S, A> long nodes(Game<S, A> game, S state, int depth, int most) {
        long nodes = 1;
        if (depth > 0 && !game.terminal(state)) {
            for (A action : game.actions(state)) {
                nodes += nodes(game, game.result(state, action), depth - 1, most);
                if (nodes > most) {
                    return nodes;
                }
            }
        }
        return nodes;
    }
}
