package plybook.web;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.game.Window;
import plybook.report.SavedGame;

/**
 * A game as a page shows it, with the fields of the JSON that the page gets. A cell is a pair of row and column, from 0.
 *
 * @param counter the number that a move must name, as proof that it is meant for this board
 * @param version a number that grows with every visible change
 * @param board rows joined by a slash, with X, O and a dot
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
        String phase,
        String status,
        String toMove,
        String x,
        String o,
        String xName,
        String oName,
        @Nullable List<Integer> last,
        List<List<Integer>> line,
        @Nullable List<Integer> hint,
        boolean hinting,
        boolean canUndo,
        List<List<Integer>> moves,
        List<String> notes,
        List<String> remarks,
        @Nullable Thought thought) {
    private static final int REMARKS = 8;

    /**
     * The work of a computer for its move.
     *
     * @param ply the number of moves made before it
     * @param values of the candidates; empty until they are known
     */
    record Thought(
            int ply,
            String player,
            List<Integer> move,
            String work,
            @Nullable Integer horizon,
            List<Candidate> values,
            List<Work> efforts) {}

    /** A possible move and its value. */
    record Candidate(List<Integer> cell, int value, String meaning) {}

    /** The cost of a search. */
    record Work(String name, @Nullable Long nodes, @Nullable Long leaves, double millis) {}

    /** Returns the game with everything that a page needs. The caller holds the game's lock. */
    static Snapshot of(Session game, List<Moment> moments) {
        Moment now = moments.get(moments.size() - 1);
        Kind kind = game.kind();
        Map<Player, String> names = game.names();
        Cell hint = game.hint();
        List<Integer> last = now.last().map(Snapshot::pair).orElse(null);
        List<Cell> line = now.standing().winner().isPresent() && now.last().isPresent()
                ? SavedGame.winningLine(now.board(), now.last().get())
                : List.of();
        return new Snapshot(
                game.id(),
                kind.id(),
                kind.title(),
                kind.size(),
                game.counter(),
                game.version(),
                now.board().toString(),
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
                last,
                line.stream().map(Snapshot::pair).toList(),
                hint == null ? null : pair(hint),
                game.hinting(),
                canUndo(game, moments),
                moments.stream()
                        .skip(1)
                        .flatMap(moment -> moment.last().stream())
                        .map(Snapshot::pair)
                        .toList(),
                game.notes(),
                remarks(moments),
                thought(kind, moments));
    }

    private static String phase(Session game, Moment now) {
        return game.busy()
                ? "thinking"
                : now.standing().over() ? "over" : game.seats().computersOnly() ? "step" : "yours";
    }

    private static String status(Session game, Moment now, Map<Player, String> names) {
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

    private static boolean canUndo(Session game, List<Moment> moments) {
        return moments.subList(0, game.busy() ? moments.size() : moments.size() - 1).stream()
                .anyMatch(moment -> moment.standing()
                        .toMove()
                        .filter(player -> game.seats().isHuman(player))
                        .isPresent());
    }

    private static List<String> remarks(List<Moment> moments) {
        List<String> all =
                moments.stream().flatMap(moment -> moment.remarks().stream()).toList();
        return all.subList(Math.max(0, all.size() - REMARKS), all.size());
    }

    private static @Nullable Thought thought(Kind kind, List<Moment> moments) {
        return IntStream.iterate(moments.size() - 1, ply -> ply > 0, ply -> ply - 1)
                .filter(ply -> moments.get(ply).chosen().isPresent())
                .mapToObj(ply -> thought(kind, moments.get(ply - 1), moments.get(ply), ply - 1))
                .findFirst()
                .orElse(null);
    }

    private static Thought thought(Kind kind, Moment before, Moment after, int ply) {
        Computer.Chosen chosen = after.chosen().orElseThrow();
        Optional<Considered> considered = after.considered();
        return new Thought(
                ply,
                before.standing()
                        .toMove()
                        .map(player -> String.valueOf(player.symbol()))
                        .orElse(""),
                pair(chosen.move()),
                work(chosen),
                considered.flatMap(Considered::horizon).orElse(null),
                considered
                        .map(found -> found.values().entrySet().stream()
                                .map(entry -> new Candidate(
                                        pair(entry.getKey()), entry.getValue(), meaning(kind, entry.getValue())))
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
    private static String work(Computer.Chosen chosen) {
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

    private static String meaning(Kind kind, int value) {
        boolean toTheEnd = kind == Kind.TIC_TAC_TOE;
        if (value == 0) {
            return Texts.of(toTheEnd ? "meaning.tie" : "meaning.even");
        }
        boolean won = Math.abs(value) >= (toTheEnd ? 1 : Window.MAX_VALUE);
        return Texts.of(won ? "meaning.wins" : "meaning.better", (value > 0 ? Player.X : Player.O).symbol());
    }

    private static double millis(Duration time) {
        return time.toNanos() / 1e6;
    }

    private static List<Integer> pair(Cell cell) {
        return List.of(cell.row(), cell.column());
    }
}
