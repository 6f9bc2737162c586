package plybook.web;

import java.time.Duration;
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
 * A game as a page shows it: these are the fields of the JSON that it gets. A cell is a pair of row and column, from 0.
 *
 * @param counter what a move must name, so that it is known to be meant for this board
 * @param version grows with every change that can be seen
 * @param board rows joined by a slash, with X, O and a dot
 * @param phase "yours", "thinking", "step" (a computer's move can be asked for) or "over"
 * @param status the heading
 * @param notes whose functions are played with
 * @param remarks what went wrong in a learner's functions, the newest last
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
     * What a computer did for its move.
     *
     * @param ply how many moves were made before it
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

    /** A move that could have been made, and what it is worth. */
    record Candidate(List<Integer> cell, int value, String meaning) {}

    /** What a search cost. */
    record Work(String name, @Nullable Long nodes, @Nullable Long leaves, double millis) {}

    /** The game with all that a page needs. Whoever calls holds the game's lock. */
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
            return "Game Over: " + now.standing().result() + ".";
        }
        if (game.busy() && !(game.seats().peopleOnly() && game.counter() > 0)) {
            return "Computer thinking…";
        }
        return now.standing()
                .toMove()
                .map(player -> game.seats().computersOnly()
                        ? player.symbol() + " is next: " + names.get(player)
                        : "Play as " + player.symbol())
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

    /** What was done for the move, as a sentence. */
    private static String work(Computer.Chosen chosen) {
        StringBuilder text = new StringBuilder(chosen.by());
        chosen.nodes()
                .ifPresent(nodes ->
                        text.append(" visited ").append("%,d".formatted(nodes)).append(" nodes"));
        if (chosen.nodes().isEmpty()) {
            chosen.leaves().ifPresent(leaves -> text.append(" asked for ")
                    .append("%,d".formatted(leaves))
                    .append(" leaves"));
        }
        chosen.depth()
                .ifPresent(depth -> text.append(", ").append(depth).append(depth == 1 ? " ply deep" : " plies deep"));
        text.append(", in ").append(time(chosen.time())).append('.');
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    private static String time(Duration time) {
        double millis = millis(time);
        return millis < 10
                ? "%.2f ms".formatted(millis)
                : millis < 1_000 ? "%.0f ms".formatted(millis) : "%.1f s".formatted(millis / 1_000);
    }

    private static String meaning(Kind kind, int value) {
        int win = kind == Kind.TIC_TAC_TOE ? 1 : Window.MAX_VALUE;
        if (Math.abs(value) >= win) {
            return value > 0 ? "X wins" : "O wins";
        }
        return value == 0 ? kind == Kind.TIC_TAC_TOE ? "tie" : "even" : value > 0 ? "better for X" : "better for O";
    }

    private static double millis(Duration time) {
        return time.toNanos() / 1e6;
    }

    private static List<Integer> pair(Cell cell) {
        return List.of(cell.row(), cell.column());
    }
}
