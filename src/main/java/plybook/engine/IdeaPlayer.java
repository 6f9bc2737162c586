package plybook.engine;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import plybook.engine.IdeaSearch.Found;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku;
import plybook.gomoku.NearbyMoves;

/**
 * A player that searches with some ideas to a fixed depth, or deeper and deeper until a limit is reached.
 *
 * @param depth the largest depth
 * @param ideas the ideas that are switched on
 */
public record IdeaPlayer(String name, int depth, Set<Idea> ideas) implements GomokuPlayer {
    private static final int DEEPEST = 40;

    /** The share of the nodes that the search for continuous fours may take. */
    private static final int SHARE_OF_FOURS = 8;

    /** The number of positions after which that search gives up. A search without a win looks at a few hundred as a rule. */
    private static final long MOST_POSITIONS = 2_000;

    /** Copies the ideas. */
    public IdeaPlayer {
        ideas = Set.copyOf(ideas);
    }

    /** Makes a player that goes deeper until a limit is reached. */
    public IdeaPlayer(String name, Set<Idea> ideas) {
        this(name, DEEPEST, ideas);
    }

    @Override
    public Decision move(Gomoku rules, Board board, Limits limits) {
        return Checked.opening(rules, board).orElseGet(() -> searched(rules, board, limits));
    }

    private Decision searched(Gomoku rules, Board board, Limits limits) {
        Stop stop = new Stop(limits);
        Cell any = new NearbyMoves(rules, 1).actions(board).get(0);
        Decision best = new Decision(any, 0, 0, 0, List.of(any));
        try {
            IdeaSearch search = new IdeaSearch(rules, board, ideas, stop);
            int most = Math.min(depth, rules.size() * rules.size() - board.stones());
            for (int plies = 1; plies <= most; plies++) {
                Found found = search.search(plies);
                best = new Decision(found.best(), found.value(), plies, stop.nodes(), found.line());
                if (plies == 1 && ideas.contains(Idea.FOURS)) {
                    Optional<Decision> win = byFours(rules, board, limits, stop);
                    if (win.isPresent()) {
                        return win.get();
                    }
                }
                if (depth == DEEPEST && Math.abs(found.value()) >= IdeaSearch.WIN - plies) {
                    break; // decided: a deeper search finds the same
                }
            }
        } catch (Stop.Reached tooDeep) {
            // keep the move of the last complete search: an unfinished one may not have seen the reply that refutes its
            // move
        }
        return new Decision(best.move(), best.value(), best.depth(), stop.nodes(), best.line());
    }

    /** Returns the victory by continuous fours, if there is one that is found cheaply. */
    private static Optional<Decision> byFours(Gomoku rules, Board board, Limits limits, Stop stop) {
        long most = Math.min(MOST_POSITIONS, limits.nodes() / SHARE_OF_FOURS);
        ContinuousFours fours = ContinuousFours.from(rules, board, stop, most);
        if (fours.plies() == 0) {
            return Optional.empty();
        }
        int win = IdeaSearch.WIN - fours.plies();
        int value = rules.player(board) == Player.MAX ? win : -win;
        return Optional.of(new Decision(fours.line().get(0), value, fours.plies(), stop.nodes(), fours.line()));
    }
}
