package plybook.judge.gomoku;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import plybook.diagnosis.gomoku.Fives;
import plybook.engine.GomokuPlayer;
import plybook.engine.Opponents;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku;
import plybook.guest.Call;
import plybook.guest.Given;
import plybook.guest.Reply;
import plybook.guest.Used;
import plybook.judge.process.Learner;
import plybook.judge.suite.Check;
import plybook.judge.suite.CheckFailed;
import plybook.judge.suite.Conditions;
import plybook.judge.suite.GomokuText;
import plybook.judge.suite.Suite;
import plybook.task.PlayerTask;

/** Exercise 08: a player with a clock, by what it plays where it is known what has to be played, by its clock, and by its score. */
final class PlayerSuite extends Suite<PlayerTask<Object>> {
    /** A glance: enough for one ply. */
    private static final int FEW = 400;

    private static final int MANY = 4_000;

    /** The number of moves that a player may still make when its time is over, so that it need not ask the clock at every node. */
    private static final int LATE_NODES = 2_000;

    private static final int LIMIT_MILLIS = 150;

    /** The time that the contract allows beyond the limit. */
    private static final int LATE_MILLIS = 50;

    /** A machine that is busy with others may let a thread wait; what the thread itself has used is looked at, too. */
    private static final int TRIES = 3;

    private static final Gomoku RULES = Gomoku.standard();

    private final Conditions conditions;

    PlayerSuite(Learner learner, Conditions conditions) {
        super(learner);
        this.conditions = conditions;
    }

    private int many(int forPractice) {
        return conditions.thorough() ? 5 * forPractice : forPractice;
    }

    /** A move that is legal. */
    private Cell move(Board board, int nodes) {
        return cell(board, ask(move(board, nodes, 0)));
    }

    private Call move(Board board, int nodes, int millis) {
        return call(player -> player.move(Given.position(board), Given.clock(nodes, millis)));
    }

    private static Cell cell(Board board, Reply.Answer answer) {
        String said = answer.text();
        List<Cell> cells = GomokuText.cells(said);
        if (cells.size() != 1 || !board.contains(cells.get(0)) || !board.isEmpty(cells.get(0))) {
            throw wrong(
                    "one of the position's actions, an empty cell",
                    said,
                    "a move that is not legal loses the game",
                    GomokuText.drawn(board));
        }
        return cells.get(0);
    }

    private static String side(Board board) {
        return CandidatesSuite.toMove(board).symbol() + " to move";
    }

    @Check(
            value = "A legal move, whatever the board, and however little time there is",
            points = 1,
            hint = "Have a move ready before the search begins, such as the first action.")
    @Order(1)
    void legal() {
        Random random = conditions.random("legal");
        List<Board> boards = new ArrayList<>();
        for (int size : List.of(5, 9, 15, 19)) {
            for (int stones : List.of(0, 1, 2, size, 2 * size)) {
                boards.add(Openings.scattered(size, stones, random));
            }
        }
        boards.add(Openings.scattered(5, 24, random));
        boards.add(Openings.scattered(5, 23, random));
        for (Board board : boards) {
            for (int nodes : List.of(1, 2, 10, FEW)) {
                move(board, nodes);
            }
        }
    }

    @Check(
            value = "Wins in one",
            points = 1,
            hint = "What does the position say after a move that wins: terminal(), utility()?")
    @Order(2)
    void winsInOne() {
        for (Board board :
                Tactics.wins(conditions.random("wins in one"), many(8)).toList()) {
            Cell move = move(board, FEW);
            Player player = CandidatesSuite.toMove(board);
            if (!Fives.completes(board, player, move)) {
                throw expected(
                        board,
                        Fives.of(board, player),
                        move,
                        "completes five",
                        side(board) + ": the game could have been over");
            }
        }
    }

    @Check(value = "Blocks a four", points = 1, hint = "Two plies: its move and the answer. What does the answer do?")
    @Order(3)
    void blocks() {
        for (Board board :
                Tactics.blocks(conditions.random("blocks a four"), many(8)).toList()) {
            Cell move = move(board, MANY);
            List<Cell> needed = Fives.of(board, CandidatesSuite.toMove(board).opponent());
            if (!needed.contains(move)) {
                throw expected(
                        board,
                        needed,
                        move,
                        "stops the five",
                        side(board) + ": with the next move the opponent completes a five");
            }
        }
    }

    private static CheckFailed expected(Board board, List<Cell> cells, Cell got, String does, String why) {
        String text = String.join(" or ", cells.stream().map(Cell::toString).toList());
        return wrong(
                text + ", which " + does,
                got.toString(),
                why,
                GomokuText.drawn(board, java.util.Map.of(got, '?')) + "\n? what it played");
    }

    @Check(value = "Wins by an open four", points = 2, hint = "Three plies: its move, the answer, and its next move.")
    @Order(4)
    void openFour() {
        winning(
                Tactics.openFours(conditions.random("open four"), many(5)),
                "an open four wins: there are two cells to complete it, and" + " the opponent can take only one");
    }

    @Check(
            value = "Finds a double threat",
            points = 2,
            hint =
                    "Five plies, most of them forced. Alpha-beta with the best move of the last iteration first gets there.")
    @Order(5)
    void doubleThreat() {
        winning(
                Tactics.doubleThreats(conditions.random("double threat"), many(4)),
                "a four that must be blocked, and then two ways to a five, win by force");
    }

