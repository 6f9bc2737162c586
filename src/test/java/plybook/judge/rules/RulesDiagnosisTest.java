package plybook.judge.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.rules.RulesModel;
import plybook.diagnosis.rules.TicTacToeMistakes;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.guest.Call;
import plybook.guest.Reply;
import plybook.judge.Judge;
import plybook.judge.suite.Conditions;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;
import plybook.task.TicTacToeTask;
import plybook.tictactoe.TicTacToe;

/** Every known mistake in the rules is named by what it does, two at once are told as two, and what is not known is not guessed. */
class RulesDiagnosisTest {
    /** Each takes half a second. Fewer in verify, which pom.xml says. */
    private static final int PAIRS = Integer.getInteger("plybook.pairs", 25);

    /** One mistake in so many is tried; fewer in verify, which pom.xml says. */
    private static final int ONE_IN = Integer.getInteger("plybook.sample", 1);

    private static final TicTacToe RIGHT = new TicTacToe();
    private static final List<Board> POSITIONS = positions();

    /** The questions of each check, in the order of the suite. */
    private static final Map<String, List<Call>> CHECKS = checks();

    /** The right ones. */
    private static final IdentityHashMap<List<Call>, List<Reply>> ANSWERS = new IdentityHashMap<>();

    private static List<Board> positions() {
        Set<Board> seen = new LinkedHashSet<>(Set.of(RIGHT.initialState()));
        List<Board> all = new ArrayList<>(seen);
        for (int i = 0; i < all.size(); i++) {
            for (Cell cell : RIGHT.actions(all.get(i))) {
                Board next = RIGHT.result(all.get(i), cell);
                if (seen.add(next)) {
                    all.add(next);
                }
            }
        }
        return all;
    }

    private static Map<String, List<Call>> checks() {
        Map<String, List<Call>> checks = new LinkedHashMap<>();
        List<Board> open =
                POSITIONS.stream().filter(board -> !RIGHT.terminal(board)).toList();
        checks.put("player", of(TicTacToeTask::player, open));
        checks.put(
                "result",
                open.stream()
                        .flatMap(board ->
                                RIGHT.actions(board).stream().map(cell -> call(rules -> rules.result(board, cell))))
                        .toList());
        checks.put(
                "taken",
                open.stream()
                        .filter(board -> board.stones() > 0 && board.stones() < 4)
                        .flatMap(board -> Board.empty(3).emptyCells().stream()
                                .filter(cell -> !board.isEmpty(cell))
                                .map(cell -> call(rules -> rules.result(board, cell))))
                        .toList());
        checks.put(
                "outside",
                POSITIONS.subList(0, 10).stream()
                        .flatMap(board -> Stream.of(new Cell(3, 0), new Cell(0, 3), new Cell(3, 3), new Cell(9, 1))
                                .map(cell -> call(rules -> rules.result(board, cell))))
                        .toList());
        checks.put("winner", of(TicTacToeTask::winner, POSITIONS));
        checks.put("terminal", of(TicTacToeTask::terminal, POSITIONS));
        checks.put("actions", of(TicTacToeTask::actions, POSITIONS));
        checks.put(
                "utility",
                of(
                        TicTacToeTask::utility,
                        POSITIONS.stream().filter(RIGHT::terminal).toList()));
        return checks;
    }

    private static Call call(Function<TicTacToeTask, ?> asking) {
        return Call.to(TicTacToeTask.class, asking);
    }

    private static List<Call> of(BiFunction<TicTacToeTask, Board, ?> method, List<Board> boards) {
        return boards.stream()
                .map(board -> call(rules -> method.apply(rules, board)))
                .toList();
    }

    /** As a learner's process replies. */
    private static List<Reply> replies(BoardGame rules, List<Call> questions) {
        return questions.stream().map(question -> reply(rules, question)).toList();
    }

    private static Reply reply(BoardGame rules, Call question) {
        try {
            return new Reply.Answer(question.ready().on(rules), Optional.empty());
        } catch (RuntimeException e) {
            return new Reply.Fault(Reply.Kind.THREW, "", "");
        }
    }

    /** What is found at the first check that is failed. */
    private static Optional<List<Mistake>> first(RulesModel<BoardGame> model) {
        for (List<Call> questions : CHECKS.values()) {
            List<Reply> replies = replies(model.rules().get(), questions);
            if (differs(questions, replies)) {
                return Optional.of(RulesDiagnosis.ofTicTacToe().explain(questions, replies));
            }
        }
        return Optional.empty();
    }

    private static boolean differs(List<Call> questions, List<Reply> replies) {
        List<Reply> right = ANSWERS.computeIfAbsent(questions, all -> replies(RIGHT, all));
        for (int i = 0; i < questions.size(); i++) {
            boolean bothAnswer = right.get(i) instanceof Reply.Answer && replies.get(i) instanceof Reply.Answer;
            boolean bothRefuse = right.get(i) instanceof Reply.Fault && replies.get(i) instanceof Reply.Fault;
            if (!bothRefuse && !(bothAnswer && right.get(i).equals(replies.get(i)))) {
                return true;
            }
        }
        return false;
    }

    @TestFactory
    Stream<DynamicTest> every_way_to_make_a_mistake_is_named_by_it() {
        List<RulesModel<BoardGame>> models = TicTacToeMistakes.single().toList();
        return IntStream.range(0, models.size())
                .filter(i -> i % ONE_IN == 0)
                .mapToObj(models::get)
                .map(model -> DynamicTest.dynamicTest(
                        model.mistakes().get(0).id() + " " + models.indexOf(model),
                        () -> assertThat(first(model)).hasValue(model.mistakes())));
    }

