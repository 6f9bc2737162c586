// Hostile: asks for leaves that there are not
// Says: ended without an answer (it asked for a leaf that there is not)
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.channels.ByteChannel;
import plybook.game.Game;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        try {
            Method price = grip(game).getClass().getDeclaredMethod("valueOfLeaf", int.class);
            price.setAccessible(true);
            return (int) price.invoke(grip(game), 1 << 30);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("could not ask: " + e.getCause());
        }
    }

    @Override
    public A bestAction(Game<S, A> game, S state) {
        value(game, state);
        return game.actions(state).get(0);
    }

    /** The loop's object, got from the game's private parts. */
    private static Object grip(Object game) throws ReflectiveOperationException {
        Object price = field(game, "valueOfLeaf");
        for (Field field : price.getClass().getDeclaredFields()) {
            field.setAccessible(true);
            return field.get(price);
        }
        throw new NoSuchFieldException("nothing captured");
    }

    private static Object field(Object of, String name) throws ReflectiveOperationException {
        Field field = of.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field.get(of);
    }

    private static ByteChannel pipe(Object game) throws ReflectiveOperationException {
        return (ByteChannel) field(field(grip(game), "wire"), "channel");
    }
}
