package plybook.engine;

import java.util.List;
import plybook.engine.Decision.Weighed;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku;
import plybook.gomoku.NearbyMoves;

/** A player that deepens its search ply by ply until a limit is reached or the game is decided. It plays the best move of the last complete search. */
record EnginePlayer(String name, int depth, ThreatSearch.Settings settings, int fours, Parts parts)
        implements GomokuPlayer {
    private static final int TABLE_BITS = 18;

    @Override
    public Decision move(Gomoku rules, Board board, Limits limits) {
        return Checked.opening(rules, board).orElseGet(() -> searched(rules, board, limits));
    }

    private Decision searched(Gomoku rules, Board board, Limits limits) {
        Stop stop = new Stop(limits);
        Situation situation = new Situation(rules, board, parts, settings.estimate());
        Cell any = new NearbyMoves(rules, 1).actions(board).get(0);
        Decision best = new Decision(any, 0, 0, 0, List.of(any));
        try {
            FourSearch continuous = new FourSearch(situation, stop);
            ThreatSearch search =
                    new ThreatSearch(situation, settings, new TranspositionTable(TABLE_BITS), continuous, stop);
            int most = Math.min(depth, rules.size() * rules.size() - board.stones());
            for (int plies = 1; plies <= most; plies++) {
                int value = search.search(plies, -Integer.MAX_VALUE, Integer.MAX_VALUE);
                best = decision(situation, search, value, plies, stop.nodes());
                if (Mate.isDecided(value)) {
                    break;
                }
                if (plies == 1 && fours > 0) {
                    int win = continuous.shortest(fours, Math.max(2_000, limits.nodes() / 8));
                    if (win > 0) {
                        return won(situation, continuous.line(win), win, stop.nodes());
                    }
                }
            }
        } catch (Stop.Reached tooDeep) {
            // keep the move of the last complete search: an unfinished one may not have seen the reply that refutes its
            // move
        }
        return new Decision(best.move(), best.value(), best.depth(), stop.nodes(), best.line(), best.considered());
    }

    private static Decision won(Situation situation, List<Integer> line, int win, long nodes) {
        List<Cell> cells = line.stream().map(situation::cell).toList();
        int value = sign(situation) * Mate.winAt(win);
        return new Decision(cells.get(0), value, win, nodes, cells, List.of(new Weighed(cells.get(0), value, true)));
    }

    private static int sign(Situation situation) {
        return situation.player() == Player.MAX ? 1 : -1;
    }

    private static Decision decision(Situation situation, ThreatSearch search, int value, int plies, long nodes) {
        int sign = sign(situation);
        List<Cell> line = search.line(plies).stream().map(situation::cell).toList();
        List<Weighed> compared = search.compared().stream()
                .map(each -> new Weighed(situation.cell(each.move()), sign * each.value(), each.exact()))
                .toList();
        return new Decision(line.get(0), sign * value, plies, nodes, line, compared);
    }
}