    @Test
    void right_rules_have_no_mistake() {
        for (List<Call> questions : CHECKS.values()) {
            List<Reply> replies = replies(RIGHT, questions);
            assertThat(differs(questions, replies)).isFalse();
            assertThat(RulesDiagnosis.ofTicTacToe().explain(questions, replies)).isEmpty();
        }
    }

    /** Two may hide each other, or look like one or like another two: but what is named explains all that was seen. */
    @Test
    void two_mistakes_at_once_are_told_as_such() {
        List<RulesModel<BoardGame>> pairs =
                new ArrayList<>(TicTacToeMistakes.pairs("winner").toList());
        Collections.shuffle(pairs, new Random(7));
        int told = 0;
        int exactly = 0;
        for (RulesModel<BoardGame> pair : pairs.subList(0, PAIRS)) {
            for (List<Call> questions : CHECKS.values()) {
                List<Reply> replies = replies(pair.rules().get(), questions);
                if (differs(questions, replies)) {
                    List<Mistake> found = RulesDiagnosis.ofTicTacToe().explain(questions, replies);
                    assertThat(found).as("%s", pair.mistakes()).hasSizeBetween(1, 2);
                    told++;
                    exactly += pair.mistakes().containsAll(found) ? 1 : 0;
                }
            }
        }
        assertThat(told).isGreaterThan(2 * PAIRS);
        assertThat(exactly).isGreaterThanOrEqualTo(told * 9 / 10);
    }

    /** As a learner's class, which must say what contract it keeps. */
    private static class Learners implements TicTacToeTask {
        private final BoardGame rules;

        Learners(BoardGame rules) {
            this.rules = rules;
        }

        @Override
        public Board initialState() {
            return rules.initialState();
        }

        @Override
        public Player player(Board board) {
            return rules.player(board);
        }

        @Override
        public List<Cell> actions(Board board) {
            return rules.actions(board);
        }

        @Override
        public Board result(Board board, Cell cell) {
            return rules.result(board, cell);
        }

        @Override
        public Optional<Player> winner(Board board) {
            return rules.winner(board);
        }

        @Override
        public boolean terminal(Board board) {
            return rules.terminal(board);
        }

        @Override
        public int utility(Board board) {
            return rules.utility(board);
        }
    }

    private static List<List<String>> named(TicTacToeTask rules) {
        Report report = new Judge(Conditions.practice().within(Duration.ofSeconds(30))).practice(() -> rules);
        return report.results().stream()
                .filter(result -> result.verdict() instanceof Verdict.Failed)
                .map(result -> ((Verdict.Failed) result.verdict())
                        .evidence().mistakes().stream().map(Mistake::id).toList())
                .toList();
    }

    @Test
    void one_cause_is_named_in_every_check_that_it_fails() {
        RulesModel<BoardGame> onlyX = TicTacToeMistakes.single()
                .filter(model -> model.mistakes().get(0).id().equals("only-x-wins"))
                .findFirst()
                .orElseThrow();
        assertThat(named(new Learners(onlyX.rules().get())))
                .containsExactly(
                        List.of("only-x-wins"), // winner
                        List.of("only-x-wins"), // terminal, which asks winner
                        List.of("only-x-wins"), // actions, which ask terminal
                        List.of("only-x-wins")); // utility
    }

    @Test
    void a_changed_board_is_named_in_addition_to_other_mistakes() {
        TicTacToeTask changing = new Learners(RIGHT) {
            @Override
            public Board result(Board board, Cell cell) {
                board.put(cell, Player.X);
                return board;
            }
        };
        assertThat(named(changing)).containsExactly(List.of("mark-always-x"), List.of("board-changed"));
    }

    @Test
    void unknown_behaviour_is_not_guessed() {
        TicTacToeTask strange = new Learners(RIGHT) {
            @Override
            public Optional<Player> winner(Board board) {
                return board.stones() == 6 ? Optional.of(Player.O) : super.winner(board);
            }
        };
        assertThat(named(strange)).containsExactly(List.of());
        Board late = POSITIONS.get(POSITIONS.size() - 1);
        TicTacToeTask almost = new Learners(RIGHT) {
            @Override
            public int utility(Board board) {
                return board.equals(late) ? -super.utility(board) - 3 : super.utility(board);
            }
        };
        assertThat(named(almost)).containsExactly(List.of());
    }

    @Test
    void code_that_did_not_live_to_answer_all_is_not_explained() {
        List<Call> questions = Objects.requireNonNull(CHECKS.get("winner"));
        List<Reply> few = replies(RIGHT, questions.subList(0, 10));
        assertThat(RulesDiagnosis.ofTicTacToe().explain(questions, few)).isEmpty();
    }

    @Test
    void every_mistake_has_a_name_an_explanation_and_a_hint_of_its_own() {
        List<Mistake> all = TicTacToeMistakes.all();
        assertThat(all).hasSizeGreaterThan(35);
        assertThat(all.stream().map(Mistake::id)).doesNotHaveDuplicates().allMatch(id -> id.matches("[a-z-]+"));
        assertThat(all.stream().map(Mistake::name)).doesNotHaveDuplicates().noneMatch(name -> name.endsWith("."));
        assertThat(all.stream().map(Mistake::explanation))
                .doesNotHaveDuplicates()
                .allMatch(text -> text.endsWith("."));
        assertThat(all.stream().map(Mistake::hint)).doesNotHaveDuplicates().noneMatch(String::isBlank);
    }
}
