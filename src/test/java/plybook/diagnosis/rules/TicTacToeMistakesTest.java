package plybook.diagnosis.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plybook.diagnosis.Mistake;
import plybook.game.Board;
import plybook.game.BoardGame;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.tictactoe.TicTacToe;

/**
 * Rules of Tic-Tac-Toe without a mistake answer as the engine's do; with each known mistake they answer otherwise where a file records it.
 * After an intended change, review the differences in that file: {@code ./mvnw test -Dtest=TicTacToeMistakesTest -Dplybook.update}
 */
class TicTacToeMistakesTest {
    private static final Path WRITTEN =
            Path.of("src/test/resources/plybook/diagnosis/rules-of-tic-tac-toe-with-mistakes.txt");

    /** All of them would take seconds. */
    private static final int ONE_IN = 37;

    /** The ways to write a mistake that are recorded, from the first; of those beyond, that mistake's, one in so many is. */
    private static final int WAYS = 12;

    private static final TicTacToe RIGHT = new TicTacToe();
    private static final List<Board> POSITIONS = positions();

    /** One in so many of those that can come about, the first few, wins beside an empty line, and full boards. */
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
        List<Board> some = new ArrayList<>(all.subList(0, 10));
        IntStream.range(10, all.size())
                .filter(i -> i % ONE_IN == 0)
                .mapToObj(all::get)
                .forEach(some::add);
        Stream.of(
                        ".../XXX/OO.",
                        ".../OO./XXX",
                        ".XO/.XO/.X.",
                        "O.X/O.X/..X",
                        "XOX/XOO/OXX",
                        "OXO/XXO/XOX",
                        "XOX/OXO/XOX")
                .map(Board::parse)
                .forEach(some::add);
        return some;
    }

    /** A question about a position, put to one method. */
    private record Question(String method, String text, Function<BoardGame, ?> asked) {
        Object answer(BoardGame rules) {
            try {
                return asked.apply(rules);
            } catch (RuntimeException e) {
                return "refused";
            }
        }
    }

    private static final List<Question> QUESTIONS = questions();

    /** Returns the questions, each method's together; to utility only where the game is over, to player and result where it is not. */
    private static List<Question> questions() {
        List<Question> questions = new ArrayList<>();
        List<Board> over = POSITIONS.stream().filter(RIGHT::terminal).toList();
        List<Board> open =
                POSITIONS.stream().filter(board -> !RIGHT.terminal(board)).toList();
        add(questions, open, "player", BoardGame::player);
        for (Cell cell : List.of(new Cell(0, 0), new Cell(1, 2), new Cell(2, 0), new Cell(3, 0), new Cell(0, 3))) {
            open.forEach(board ->
                    questions.add(new Question("result", cell + " on " + board, rules -> rules.result(board, cell))));
        }
        add(questions, POSITIONS, "winner", (rules, board) -> rules.winner(board)
                .map(Enum::name)
                .orElse("nobody"));
        add(questions, POSITIONS, "terminal", BoardGame::terminal);
        add(questions, POSITIONS, "actions", BoardGame::actions);
        add(questions, over, "utility", BoardGame::utility);
        return questions;
    }

    private static void add(
            List<Question> questions, List<Board> boards, String method, BiFunction<BoardGame, Board, ?> asked) {
        boards.forEach(
                board -> questions.add(new Question(method, method + " " + board, rules -> asked.apply(rules, board))));
    }

    private static List<Object> answers(BoardGame rules) {
        return QUESTIONS.stream().map(question -> question.answer(rules)).toList();
    }

    /** Returns the first answer that is wrong, and how many are for each method. */
    private static String differences(List<Object> right, List<Object> wrong) {
        String first = "nothing";
        Map<String, Integer> differing = new LinkedHashMap<>();
        for (int i = 0; i < right.size(); i++) {
            if (!right.get(i).equals(wrong.get(i))) {
                Question question = QUESTIONS.get(i);
                first = differing.isEmpty() ? question.text() + ": " + wrong.get(i) : first;
                differing.merge(question.method(), 1, Integer::sum);
            }
        }
        return first + " " + differing;
    }

    @Test
    void rules_without_a_mistake_answer_as_the_engine_does() {
        DraftRules rules = new DraftRules();
        assertThat(answers(rules)).isEqualTo(answers(RIGHT));
        assertThat(rules.initialState()).isEqualTo(RIGHT.initialState());
        rules.playerByPlayer = true;
        assertThat(answers(rules)).isEqualTo(answers(RIGHT));
    }

    @Test
    void rules_with_a_mistake_answer_as_recorded() throws IOException {
        List<Object> right = answers(RIGHT);
        Map<Mistake, Integer> ways = new HashMap<>();
        List<String> lines = new ArrayList<>();
        TicTacToeMistakes.single().forEach(model -> {
            Mistake mistake = model.mistakes().get(0);
            int way = ways.merge(mistake, 1, Integer::sum);
            if (way <= WAYS || way % WAYS == 0) {
                lines.add(mistake.id() + ", way " + way + ": "
                        + differences(right, answers(model.rules().get())));
            }
        });
        assertThat(lines.stream().filter(line -> line.endsWith("nothing {}"))).isEmpty();
        if (System.getProperty("plybook.update") != null) {
            Files.write(WRITTEN, lines);
        }
        assertThat(lines).isEqualTo(Files.readAllLines(WRITTEN));
    }

    @Test
    void mistakes_in_the_method_that_is_asked_for_come_first() {
        List<Mistake> utility = TicTacToeMistakes.single("utility")
                .map(model -> model.mistakes().get(0))
                .toList();
        assertThat(utility.get(0).id()).isEqualTo("utility-sign");
        assertThat(utility)
                .containsExactlyInAnyOrderElementsOf(TicTacToeMistakes.single()
                        .map(model -> model.mistakes().get(0))
                        .toList());
        assertThat(TicTacToeMistakes.all())
                .contains(RulesMistakes.BOARD_CHANGED, RulesMistakes.ANSWERS_SHARED, RulesMistakes.NOT_REPEATABLE)
                .containsAll(utility)
                .doesNotHaveDuplicates();
    }

    @Test
    void a_pair_makes_two_different_mistakes_and_neither_counts_the_calls() {
        RulesModel<BoardGame> first =
                TicTacToeMistakes.pairs("utility").findFirst().orElseThrow();
        assertThat(first.mistakes().stream().map(Mistake::id))
                .containsExactly("utility-sign", "utility-of-the-side-to-move");
        assertThat(TicTacToeMistakes.pairs("utility").limit(5_000))
                .allSatisfy(model ->
                        assertThat(model.mistakes()).doesNotHaveDuplicates().hasSize(2))
                .noneMatch(model -> model.mistakes().contains(TicTacToeMistakes.PLAYER_REMEMBERED));
        RulesModel<BoardGame> both = TicTacToeMistakes.pairs("player")
                .filter(model ->
                        model.mistakes().equals(List.of(new Mistake("always-o"), new Mistake("taken-ignored"))))
                .findFirst()
                .orElseThrow();
        assertThat(both.methods()).containsExactlyInAnyOrder("player", "result");
        assertThat(TicTacToeMistakes.single("utility").findFirst().orElseThrow().methods())
                .containsExactly("utility");
        Board board = Board.parse("X../.../...");
        assertThat(both.rules().get().player(board)).isEqualTo(Player.O);
        assertThat(both.rules().get().result(board, new Cell(0, 0))).isEqualTo(board);
        assertThat(both.rules().get().result(board, new Cell(1, 1))).hasToString("X../.O./...");
    }
}
