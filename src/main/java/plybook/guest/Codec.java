package plybook.guest;

import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Evaluation;
import plybook.game.Game;
import plybook.game.Player;
import plybook.game.Position;
import plybook.guest.trees.Guise;
import plybook.task.Clock;
import plybook.task.GivenPosition;
import plybook.task.GomokuState;
import plybook.tree.Tree;
import plybook.tree.Trees;

/**
 * The text form of an argument or an answer. This page has everything that may cross the pipe between the judge's and the learner's process.
 * The type of a parameter or an answer in the contract determines its codec. A type that is not here cannot cross.
 *
 * <table>
 *   <caption>Values, which cross both ways</caption>
 *   <tr><th>type</th><th>text</th></tr>
 *   <tr><td>{@code int}, {@code boolean}, {@code String}</td><td>{@code -3}, {@code true}, the string itself</td></tr>
 *   <tr><td>{@link Player}</td><td>{@code MAX} or {@code MIN}</td></tr>
 *   <tr><td>{@link Cell}, {@link Board}, {@link GomokuState}, {@link Tree}</td><td>the text form that each of them describes</td></tr>
 *   <tr><td>{@code List}</td><td>the elements with blanks between them; inside an element a blank is {@code \_}, a backslash {@code \\}, and an
 *     element without text is {@code \0}</td></tr>
 *   <tr><td>{@code Optional}</td><td>nothing, or the element, as in a list</td></tr>
 *   <tr><td>{@code void}, as an answer</td><td>nothing</td></tr>
 * </table>
 *
 * <table>
 *   <caption>Arguments that the learner's process makes from a description, see {@link Given}</caption>
 *   <tr><th>type</th><th>text</th></tr>
 *   <tr><td>{@code Game<S, A>}</td><td>a {@link Guise}, {@code /} and the number of the child of the root that is in question if it is not the root itself, a blank, and a tree whose leaves are their numbers; what a leaf is worth is asked for</td></tr>
 *   <tr><td>{@code S}, {@code Evaluation<S>}</td><td>nothing: the state in question of that game, and its evaluation</td></tr>
 *   <tr><td>{@code Position<A>}</td><td>a tree whose leaves are their numbers</td></tr>
 *   <tr><td>{@code GivenPosition<A>}</td><td>a board; or a tree, {@code |}, and the estimates of its inner nodes with commas between them</td></tr>
 *   <tr><td>{@code Clock}</td><td>moves, and milliseconds with 0 for any time, with a blank between them</td></tr>
 *   <tr><td>{@code A}, as an answer</td><td>the number of the child that the action leads to; of a given position, the action's own text</td></tr>
 * </table>
 *
 * @param of the codec of the elements of a list or an optional; nothing for all others
 */
public record Codec(Kind kind, List<Codec> of) {
    /** A kind of value that can cross. */
    public enum Kind {
        NUMBER("a number", Integer.class),
        TRUTH("true or false", Boolean.class),
        TEXT("a text", String.class),
        PLAYER("a player", Player.class),
        CELL("a cell", Cell.class),
        BOARD("a board", Board.class),
        STATE("a state", GomokuState.class),
        TREE("a tree", Tree.class),
        LIST("a list", List.class),
        OPTIONAL("an Optional", Optional.class),
        GAME("a game", Game.class),
        GAME_STATE("a state", Object.class),
        EVALUATION("an evaluation", Evaluation.class),
        POSITION("a position", Position.class),
        GIVEN_POSITION("a position", GivenPosition.class),
        CLOCK("a clock", Clock.class),
        ACTION("an action", Object.class),
        NOTHING("nothing", Void.class);

        private final String said;
        private final Class<?> type;

        Kind(String said, Class<?> type) {
            this.said = said;
            this.type = type;
        }

        /** The kind of what is of that type. Streams and lambdas are avoided here, for each of them delays a process that has just started. */
        private static Kind of(Class<?> type) {
            for (Kind kind : values()) {
                if (kind.type == type && type != Object.class) {
                    return kind;
                }
            }
            throw new IllegalArgumentException(
                    type.getTypeName() + " cannot cross between judge and learner: Codec lists what can");
        }

        /** The kind in words, such as {@code a board}. */
        public String said() {
            return said;
        }
    }

    private static final Pattern CELL_TEXT = Pattern.compile("\\(([0-9]{1,10}),([0-9]{1,10})\\)");

    static final Codec PLAYER = new Codec(Kind.PLAYER, List.of());
    static final Codec BOARD = new Codec(Kind.BOARD, List.of());
    static final Codec CELLS = new Codec(Kind.LIST, List.of(new Codec(Kind.CELL, List.of())));

    /** The learner's code returned null, or a list with null in it. */
    static final class ReturnedNull extends RuntimeException {
        private static final long serialVersionUID = 1;

        ReturnedNull(String message) {
            super(message);
        }
    }

    /** The message for a null in a list. */
    public static final String NULL_INSIDE = "in a list";

