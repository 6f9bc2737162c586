package plybook.web;

import java.util.List;
import plybook.game.Game;
import plybook.registry.PlayableGame;
import plybook.search.AlphaBeta;
import plybook.search.Minimax;
import plybook.search.Options;
import plybook.trace.Recording;
import plybook.trace.Trace;
import plybook.view.Explorer;

/** The explorer for the search below a state of a game. */
public final class Exploration {
    /** The number of nodes through which the explorer still steps smoothly. */
    private static final int MOST_NODES = 5_000;

    private static final int DEEPEST = 9;

    private Exploration() {}

    /** Returns a page that explores a game from its start. */
    public static <S, A> String page(PlayableGame<S, A> game) {
        return page(game, game.outlook().game().initialState(), 0);
    }

    /** Returns a page with minimax beside alpha-beta, as deep as minimax can look without visiting too many nodes. */
    static <S, A> String page(PlayableGame<S, A> played, S state, int ply) {
        Game<S, A> game = played.outlook().game();
        int depth = Horizon.deepest(game, state, MOST_NODES, DEEPEST);
        String title = Texts.of("explored", played.title(), ply, depth);
        return Explorer.page(
                title,
                List.of(
                        Recording.of(
                                "minimax",
                                Trace.of(game, options -> new Minimax<>(game, limited(options, depth, played)), state)),
                        Recording.of(
                                "alpha-beta",
                                Trace.of(
                                        game,
                                        options -> new AlphaBeta<>(game, limited(options, depth, played)),
                                        state))));
    }

    private static <S, A> Options<S, A> limited(Options<S, A> options, int depth, PlayableGame<S, A> played) {
        return options.limitedTo(depth, played.outlook().evaluation());
    }
}
