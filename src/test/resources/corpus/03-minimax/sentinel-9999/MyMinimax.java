// exercise: 03
// truth: wrong
// mistake: the best value starts at -9999 for MAX and 9999 for MIN, which lie among the values that a game may have
// player: both
// style: one method with a boolean
// single: yes
// detail: only where every value below a MAX node is under -9999 or every value below a MIN node is over 9999; bestAction starts without a value and is wrong only through the values below
import plybook.game.Game;
import plybook.game.Player;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {

	private static final int LOST = -9999;
	private static final int WON = 9999;

	@Override
	public int value(Game<S, A> game, S state) {
		if (game.terminal(state))
			return game.utility(state);
		boolean isMax = game.player(state) == Player.MAX;
		int best = isMax ? LOST : WON;
		for (A action : game.actions(state)) {
			int val = value(game, game.result(state, action));
			if (isMax && val > best || !isMax && val < best)
				best = val;
		}
		return best;
	}

	@Override
	public A bestAction(Game<S, A> game, S state) {
		boolean isMax = game.player(state) == Player.MAX;
		A bestAction = null;
		int bestValue = 0;
		for (A action : game.actions(state)) {
			int val = value(game, game.result(state, action));
			if (bestAction == null || (isMax ? val > bestValue : val < bestValue)) {
				bestAction = action;
				bestValue = val;
			}
		}
		return bestAction;
	}
}
