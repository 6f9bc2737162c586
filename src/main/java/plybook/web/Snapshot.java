package plybook.web;

import java.time.Duration;
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
 * @param counter the number that a move must name, as proof that it is meant for this board
 * @param version a number that grows with every visible change
 * @param size the rows of the board; 0 for a game without a board
 * @param board rows joined by a slash, with X, O and a dot; without a board the text of the state
 * @param actions the texts of the legal actions; none on a board, where the free cells show them
 * @param saves whether the game can be kept in a file
 * @param phase "yours", "thinking", "step" (a computer's move can be asked for) or "over"
 * @param status the heading
 * @param toMove X or O; empty when the game is over
 * @param notes which functions are the learner's, a sentence each
 * @param remarks mistakes of a learner's functions, the newest last
 */
record Snapshot(
        String id,
        String game,
        String title,
        int size,
        int counter,
        int version,
        String board,
        List<String> actions,
        boolean saves,
        String phase,
        String status,
        String toMove,
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
        List<String> notes,
        List<String> remarks,
        @Nullable Thought thought) {
    private static final int REMARKS = 8;

    /**
     * The work of a computer for its move.
     *
     * @param ply the number of moves made before it
     * @param values the values of the candidates; empty until they are known
     */
    record Thought(
            int ply,
            String player,
            Object move,
            String work,
            @Nullable Integer horizon,
            List<Candidate> values,
            List<Work> efforts) {}

    /** A possible move and its value. */
    record Candidate(Object cell, int value, String meaning) {}

    /** The cost of a search. */
    record Work(String name, @Nullable Long nodes, @Nullable Long leaves, double millis) {}

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
        return new Thought(
                ply,
                before.standing()
                        .toMove()
                        .map(player -> String.valueOf(player.symbol()))
                        .orElse(""),
                written(chosen.action()),
                work(chosen),
                considered.flatMap(Considered::horizon).orElse(null),
                considered
                        .map(found -> found.values().entrySet().stream()
                                .map(entry -> new Candidate(
                                        written(entry.getKey()),
                                        entry.getValue(),
                                        meaning(
                                                entry.getValue(),
                                                game.outlook().win(),
                                                found.horizon().isEmpty())))
                                .toList())
                        .orElse(List.of()),
                considered
                        .map(found -> found.efforts().stream()
                                .map(effort -> new Work(
                                        effort.name(),
                                        effort.nodes().orElse(null),
                                        effort.leaves().orElse(null),
                                        millis(effort.time())))
                                .toList())
                        .orElse(List.of()));
    }

    /** Returns the work for the move, as a sentence. */
    private static String work(Chosen<?> chosen) {
        String counted = chosen.nodes().isPresent() ? ".nodes" : chosen.leaves().isPresent() ? ".leaves" : "";
        String limited = chosen.depth().isPresent() ? ".deep" : "";
        List<Object> arguments = new ArrayList<>(List.of(chosen.by(), time(chosen.time())));
        chosen.nodes().or(chosen::leaves).ifPresent(arguments::add);
        chosen.depth().ifPresent(arguments::add);
        String text = Texts.of("work" + counted + limited, arguments.toArray());
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    private static String time(Duration time) {
        double millis = millis(time);
        return millis < 10
                ? Texts.of("time.short", millis)
                : millis < 1_000 ? Texts.of("time.medium", millis) : Texts.of("time.long", millis / 1_000);
    }

    /** Returns the meaning of a value that is at least the given one if somebody has won. */
    private static String meaning(int value, int win, boolean toTheEnd) {
        if (value == 0) {
            return Texts.of(toTheEnd ? "meaning.tie" : "meaning.even");
        }
        boolean won = Math.abs(value) >= win;
        return Texts.of(won ? "meaning.wins" : "meaning.better", (value > 0 ? Player.X : Player.O).symbol());
    }

    private static double millis(Duration time) {
        return time.toNanos() / 1e6;
    }

    private static Object written(Object action) {
        return action instanceof Cell cell ? pair(cell) : action.toString();
    }

    private static List<Integer> pair(Cell cell) {
        return List.of(cell.row(), cell.column());
    }
}
