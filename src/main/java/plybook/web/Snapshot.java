package plybook.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.registry.Chosen;
import plybook.registry.PlayableGame;
import plybook.report.SavedGame;

/**
 * A game as a page shows it, with the fields of the JSON that the page gets. A move on a
 * board is a pair of row and column, from 0; any other move is the text of the action.
 *
 * @param exact whether what a board is worth is known to the end of the game
 * @param counter the number that a move must name, as proof that it is meant for this board
 * @param version a number that grows with every visible change
 * @param size the rows of the board; 0 for a game without a board
 * @param lettered whether cells are named by a letter and a number, such as H8, and otherwise by row and column from 0
 * @param board rows joined by a slash, with X, O and a dot; without a board the text of the state
 * @param actions the texts of the legal actions; none on a board, where the free cells show them
 * @param saves whether the game can be kept in a file
 * @param phase "yours", "thinking", "step" (a computer's move can be asked for) or "over"
 * @param status the heading
 * @param toMove X or O; empty when the game is over
 * @param winner X or O; empty while the game goes on, and after a tie
 * @param moves all moves, and {@code reviews} what the game was worth before each of them and at the end, as far as it is known
 * @param notes which functions are the learner's, a sentence each
 * @param remarks mistakes of a learner's functions, the newest last
 */
