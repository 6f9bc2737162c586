// Hostile: writes half a message into the pipe, and waits
// Says: still busy when its time was over
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;
import plybook.game.Game;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        try {
            ByteChannel pipe = pipe(game);
            ByteBuffer bytes = ByteBuffer.allocate(50).putInt(100).putInt(4).rewind();
            while (bytes.hasRemaining()) {
                pipe.write(bytes);
            }
            while (true) {}
        } catch (Exception e) {
            throw new IllegalStateException("could not speak: " + e);
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
