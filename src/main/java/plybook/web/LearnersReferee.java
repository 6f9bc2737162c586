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

/** A learner's rules, followed as they are; where they differ from the game's, it says so. */
final class LearnersReferee implements Referee {
    private static final int LISTED = 6;

    private final Kind kind;
    private final Hooks hooks;

    LearnersReferee(Kind kind, Hooks hooks) {
        this.kind = kind;
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
        if (!start.equals(kind.rules().initialState())) {
            throw new IllegalStateException("your first state should be the empty board, and is\n" + start.drawn());
        }
        return start;
    }

    @Override
    public Standing standing(Board board, Optional<Cell> last) {
        return hooks.terminal(board, last)
                ? Standing.over(hooks.winner(board, last))
                : Standing.goesOn(hooks.player(board, last), hooks.actions(board, last));
    }

    @Override
    public Board result(Board board, Optional<Cell> last, Cell move) {
        Board before = board.copy();
        Board after = hooks.result(board, last, move);
        Board expected = before.copy();
        expected.put(move, kind.rules().player(before));
        if (!after.equals(expected)) {
            throw new IllegalStateException("your result put " + move + " on the board\n" + before.drawn()
                    + "\nand this came back:\n" + after.drawn() + "\nbut it should be\n" + expected.drawn());
        }
        return after;
    }

    @Override
    public List<String> remarks(Board board, Optional<Cell> last, Standing standing) {
        List<String> remarks = new ArrayList<>();
        Optional<Player> winner = hooks.winner(board, last);
        Optional<Player> right = kind.rules().winner(board);
        if (!winner.equals(right)) {
            remarks.add("Your winner says that " + somebody(winner) + " has won here, but " + wins(board, last, right));
        }
        boolean over = kind.rules().terminal(board);
        if (standing.over() != over) {
            remarks.add("Your terminal says that the game " + (standing.over() ? "is over" : "goes on") + " here, but "
                    + (over
                            ? right.isPresent() ? wins(board, last, right) : "the board is full."
                            : "it goes on: nobody has won and there are free cells."));
        } else if (!over) {
            Player player = kind.rules().player(board);
            standing.toMove()
                    .filter(each -> each != player)
                    .ifPresent(each -> remarks.add("Your player says that " + each.symbol() + " is to move, but it is "
                            + player.symbol() + "'s turn: X has " + stones(board.count(Player.X)) + " and O "
                            + stones(board.count(Player.O)) + "."));
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
            remarks.add("Your actions does not list " + listed(missing) + ", where a move is possible.");
        }
        if (!extra.isEmpty()) {
            remarks.add("Your actions lists " + listed(extra) + ", where no move is possible.");
        }
        return remarks;
    }

    private String wins(Board board, Optional<Cell> last, Optional<Player> winner) {
        if (winner.isEmpty()) {
            return "nobody has " + needed() + ".";
        }
        List<Cell> line = last.map(cell -> SavedGame.winningLine(board, cell)).orElse(List.of());
        return winner.get().symbol() + " has " + needed()
                + (line.isEmpty()
                        ? "."
                        : ": " + line.stream().map(Cell::toString).collect(Collectors.joining(" ")) + ".");
    }

    private String needed() {
        return kind == Kind.TIC_TAC_TOE ? "three in a row" : "five in a row";
    }

    private static String somebody(Optional<Player> winner) {
        return winner.map(player -> String.valueOf(player.symbol())).orElse("nobody");
    }

    private static String stones(int count) {
        return count + (count == 1 ? " stone" : " stones");
    }

    private static String listed(Set<Cell> cells) {
        String first = cells.stream().limit(LISTED).map(Cell::toString).collect(Collectors.joining(" "));
        return cells.size() <= LISTED ? first : first + " and " + (cells.size() - LISTED) + " more";
    }

    /** Rules that look at the board alone, as they were compiled last. */
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

    /** Rules that know the last move, as they were compiled last. */
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
