package plybook.engine;

import java.util.List;
import plybook.engine.PlainSearch.Found;
import plybook.engine.PlainSearch.Order;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.gomoku.Gomoku;
import plybook.gomoku.NearbyMoves;

/** A player that uses the plain search to a fixed depth, or to the largest depth that it completes within the limits. */
record PlainPlayer(String name, int depth) implements GomokuPlayer {
    @Override
    public Decision move(Gomoku rules, Board board, Limits limits) {
        return Checked.opening(rules, board).orElseGet(() -> searched(rules, board, limits));
    }

    private Decision searched(Gomoku rules, Board board, Limits limits) {
        Stop stop = new Stop(limits);
        PlainSearch search = new PlainSearch(rules, board, Order.BY_GAIN, stop);
        Cell any = new NearbyMoves(rules, 1).actions(board).get(0);
        Decision best = new Decision(any, 0, 0, 0, List.of(any));
        try {
            for (int plies = 1; plies <= depth; plies++) {
                Found found = search.search(plies);
                best = new Decision(found.line().get(0), found.value(), plies, stop.nodes(), found.line());
            }
        } catch (Stop.Reached tooDeep) {
            // keep the move of the last complete search: an unfinished one may not have seen the reply that refutes its
            // move
        }
        return new Decision(best.move(), best.value(), best.depth(), stop.nodes(), best.line());
    }
}
