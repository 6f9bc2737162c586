package plybook.guest;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.guest.own.OwnGomoku;
import plybook.guest.trees.AwkwardGame;
import plybook.guest.trees.Guise;
import plybook.guest.trees.InPlace;
import plybook.tree.Tree;
import plybook.tree.TreeGame;

/** The common context of the arguments of one call, in the learner's process: the tree that is played, and the clock. */
final class Scene {
    private final IntUnaryOperator valueOfLeaf;
    private final Map<String, Object> goingOn;
    private final LastTree trees;
    private @Nullable Budget budget;
    private @Nullable Game<?, ?> played;

    /** @param goingOn the games and positions that the next question may be about again, by their texts */
    Scene(IntUnaryOperator valueOfLeaf, Map<String, Object> goingOn, LastTree trees) {
        this.valueOfLeaf = valueOfLeaf;
        this.goingOn = goingOn;
        this.trees = trees;
    }

    /** The argument that the text says. */
    Object argument(Codec codec, String text) {
        return switch (codec.kind()) {
            case GAME -> play(text);
            case GAME_STATE -> inQuestion();
            case EVALUATION -> evaluation(text);
            case POSITION ->
                text.indexOf(Given.ROWS) > 0
                        ? new OwnGomoku(text)
                        : text.contains(Given.AFTER) ? goOnAfter(text) : new InPlace(trees.of(text), valueOfLeaf);
            case GIVEN_POSITION -> GivenPositions.of(text, budget(), goingOn);
            case CLOCK -> budget().set(text);
            default -> codec.value(text);
        };
    }

    private Game<?, ?> play(String text) {
        int blank = text.indexOf(' ');
        String[] inQuestion = text.substring(0, blank).split(Given.BELOW, -1);
        Guise guise = Guise.valueOf(inQuestion[0]);
        OptionalInt child =
                inQuestion.length < 2 ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(inQuestion[1]));
        Tree shape = trees.of(text.substring(blank + 1));
        Game<?, ?> now =
                switch (guise) {
                    case PLAIN -> new TreeGame(shape, valueOfLeaf);
                    case ONE_GAME -> goOn(shape, child);
                    default -> new AwkwardGame(guise, shape, valueOfLeaf);
                };
        played = now;
        return now;
    }

    /** The position of the question before, if it was about the same tree. */
    private InPlace goOnAfter(String text) {
        String[] parts = text.split(Given.AFTER, -1);
        InPlace position =
                (InPlace) goingOn.computeIfAbsent(parts[0], key -> new InPlace(Tree.parse(key), valueOfLeaf));
        position.goOn(
                Stream.of(parts[1].split(" ", -1))
                        .filter(move -> !move.isEmpty())
                        .map(Integer::valueOf)
                        .toList(),
                valueOfLeaf);
        return position;
    }

    private AwkwardGame goOn(Tree shape, OptionalInt child) {
        AwkwardGame game = (AwkwardGame)
                goingOn.computeIfAbsent(shape.toString(), key -> new AwkwardGame(Guise.ONE_GAME, shape, valueOfLeaf));
        game.goOn(child, valueOfLeaf);
        return game;
    }

    private Object inQuestion() {
        return played instanceof AwkwardGame awkward ? awkward.inQuestion() : plain().initialState();
    }

    private Evaluation<?> evaluation(String text) {
        return played instanceof AwkwardGame awkward
                ? awkward.evaluation(Integer.parseInt(text))
                : plain().evaluation();
    }

    private TreeGame plain() {
        if (played instanceof TreeGame game) {
            return game;
        }
        throw new IllegalArgumentException("a state, or an evaluation, comes after its game");
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

    /** Returns the result of the learner's method as text. */
    String text(Codec codec, @Nullable Object answer) {
        return codec.text(
                codec.kind() == Codec.Kind.ACTION && played instanceof AwkwardGame game ? game.number(answer) : answer);
    }

    /** Returns the change of an argument, if any: a changed board, moves that were not undone, the number of moves, or the used part of the clock. */
    Optional<String> changed(Codec codec, Object argument, String before) {
        return switch (codec.kind()) {
            case BOARD, STATE -> changed(codec.text(argument), before);
            case POSITION -> argument instanceof InPlace tree ? tree.left() : ((OwnGomoku) argument).used();
            case CLOCK -> Optional.of(budget().used().toString());
            default -> Optional.empty();
        };
    }

    private static Optional<String> changed(String after, String before) {
        return after.equals(before) ? Optional.empty() : Optional.of(after);
    }
}
