package plybook.guest;

import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.tree.Tree;
import plybook.tree.TreeGame;

/** What the arguments of one call have in common, in the learner's process: the tree that is played, and the clock. */
final class Scene {
    private final IntUnaryOperator valueOfLeaf;
    private @Nullable Budget budget;
    private @Nullable Played played;

    /** A tree that is played; {@code number} makes of an action the number of the child that it leads to. */
    private record Played(
            Game<?, ?> game,
            Object inQuestion,
            Supplier<Evaluation<?>> evaluation,
            UnaryOperator<@Nullable Object> number) {}

    Scene(IntUnaryOperator valueOfLeaf) {
        this.valueOfLeaf = valueOfLeaf;
    }

    /** The argument that the text says. */
    Object argument(Codec codec, String text) {
        return switch (codec.kind()) {
            case GAME -> play(text).game();
            case GAME_STATE -> played().inQuestion();
            case EVALUATION -> played().evaluation().get();
            case POSITION -> new InPlace(Tree.parse(text), valueOfLeaf);
            case GIVEN_POSITION -> GivenPositions.of(text, budget());
            case CLOCK -> budget().set(text);
            default -> codec.value(text);
        };
    }

    private Played play(String text) {
        int blank = text.indexOf(' ');
        Guise guise = Guise.valueOf(text.substring(0, blank));
        Tree shape = Tree.parse(text.substring(blank + 1));
        Played now = guise == Guise.PLAIN
                ? plain(new TreeGame(shape, valueOfLeaf))
                : awkward(new AwkwardGame(guise, shape, valueOfLeaf));
        played = now;
        return now;
    }

    private static Played plain(TreeGame game) {
        return new Played(game, game.initialState(), game::evaluation, action -> action);
    }

    private static Played awkward(AwkwardGame game) {
        return new Played(game, game.inQuestion(), game::evaluation, game::number);
    }

    private Played played() {
        if (played == null) {
            throw new IllegalArgumentException("a state, or an evaluation, comes after its game");
        }
        return played;
    }

    /**
     * Starts the clock, for the call comes next. Here and not when the clock was made: a position takes its time to be made.
     */
    void begin() {
        if (budget != null) {
            budget.start();
        }
    }

    /** Made when first needed: other exercises' processes need not load what measures processor time. */
    private Budget budget() {
        Budget one = budget == null ? new Budget() : budget;
        budget = one;
        return one;
    }

    /** What the learner's method returned as text. */
    String text(Codec codec, @Nullable Object answer) {
        return codec.text(
                codec.kind() == Codec.Kind.ACTION && played != null
                        ? played.number().apply(answer)
                        : answer);
    }

    /** What has become of an argument, if it is not as it was: a changed board, moves that were not undone, what of the clock was used. */
    Optional<String> changed(Codec codec, Object argument, String before) {
        return switch (codec.kind()) {
            case BOARD, STATE -> Optional.of(codec.text(argument)).filter(after -> !after.equals(before));
            case POSITION -> ((InPlace) argument).left();
            case CLOCK -> Optional.of(budget().used().toString());
            default -> Optional.empty();
        };
    }
}
