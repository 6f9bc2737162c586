// exercise: 04
// truth: wrong
// mistake: negamax changes the sign at every ply without asking whose turn it is, so trees in which a player moves twice get wrong values
// player: both
// style: classic negamax with color
// single: yes
// detail: right where MAX and MIN take turns
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Window;
import plybook.task.AlphaBetaTask;

public class MyAlphaBeta<S, A> implements AlphaBetaTask<S, A> {
  @Override
  public int value(Game<S, A> game, S state, int alpha, int beta) {
    if (game.terminal(state)) return game.utility(state);
    if (game.player(state) == Player.MAX) {
      return negamax(game, state, alpha, beta, 1);
    }
    return -negamax(game, state, -beta, -alpha, -1);
  }

  private int negamax(Game<S, A> game, S node, int alpha, int beta, int color) {
    if (game.terminal(node)) {
      return color * game.utility(node);
    }
    int value = -Window.INFINITY;
    for (A a : game.actions(node)) {
      value = Math.max(value, -negamax(game, game.result(node, a), -beta, -alpha, -color));
      alpha = Math.max(alpha, value);
      if (alpha >= beta) {
        break; // (* cut-off *)
      }
    }
    return value;
  }

  @Override
  public A bestAction(Game<S, A> game, S state) {
    int color = game.player(state) == Player.MAX ? 1 : -1;
    int alpha = -Window.INFINITY;
    A best = null;
    for (A a : game.actions(state)) {
      int v = -negamax(game, game.result(state, a), -Window.INFINITY, -alpha, -color);
      if (v > alpha) {
        alpha = v;
        best = a;
      }
    }
    return best;
  }
}
