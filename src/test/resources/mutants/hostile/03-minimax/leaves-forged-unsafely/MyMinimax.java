// Hostile: puts prices of its own into the game past Java's rules, and works with those
// Says: expected | could not
import java.lang.reflect.Field;
import java.util.function.IntUnaryOperator;
import plybook.game.Game;
import plybook.task.MinimaxTask;
import sun.misc.Unsafe;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        try {
            Field access = Unsafe.class.getDeclaredField("theUnsafe");
            access.setAccessible(true);
            Unsafe unsafe = (Unsafe) access.get(null);
            Field price = game.getClass().getDeclaredField("valueOfLeaf");
            unsafe.putObject(game, unsafe.objectFieldOffset(price), (IntUnaryOperator) number -> 7);
            return game.terminal(state) ? game.utility(state) : 7;
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw new IllegalStateException("could not: " + e);
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        value(game, state);
        return game.actions(state).get(0);
    }
}
