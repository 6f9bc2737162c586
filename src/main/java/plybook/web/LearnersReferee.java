package plybook.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.report.SavedGame;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

/** A referee that follows a learner's rules as they are, and remarks where they differ from the game's. */
final class LearnersReferee implements Referee<Board, Cell> {
    private static final int LISTED = 6;

    private final BoardGame rules;
    private final int needed;
    private final Hooks hooks;

    /**
     * A referee beside the right rules.
     *
     * @param needed the number of stones in a row that win
     */
    LearnersReferee(BoardGame rules, int needed, Hooks hooks) {
        this.rules = rules;
        this.needed = needed;
        this.hooks = hooks;
    }

    /** The rules of either exercise, with or without the last move. */
    interface Hooks {
        Board start();

        Optional<Player> winner(Board board, Optional<Cell> last);

        boolean terminal(Board board, Optional<Cell> last);

        Player player(Board board, Optional<Cell> last);

        List<Cell> actions(Board board, Optional<Cell> last);

        Board result(Board board, Optional<Cell> last, Cell move);
    }

    @Override
    public Board start() {
        Board start = hooks.start();
        if (!start.equals(rules.initialState())) {
            throw new IllegalStateException(Texts.of("rules.start", start.drawn()));
        }
        return start;
    }

    @Override
    public Standing<Cell> standing(Board board, Optional<Cell> last) {
        return hooks.terminal(board, last)
                ? Standing.over(hooks.winner(board, last))
                : Standing.goesOn(hooks.player(board, last), hooks.actions(board, last));
    }

    @Override
    public Board result(Board board, Optional<Cell> last, Cell move) {
        Board before = board.copy();
        Board after = hooks.result(board, last, move);
        Board expected = before.copy();
        expected.put(move, rules.player(before));
        if (!after.equals(expected)) {
            throw new IllegalStateException(
                    Texts.of("rules.result", move, before.drawn(), after.drawn(), expected.drawn()));
        }
        return after;
    }

    @Override
    public List<String> remarks(Board board, Optional<Cell> last, Standing<Cell> standing) {
        List<String> remarks = new ArrayList<>();
        Optional<Player> winner = hooks.winner(board, last);
        Optional<Player> right = rules.winner(board);
        if (!winner.equals(right)) {
            String truth = wins(board, last, right);
            remarks.add(winner.map(player -> Texts.of("rules.winner", player.symbol(), truth))
                    .orElseGet(() -> Texts.of("rules.winner.nobody", truth)));
        }
        boolean over = rules.terminal(board);
        if (standing.over() != over) {
            remarks.add(
                    standing.over()
                            ? Texts.of("rules.terminal.over", Texts.of("rules.truth.goes.on"))
                            : Texts.of(
                                    "rules.terminal.goes.on",
                                    right.isPresent() ? wins(board, last, right) : Texts.of("rules.truth.full")));
        } else if (!over) {
            Player player = rules.player(board);
            standing.toMove()
                    .filter(each -> each != player)
                    .ifPresent(each -> remarks.add(Texts.of(
                            "rules.player",
                            each.symbol(),
                            player.symbol(),
                            board.count(Player.X),
                            board.count(Player.O))));
            remarks.addAll(actions(standing.actions(), board));
        }
        return remarks;
    }

    private List<String> actions(List<Cell> listed, Board board) {
        TreeSet<Cell> missing = new TreeSet<>(board.emptyCells());
        listed.forEach(missing::remove);
        TreeSet<Cell> extra = new TreeSet<>(listed);
        board.emptyCells().forEach(extra::remove);
        List<String> remarks = new ArrayList<>();
        if (!missing.isEmpty()) {
            remarks.add(Texts.of("rules.actions.missing", listed(missing)));
        }
        if (!extra.isEmpty()) {
            remarks.add(Texts.of("rules.actions.extra", listed(extra)));
        }
        return remarks;
    }

    private String wins(Board board, Optional<Cell> last, Optional<Player> winner) {
        if (winner.isEmpty()) {
            return Texts.of("rules.truth.nobody", needed);
        }
        List<Cell> line = last.map(cell -> SavedGame.winningLine(board, cell)).orElse(List.of());
        char symbol = winner.get().symbol();
        String cells = line.stream().map(Cell::toString).collect(Collectors.joining(" "));
        return line.isEmpty()
                ? Texts.of("rules.truth.wins", symbol, needed)
                : Texts.of("rules.truth.line", symbol, needed, cells);
    }

    private static String listed(Set<Cell> cells) {
        String first = cells.stream().limit(LISTED).map(Cell::toString).collect(Collectors.joining(" "));
        return cells.size() <= LISTED ? first : Texts.of("rules.cells.more", first, cells.size() - LISTED);
    }

    /** Returns rules that look at the board alone, as compiled last. */
    static Hooks ofBoards(Supplier<BoardGame> rules) {
        return new Hooks() {
            @Override
            public Board start() {
                return rules.get().initialState();
            }

            @Override
            public Optional<Player> winner(Board board, Optional<Cell> last) {
                return rules.get().winner(board);
            }

            @Override
            public boolean terminal(Board board, Optional<Cell> last) {
                return rules.get().terminal(board);
            }

            @Override
            public Player player(Board board, Optional<Cell> last) {
                return rules.get().player(board);
            }

            @Override
            public List<Cell> actions(Board board, Optional<Cell> last) {
                return rules.get().actions(board);
            }

            @Override
            public Board result(Board board, Optional<Cell> last, Cell move) {
                return rules.get().result(board, move);
            }
        };
    }

    /** Returns rules that know the last move, as compiled last. */
    static Hooks ofStates(Supplier<GomokuTask> rules) {
        return new Hooks() {
            @Override
            public Board start() {
                return rules.get().initialState().board();
            }

            @Override
            public Optional<Player> winner(Board board, Optional<Cell> last) {
                return rules.get().winner(new GomokuState(board, last));
            }

            @Override
            public boolean terminal(Board board, Optional<Cell> last) {
                return rules.get().terminal(new GomokuState(board, last));
            }

            @Override
            public Player player(Board board, Optional<Cell> last) {
                return rules.get().player(new GomokuState(board, last));
            }

            @Override
            public List<Cell> actions(Board board, Optional<Cell> last) {
                return rules.get().actions(new GomokuState(board, last));
            }

            @Override
            public Board result(Board board, Optional<Cell> last, Cell move) {
                return rules.get().result(new GomokuState(board, last), move).board();
            }
        };
    }
}
