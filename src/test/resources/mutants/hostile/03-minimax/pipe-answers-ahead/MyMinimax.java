// Hostile: fills the pipe with answers before anything is asked
// Says: expected | ended without an answer
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.nio.channels.ByteChannel;
import plybook.game.Game;
import plybook.task.MinimaxTask;

public class MyMinimax<S, A> implements MinimaxTask<S, A> {
    @Override
    public int value(Game<S, A> game, S state) {
        try {
            ByteBuffer bytes = ByteBuffer.allocate(1 << 15);
            while (bytes.remaining() > 20) {
                // The answer "1": its length, its type, the text, no changed board.
                bytes.putInt(11).put((byte) 4).putInt(1).put((byte) '1').put((byte) 0).putInt(0);
            }
            pipe(game).write(bytes.flip());
            return 1;
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
