// exercise: 03
// truth: right
// mistake: none; everything is seen from the mover by a factor of +1 or -1
// player: both
// style: negamax-like with a sign for each node, result in an array of Object
// single: yes
// detail: always
import java.util.List;
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

    public int value(Game<S, A> g, S s) {
        if (g.terminal(s)) return g.utility(s);
        int sign = sign(g, s);
        long best = Long.MIN_VALUE;
        for (A a : g.actions(s)) {
            long mine = (long) sign * value(g, g.result(s, a));
            if (mine > best) best = mine;
        }
        return (int) (sign * best);
    }

    public A bestAction(Game<S, A> g, S s) {
        int sign = sign(g, s);
        List<A> moves = g.actions(s);
        int[] score = new int[moves.size()];
        int top = 0;
        for (int i = 0; i < score.length; i++) {
            score[i] = sign * value(g, g.result(s, moves.get(i)));
            if (score[i] >= score[top]) top = i;
        }
        return moves.get(top);
    }

    private int sign(Game<S, A> g, S s) {
        return g.player(s) == Player.MAX ? 1 : -1;
    }
}