    /** Accepts every winning move. A move that does not win by fours alone is played out. */
    private void winning(Stream<Board> boards, String why) {
        for (Board board : boards.toList()) {
            Cell move = move(board, MANY);
            if (!Tactics.keepsTheWin(board, move, 3) && !winsFrom(board, move)) {
                throw wrong(
                        "a move that wins by force",
                        move.toString(),
                        side(board) + ": " + why,
                        GomokuText.drawn(board, java.util.Map.of(move, '?')) + "\n? what it played");
            }
        }
    }

    private boolean winsFrom(Board start, Cell move) {
        Player mine = CandidatesSuite.toMove(start);
        Board board = RULES.result(start, move);
        for (int ply = 0; ply < 12 && !RULES.terminal(board); ply++) {
            Cell next = RULES.player(board) == mine
                    ? move(board, MANY)
                    : Opponents.depthTwo()
                            .move(RULES, board, plybook.engine.Limits.none())
                            .move();
            board = RULES.result(board, next);
        }
        return RULES.winner(board).equals(Optional.of(mine));
    }

    @Check(
            value = "Keeps its clock: when it is up, the move comes at once",
            points = 2,
            hint = "Ask clock.isUp() at every node, and leave the whole search when it says yes.")
    @Order(6)
    void clock() {
        Random random = conditions.random("clock");
        for (int nodes : List.of(50, FEW, MANY)) {
            Board board = Openings.scattered(15, 10, random);
            Reply.Answer answer = ask(move(board, nodes, 0));
            cell(board, answer);
            Used used = Used.of(answer);
            if (used.nodes() > nodes + LATE_NODES) {
                throw wrong(
                        "a move soon after " + nodes + " moves were made on the position, for then the clock was up",
                        "a move after " + used.nodes(),
                        "whoever thinks longer than the clock allows loses the game, however good the move is",
                        GomokuText.drawn(board));
            }
        }
        Board board = Openings.scattered(15, 12, random);
        String late = "";
        for (int i = 0; i < TRIES; i++) {
            Reply.Answer answer = ask(move(board, 0, LIMIT_MILLIS));
            cell(board, answer);
            Used used = Used.of(answer);
            // On a busy machine the thread waits for others: then what it has used itself counts, and the wall sets a
            // wide bound.
            boolean kept = used.millis() <= LIMIT_MILLIS + LATE_MILLIS
                    || (used.processorMillis() <= LIMIT_MILLIS + LATE_MILLIS
                            && used.processorMillis() >= used.millis() / 20);
            if (kept) {
                return;
            }
            late = used.millis() + " ms, of which its thread was running " + used.processorMillis();
        }
        throw wrong(
                "a move within " + LIMIT_MILLIS + " ms and " + LATE_MILLIS + " more",
                "one after " + late,
                "whoever thinks longer than the clock allows loses the game, however good the move is",
                GomokuText.drawn(board));
    }

    @Check(
            value = "Never plays the move of an iteration that was cut off half-way",
            points = 3,
            hint = "Change the move to play only when an iteration has come to its end.")
    @Order(7)
    void cutOff() {
        Random random = conditions.random("cut off");
        int trees = many(6);
        for (int i = 0; i < trees; i++) {
            HalfWay.Trap trap = HalfWay.drawn(random);
            new HalfWay(this, trap).check(random, 40);
        }
    }

    @Check(
            value = "Beats the player that plays anywhere",
            points = 1,
            hint = "One ply is enough: the move after which the estimate is best.")
    @Order(8)
    void random() {
        match(Opponents.random(conditions.seed()), FEW);
    }

    @Check(
            value = "Beats the greedy player, who looks one ply ahead",
            points = 2,
            hint = "Two plies see what the answer would be.")
    @Order(9)
    void greedy() {
        match(Opponents.greedy(), MANY / 2);
    }

    @Check(
            value = "Beats the player who looks two plies ahead",
            points = 3,
            hint = "How deep does it get? What the last iteration found best should be tried first.")
    @Order(10)
    void depthTwo() {
        match(Opponents.depthTwo(), MANY);
    }

    private void match(GomokuPlayer opponent, int nodes) {
        MatchRule.Match match = (conditions.thorough() ? MatchRule.GRADE : MatchRule.PRACTICE).match();
        Random random = conditions.random("match against " + opponent.name());
        Games games = new Games(opponent, board -> move(board, nodes));
        while (!match.over() && !games.tooOftenLate()) {
            Board opening = Openings.nearTheMiddle(random);
            match.pair(games.pair(opening));
        }
        if (!match.won()) {
            throw notBetter(match, games, nodes);
        }
        remark(games.score() + " against " + opponent.name());
    }

    private static CheckFailed notBetter(MatchRule.Match match, Games games, int nodes) {
        String got = games.score();
        String why = "both have played each opening with either colour, " + nodes
                + " moves of the position to think about each move";
        String drawing = games.lostGame();
        if (!games.forfeits().isEmpty()) {
            Games.Forfeit first = games.forfeits().get(0);
            got += "; the first forfeit: " + first.why();
            why += "; a game that is forfeited is lost, and the first was for this: " + first.bare()
                    + (games.tooOftenLate() ? "; after two that were lost on time the match was ended" : "");
            drawing = "forfeited here:\n" + first.board() + (drawing.isEmpty() ? "" : "\n\n" + drawing);
        }
        return wrong("a score that shows that it is the better player: " + match.needed(), got, why, drawing);
    }
}
