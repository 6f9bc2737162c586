// exercise: 08
// truth: wrong
// mistake: looks at the first eight actions of each list only, in all iterations, although the order means nothing
// player: both
// style: beam by subList, killers, stop flag
// single: yes
// detail: sometimes; wherever there are more than eight actions
import java.util.*;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.PlayerTask;

public class MyPlayer<A> implements PlayerTask<A> {
    private boolean stopped;
    private List<List<A>> killers;

    @Override
    public A move(GivenPosition<A> position, Clock clock) {
        stopped = false;
        killers = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            killers.add(new LinkedList<>());
        }
        List<A> rootMoves = new ArrayList<>(few(position.actions()));
        A toPlay = rootMoves.get(0);
        int depth = 1;
        while (!stopped && depth < 90) {
            Optional<A> result = root(position, clock, rootMoves, depth);
            if (result.isPresent()) {
                toPlay = result.get();
                Collections.rotate(rootMoves.subList(0, rootMoves.indexOf(toPlay) + 1), 1);
            }
            depth++;
        }
        return toPlay;
    }

    /** The best move, or nothing if the clock was up before the end. */
    private Optional<A> root(GivenPosition<A> p, Clock clock, List<A> moves, int depth) {
        boolean max = p.player() == Player.MAX;
        int alpha = -Window.INFINITY;
        int beta = Window.INFINITY;
        A best = moves.get(0);
        for (A move : moves) {
            p.make(move);
            int v = minOrMax(p, clock, depth - 1, 1, alpha, beta);
            p.undo();
            if (stopped) {
                return Optional.empty();
            }
            if (max && v > alpha) {
                alpha = v;
                best = move;
            }
            if (!max && v < beta) {
                beta = v;
                best = move;
            }
        }
        return Optional.of(best);
    }

    private int minOrMax(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) {
        if (stopped || clock.isUp()) {
            stopped = true;
            return 0;
        }
        if (p.terminal()) {
            if (p.utility() == 0) {
                return 0;
            }
            return p.utility() > 0 ? 1_000_000 - ply : ply - 1_000_000;
        }
        if (depth <= 0) {
            return p.evaluation();
        }
        return p.player() == Player.MAX ? maxValue(p, clock, depth, ply, alpha, beta) : minValue(p, clock, depth, ply, alpha, beta);
    }

    private int maxValue(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) {
        int v = -Window.INFINITY;
        for (A move : inOrder(p, ply)) {
            p.make(move);
            v = Math.max(v, minOrMax(p, clock, depth - 1, ply + 1, alpha, beta));
            p.undo();
            if (stopped) {
                return 0;
            }
            if (v >= beta) {
                remember(move, ply);
                return v;
            }
            alpha = Math.max(alpha, v);
        }
        return v;
    }

    private int minValue(GivenPosition<A> p, Clock clock, int depth, int ply, int alpha, int beta) {
        int v = Window.INFINITY;
        for (A move : inOrder(p, ply)) {
            p.make(move);
            v = Math.min(v, minOrMax(p, clock, depth - 1, ply + 1, alpha, beta));
            p.undo();
            if (stopped) {
                return 0;
            }
            if (v <= alpha) {
                remember(move, ply);
                return v;
            }
            beta = Math.min(beta, v);
        }
        return v;
    }

    private static final int WIDTH = 8;

    private List<A> few(List<A> all) {
        return all.subList(0, Math.min(WIDTH, all.size()));
    }

    private void remember(A move, int ply) {
        List<A> two = killers.get(ply);
        two.remove(move);
        two.add(0, move);
        if (two.size() > 2) {
            two.remove(2);
        }
    }

    private List<A> inOrder(GivenPosition<A> p, int ply) {
        List<A> given = few(p.actions());
        LinkedHashSet<A> moves = new LinkedHashSet<>(killers.get(ply));
        moves.retainAll(given);
        moves.addAll(given);
        return new ArrayList<>(moves);
    }
}
