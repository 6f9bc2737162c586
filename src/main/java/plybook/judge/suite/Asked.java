package plybook.judge.suite;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plybook.game.Board;
import plybook.game.Window;
import plybook.guest.Call;
import plybook.guest.Codec;
import plybook.guest.Contract;
import plybook.guest.Given;
import plybook.guest.Question;
import plybook.guest.Walk;
import plybook.task.GomokuState;

/** Questions in words: the call as one would write it, and what it is about drawn below. */
public final class Asked {
    private static final int LONGEST = 200;
    private static final int DRAWN_WITH_NUMBERS = 5;

    private Asked() {}

    /** The method that a question calls, such as {@code bestAction}; of a walk that of its last step. */
    public static String method(Question question) {
        return question instanceof Call call ? call.method() : WalkText.lastMethod((Walk) question);
    }

    /** The call with its arguments; a tree's leaves are shown by dots where only its shape was handed over. */
    static String inFull(Question question) {
        return question instanceof Call call ? inFull(call) : WalkText.inFull((Walk) question);
    }

    private static String inFull(Call call) {
        List<Contract.Taken> takes = call.asking().takes();
        return call.method()
                + IntStream.range(0, takes.size())
                        .mapToObj(i -> argument(takes.get(i), call.arguments().get(i)))
                        .collect(Collectors.joining(", ", "(", ")"))
                + about(call, true)
                + about(call, false);
    }

    private static String argument(Contract.Taken taken, String text) {
        return switch (taken.codec().kind()) {
            case NUMBER -> Window.text(Integer.parseInt(text));
            case TRUTH, PLAYER, CELL -> text;
            case LIST -> "[" + shortened(text) + "]";
            case OPTIONAL -> text.isEmpty() ? "Optional.empty()" : shortened(text);
            case TEXT -> "\"" + shortened(text) + "\"";
            default -> taken.name();
        };
    }

    /** @param clock whether the clock is told, which comes first, or what else does not fit between the brackets */
    private static String about(Call call, boolean clock) {
        List<Contract.Taken> takes = call.asking().takes();
        return IntStream.range(0, takes.size())
                .filter(i -> (takes.get(i).codec().kind() == Codec.Kind.CLOCK) == clock)
                .mapToObj(i -> about(takes.get(i).codec(), call.arguments().get(i)))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(" and"));
    }

    private static String about(Codec codec, String text) {
        return switch (codec.kind()) {
            case TREE -> " of " + shortened(text);
            case BOARD, STATE -> " on\n" + board(text).indent(2).stripTrailing();
            case GAME -> " on a tree of the shape " + shape(text.substring(text.indexOf(' ') + 1));
            case POSITION -> " on a tree of the shape " + shape(text);
            case GIVEN_POSITION ->
                text.startsWith("(") || text.startsWith("v") || text.startsWith("^")
                        ? " on a tree"
                        : " on\n" + GomokuText.drawn(Board.parse(text));
            case CLOCK -> " with " + clock(text);
            default -> "";
        };
    }

    /** The first board among the arguments, as people draw it. */
    public static String board(Call call) {
        List<Contract.Taken> takes = call.asking().takes();
        return IntStream.range(0, takes.size())
                .filter(i -> takes.get(i).codec().kind() == Codec.Kind.BOARD
                        || takes.get(i).codec().kind() == Codec.Kind.STATE)
                .mapToObj(i -> board(call.arguments().get(i)))
                .findFirst()
                .orElse("");
    }

    private static String board(String text) {
        GomokuState state = GomokuState.parse(text); // of a board alone: one without a last move
        return state.board().size() < DRAWN_WITH_NUMBERS ? state.board().drawn() : GomokuDrawing.of(state);
    }

    private static String clock(String limits) {
        String[] numbers = limits.split(" ", -1);
        return switch (Integer.parseInt(numbers[0])) {
            case Given.ANY_NUMBER -> numbers[1] + " ms";
            case 0 -> "a clock that is up from the start";
            default -> "a clock of " + numbers[0] + " moves";
        };
    }

    private static String shape(String tree) {
        return shortened(tree.replaceAll("[0-9]+", "·"));
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + " …";
    }
}