record Snapshot(
        String id,
        String game,
        String title,
        int size,
        boolean lettered,
        boolean exact,
        int counter,
        int version,
        String board,
        List<String> actions,
        boolean saves,
        String phase,
        String status,
        String toMove,
        String winner,
        String x,
        String o,
        String xName,
        String oName,
        @Nullable Object last,
        List<List<Integer>> line,
        @Nullable Object hint,
        boolean hinting,
        boolean canUndo,
        List<Object> moves,
        List<@Nullable Reviewed> reviews,
        List<String> notes,
        List<String> remarks,
        @Nullable Thought thought) {
    private static final int REMARKS = 8;

    /**
     * The work of a computer for its move.
     *
     * @param ply the number of moves made before it
     * @param board the board before it, as in {@code board}
     * @param source "player" if the values are the player's own, "end" if they hold to the end of the game, "engine" if the player does
     *     not say what it considered and these are the engine's
     * @param values the values of the candidates; empty until they are known
     * @param line the moves that the player expects, the chosen one first; empty if it does not say
     */
    record Thought(
            int ply,
            String board,
            String player,
            Object move,
            String work,
            String source,
            @Nullable Integer horizon,
            List<Candidate> values,
            List<Object> line,
            List<Work> efforts) {}

    /** A possible move and its value; if it is not exact, the move is no better than that for its player. */
    record Candidate(Object cell, int value, boolean exact, String meaning) {}

    /** The cost of a search. */
    record Work(String name, long nodes, long leaves) {}

    /**
     * The worth of a board, as it is judged afterwards.
     *
     * @param chance the chance, from 0 to 1, that X wins
     * @param best the best move; null at the end of the game
     */
    record Reviewed(double chance, @Nullable Object best) {}

    /** Returns the game with everything that a page needs. The caller holds the game's lock. */
    static <S, A> Snapshot of(Session<S, A> game, List<Moment<S, A>> moments) {
        Moment<S, A> now = moments.get(moments.size() - 1);
        PlayableGame<S, A> played = game.game();
        int size = now.state() instanceof Board board ? board.size() : 0;
        Map<Player, String> names = game.names();
        A hint = game.hint();
        return new Snapshot(
                game.id(),
                played.id(),
                played.title(),
                size,
                played.notation().lettered(),
                played.outlook().toTheEnd(),
                game.counter(),
                game.version(),
                now.state().toString(),
                size > 0
                        ? List.of()
                        : now.standing().actions().stream().map(String::valueOf).toList(),
                size > 0 && SavedGame.keeps(played.id(), size),
                phase(game, now),
                status(game, now, names),
                now.standing()
                        .toMove()
                        .map(player -> String.valueOf(player.symbol()))
                        .orElse(""),
                now.standing()
                        .winner()
                        .map(player -> String.valueOf(player.symbol()))
                        .orElse(""),
                game.seats().x(),
                game.seats().o(),
                names.getOrDefault(Player.X, ""),
                names.getOrDefault(Player.O, ""),
                now.last().map(Snapshot::written).orElse(null),
                winningLine(now).stream().map(Snapshot::pair).toList(),
                hint == null ? null : written(hint),
                game.hinting(),
                canUndo(game, moments),
                moments.stream()
                        .skip(1)
                        .flatMap(moment -> moment.last().stream())
                        .map(Snapshot::written)
                        .toList(),
                moments.stream().<@Nullable Reviewed>map(Snapshot::reviewed).toList(),
                game.notes(),
                remarks(moments),
                thought(played, moments));
    }

    private static List<Cell> winningLine(Moment<?, ?> now) {
        return now.standing().winner().isPresent()
                        && now.state() instanceof Board board
                        && now.last().orElse(null) instanceof Cell last
                ? SavedGame.winningLine(board, last)
                : List.of();
    }

    private static String phase(Session<?, ?> game, Moment<?, ?> now) {
        return game.busy()
                ? "thinking"
                : now.standing().over() ? "over" : game.seats().computersOnly() ? "step" : "yours";
    }

    private static String status(Session<?, ?> game, Moment<?, ?> now, Map<Player, String> names) {
        if (now.standing().over() && !game.busy()) {
            return now.standing()
                    .winner()
                    .map(winner -> Texts.of("status.wins", winner.symbol()))
                    .orElseGet(() -> Texts.of("status.tie"));
        }
        if (game.busy() && !(game.seats().peopleOnly() && game.counter() > 0)) {
            return Texts.of("status.thinking");
        }
        return now.standing()
                .toMove()
                .map(player -> game.seats().computersOnly()
                        ? Texts.of("status.next", player.symbol(), names.get(player))
                        : Texts.of("status.yours", player.symbol()))
                .orElse("");
    }

    private static boolean canUndo(Session<?, ?> game, List<? extends Moment<?, ?>> moments) {
        return moments.subList(0, game.busy() ? moments.size() : moments.size() - 1).stream()
                .anyMatch(moment -> moment.standing()
                        .toMove()
                        .filter(player -> game.seats().isHuman(player))
                        .isPresent());
    }

    private static List<String> remarks(List<? extends Moment<?, ?>> moments) {
        List<String> all =
                moments.stream().flatMap(moment -> moment.remarks().stream()).toList();
        return all.subList(Math.max(0, all.size() - REMARKS), all.size());
    }

    private static <S, A> @Nullable Thought thought(PlayableGame<S, A> game, List<Moment<S, A>> moments) {
        return IntStream.iterate(moments.size() - 1, ply -> ply > 0, ply -> ply - 1)
                .filter(ply -> moments.get(ply).chosen().isPresent())
                .mapToObj(ply -> thought(game, moments.get(ply - 1), moments.get(ply), ply - 1))
                .findFirst()
                .orElse(null);
    }

    private static <S, A> Thought thought(PlayableGame<S, A> game, Moment<S, A> before, Moment<S, A> after, int ply) {
        Chosen<A> chosen = after.chosen().orElseThrow();
        Optional<Considered<S, A>> considered = after.considered();
        boolean own = !game.outlook().toTheEnd() && !chosen.considered().isEmpty();
        return new Thought(
                ply,
                before.state().toString(),
                before.standing()
                        .toMove()
                        .map(player -> String.valueOf(player.symbol()))
                        .orElse(""),
                written(chosen.action()),
                work(chosen),
                own ? "player" : game.outlook().toTheEnd() ? "end" : "engine",
                considered.flatMap(Considered::horizon).orElse(null),
                own
                        ? own(chosen, game.outlook().win())
                        : considered(considered, game.outlook().win()),
                chosen.line().stream().map(Snapshot::written).toList(),
                considered
                        .map(found -> found.efforts().stream()
                                .map(effort -> new Work(effort.name(), effort.nodes(), effort.leaves()))
                                .toList())
                        .orElse(List.of()));
    }

    private static <A> List<Candidate> own(Chosen<A> chosen, int win) {
        return chosen.considered().stream()
                .map(each -> new Candidate(
                        written(each.action()), each.value(), each.exact(), meaning(each.value(), win, false)))
                .toList();
    }

    private static <S, A> List<Candidate> considered(Optional<Considered<S, A>> considered, int win) {
        return considered.stream()
                .flatMap(found -> found.values().entrySet().stream()
                        .map(entry -> new Candidate(
                                written(entry.getKey()),
                                entry.getValue(),
                                true,
                                meaning(entry.getValue(), win, found.horizon().isEmpty()))))
                .toList();
    }

    private static <S, A> @Nullable Reviewed reviewed(Moment<S, A> moment) {
        if (moment.standing().over()) {
            double chance = moment.standing()
                    .winner()
                    .map(winner -> winner == Player.X ? 1.0 : 0.0)
                    .orElse(0.5);
            return new Reviewed(chance, null);
        }
        return moment.review()
                .map(review -> new Reviewed(
                        review.chance(), review.best().map(Snapshot::written).orElse(null)))
                .orElse(null);
    }

    /** Returns the work for the move, as a sentence. */
    private static String work(Chosen<?> chosen) {
        if (chosen.nodes().filter(nodes -> nodes == 0).isPresent()) {
            return Texts.of("work.none", capitalised(chosen.by()));
        }
        String counted = chosen.nodes().isPresent() ? ".nodes" : chosen.leaves().isPresent() ? ".leaves" : "";
        String limited = chosen.depth().isPresent() ? ".deep" : "";
        List<Object> arguments = new ArrayList<>(List.of(chosen.by()));
        chosen.nodes().or(chosen::leaves).ifPresent(arguments::add);
        chosen.depth().ifPresent(arguments::add);
        String text = Texts.of("work" + counted + limited, arguments.toArray());
        return capitalised(text);
    }

    private static String capitalised(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /** Returns the meaning of a value that is at least the given one if somebody has won. */
    private static String meaning(int value, int win, boolean toTheEnd) {
        if (value == 0) {
            return Texts.of(toTheEnd ? "meaning.tie" : "meaning.even");
        }
        boolean won = Math.abs(value) >= win;
        return Texts.of(won ? "meaning.wins" : "meaning.better", (value > 0 ? Player.X : Player.O).symbol());
    }

    private static Object written(Object action) {
        return action instanceof Cell cell ? pair(cell) : action.toString();
    }

    private static List<Integer> pair(Cell cell) {
        return List.of(cell.row(), cell.column());
    }
}