    /**
     * The codec of a type.
     *
     * @param bound the types that stand for type variables; one that is not bound stands for any game's states or actions
     * @param answer whether the type is that of an answer
     * @throws IllegalArgumentException if the type cannot cross
     */
    static Codec of(Type type, Map<TypeVariable<?>, Type> bound, boolean answer) {
        if (type instanceof TypeVariable<?> variable) {
            Type known = bound.get(variable);
            return known != null
                    ? of(known, bound, answer)
                    : new Codec(answer ? Kind.ACTION : Kind.GAME_STATE, List.of());
        }
        Type raw = type instanceof ParameterizedType parameterized ? parameterized.getRawType() : type;
        Class<?> boxed = MethodType.methodType((Class<?>) raw).wrap().returnType();
        Kind kind = Kind.of(boxed);
        boolean container = kind == Kind.LIST || kind == Kind.OPTIONAL;
        return new Codec(
                kind,
                container && type instanceof ParameterizedType parameterized
                        ? List.of(of(parameterized.getActualTypeArguments()[0], bound, answer))
                        : List.of());
    }

    /**
     * Writes a value.
     *
     * @throws ReturnedNull if it is null, or has null in it
     * @throws ClassCastException if it is of another type, which an unchecked cast can smuggle in
     */
    public String text(@Nullable Object value) {
        if (kind == Kind.NOTHING) {
            return "";
        }
        if (value == null) {
            throw new ReturnedNull("");
        }
        Object typed = kind.type.cast(value);
        return switch (kind) {
            case LIST -> elements((List<?>) typed);
            case OPTIONAL ->
                ((Optional<?>) typed).isPresent() ? escaped(of.get(0).text(((Optional<?>) typed).get())) : "";
            case PLAYER -> ((Player) typed).name();
            case GAME, EVALUATION, POSITION, GIVEN_POSITION, CLOCK -> described(typed);
            case GAME_STATE -> "";
            default -> typed.toString();
        };
    }

    /** Only descriptions cross: a game that somebody plays stays where it is. */
    private static String described(Object value) {
        InvocationHandler handler = Proxy.isProxyClass(value.getClass()) ? Proxy.getInvocationHandler(value) : null;
        if (handler instanceof Given.Description description) {
            return description.text();
        }
        throw new IllegalArgumentException("only what Given describes can cross, not " + value);
    }

    /**
     * Reads a value.
     *
     * @throws IllegalArgumentException if the text shows none
     */
    public Object value(String text) {
        return switch (kind) {
            case NUMBER -> Integer.valueOf(text);
            case TRUTH -> truth(text);
            case TEXT, ACTION, NOTHING -> text;
            case PLAYER -> Player.valueOf(text);
            case CELL -> cell(text);
            case BOARD -> Board.parse(text);
            case STATE -> GomokuState.parse(text);
            // A step tells its place by the object of a node.
            case TREE -> Steps.areTold() ? Tree.parse(text) : Trees.sharing(Tree.parse(text));
            case LIST -> elements(text);
            case OPTIONAL ->
                text.isEmpty() ? Optional.empty() : Optional.of(of.get(0).value(plain(text)));
            case GAME, GAME_STATE, EVALUATION, POSITION, GIVEN_POSITION, CLOCK ->
                throw new IllegalArgumentException(kind.said + " is made in the learner's process only");
        };
    }

    private String elements(List<?> list) {
        StringBuilder text = new StringBuilder();
        for (@Nullable Object each : list) {
            if (each == null) {
                throw new ReturnedNull(NULL_INSIDE);
            }
            text.append(text.isEmpty() ? "" : " ").append(escaped(of.get(0).text(each)));
        }
        return text.toString();
    }

    private List<Object> elements(String text) {
        List<Object> elements = new ArrayList<>();
        for (String each : text.isEmpty() ? new String[0] : text.split(" ", -1)) {
            elements.add(of.get(0).value(plain(each)));
        }
        return elements;
    }

    private static String escaped(String text) {
        if (!text.isEmpty() && text.indexOf(' ') < 0 && text.indexOf('\\') < 0) {
            return text;
        }
        return text.isEmpty() ? "\\0" : text.replace("\\", "\\\\").replace(" ", "\\_");
    }

    private static String plain(String escaped) {
        if (escaped.indexOf('\\') < 0) {
            return escaped;
        }
        return escaped.equals("\\0")
                ? ""
                : escaped.replace("\\\\", "\\ ").replace("\\_", " ").replace("\\ ", "\\");
    }

    private static Object truth(String text) {
        return switch (text) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new IllegalArgumentException("expected true or false, found \"" + text + "\"");
        };
    }

    static Cell cell(String text) {
        Matcher numbers = CELL_TEXT.matcher(text);
        if (!numbers.matches()) {
            throw new IllegalArgumentException("expected a cell such as (1,2), found \"" + text + "\"");
        }
        return new Cell(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2)));
    }
}
