package plybook.diagnosis.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plybook.diagnosis.Mistake;
import plybook.game.Board;
import plybook.game.Cell;
import plybook.game.Player;
import plybook.gomoku.Gomoku;
import plybook.gomoku.Gomoku.Rule;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

/**
 * Rules of Gomoku without a mistake answer as the engine's do; with each known mistake they answer otherwise where a file records it. After
 * an intended change, review the differences in that file: {@code ./mvnw test -Dtest=GomokuMistakesTest -Dplybook.update}
 */
class GomokuMistakesTest {
    private static final Path WRITTEN =
            Path.of("src/test/resources/plybook/diagnosis/rules-of-gomoku-with-mistakes.txt");

    private static final List<GomokuState> STATES = states();

    /** Beginnings, lines of four to six stones in each direction at the edges and far from them, gaps, and full boards. */
    private static List<GomokuState> states() {
        List<GomokuState> states = new ArrayList<>(Stream.of(
                        "...../...../...../...../.....",
                        "...../...../..X../...../..... (2,2)",
                        "...../.O.../..X../...../..... (1,1)",
                        "...../.O.../..X../...../....X (4,4)",
                        "XXXXO/OOOOX/XXXXO/OOOOX/XXXXO (4,4)",
                        "XXXXO/OOOOX/XXXXX/OOOOX/XXXOO (2,4)",
                        "XXXXO/OOOOX/XXXXO/OOOO./XXXXO (4,3)",
                        "XXX.X/OO.OO/...../...../..... (0,4)",
                        "XX.XXX/OO.OO./....../....../....../O..... (0,4)",
                        "XXXOO/XX.O./...../...../..... (0,0)",
                        "....X/O...X/OX..O/OX..X/OX..X (4,4)",
                        "XXXX.O/OOOO../....../....../....../...... (1,0)",
                        "...XO./....XO/O....X/....O./X...../.X.... (5,1)")
                .map(GomokuState::parse)
                .toList());
        states.add(new GomokuState(Board.empty(16), Optional.empty()));
        IntStream.of(10, 15, 16).mapToObj(GomokuMistakesTest::fourBesideTheNext).forEach(states::add);
        for (int size : List.of(5, 7, 10, 16)) {
            int shortest = size > 7 ? 5 : 4;
            int longest = size > 7 ? 5 : 6;
            for (int[] way : DraftGomoku.DIRECTIONS) {
                for (int length = shortest; length <= longest; length++) {
                    int least = way[1] < 0 ? length - 1 : 0;
                    int lastRow = way[0] == 0 ? size - 1 : size - length;
                    int lastColumn = way[1] == 0 || way[1] < 0 ? size - 1 : size - length;
                    for (Cell first : List.of(
                            new Cell(0, Math.min(least, size - 1)),
                            new Cell(Math.max(0, lastRow), Math.min(least, size - 1)),
                            new Cell(0, Math.max(0, lastColumn)),
                            new Cell(Math.max(0, lastRow), Math.max(0, lastColumn)),
                            new Cell(Math.max(0, lastRow / 2), Math.max(least, lastColumn / 2)))) {
                        for (int last = 0; last < length; last += 2) {
                            line(size, first, way, length, last).ifPresent(states::add);
                        }
                    }
                }
            }
        }
        return states;
    }

    /** Four of X up to a column, and a fifth at the beginning of the next row: side by side if a row has that many cells. */
    private static GomokuState fourBesideTheNext(int columns) {
        Board board = Board.empty(columns + 1);
        for (int i = 1; i <= 4; i++) {
            board.put(new Cell(0, columns - i), Player.X);
            board.put(new Cell(columns, 2 * i), Player.O);
        }
        board.put(new Cell(1, 0), Player.X);
        return new GomokuState(board, Optional.of(new Cell(0, columns - 1)));
    }

    /** Returns a line of X, or of O where the last stone is in its middle, with as many stones of the other player here and there. */
    private static Optional<GomokuState> line(int size, Cell first, int[] way, int length, int last) {
        Board board = Board.empty(size);
        Player player = last == 2 ? Player.O : Player.X;
        List<Cell> line = IntStream.range(0, length)
                .filter(i -> first.row() + i * way[0] < size
                        && first.column() + i * way[1] < size
                        && first.column() + i * way[1] >= 0)
                .mapToObj(i -> new Cell(first.row() + i * way[0], first.column() + i * way[1]))
                .toList();
        if (line.size() < length) {
            return Optional.empty();
        }
        line.forEach(cell -> board.put(cell, player));
        List<Cell> others = board.emptyCells();
        IntStream.range(0, player == Player.X ? length - 1 : length)
                .mapToObj(i -> others.get(i * 3 % others.size()))
                .filter(board::isEmpty)
                .forEach(cell -> board.put(cell, player.opponent()));
        return Optional.of(new GomokuState(board, Optional.of(line.get(last))));
    }

    /** The engine's rules, asked as a learner's are. */
    private static final class Engine implements GomokuTask {
        private static Gomoku on(GomokuState state) {
            return new Gomoku(state.board().size(), Rule.FIVE_OR_MORE);
        }

        @Override
        public GomokuState start(int size) {
            return new GomokuState(Board.empty(size), Optional.empty());
        }

        @Override
        public Player player(GomokuState state) {
            return on(state).player(state.board());
        }

        @Override
        public List<Cell> actions(GomokuState state) {
            return on(state).actions(state.board());
        }

        @Override
        public GomokuState result(GomokuState state, Cell cell) {
            return new GomokuState(on(state).result(state.board(), cell), Optional.of(cell));
        }

        @Override
        public Optional<Player> winner(GomokuState state) {
            return on(state).winner(state.board());
        }

        @Override
        public boolean terminal(GomokuState state) {
            return on(state).terminal(state.board());
        }

        @Override
        public int utility(GomokuState state) {
            return on(state).utility(state.board());
        }
    }

    private static final Engine RIGHT = new Engine();

    /** A question about a state, put to one method. */
    private record Question(String method, String text, Function<GomokuTask, ?> asked) {
        Object answer(GomokuTask rules) {
            try {
                return asked.apply(rules);
            } catch (RuntimeException e) {
                return "refused";
            }
        }
    }

    private static final List<Question> QUESTIONS = questions();

    /** Returns the questions, each method's together; to utility only where the game is over. */
    private static List<Question> questions() {
        List<Question> questions = new ArrayList<>();
        for (int size : List.of(5, 9, 15, 19)) {
            questions.add(new Question("start", "start " + size, rules -> rules.start(size)));
        }
        List<GomokuState> over = STATES.stream().filter(RIGHT::terminal).toList();
        List<GomokuState> open =
                STATES.stream().filter(state -> !RIGHT.terminal(state)).toList();
        add(questions, open, "player", GomokuTask::player);
        add(questions, STATES, "winner", (rules, state) -> rules.winner(state)
                .map(Enum::name)
                .orElse("nobody"));
        add(questions, STATES, "terminal", GomokuTask::terminal);
        add(questions, STATES, "actions", (rules, state) -> rules.actions(state).stream()
                .sorted(Comparator.comparingInt(Cell::row).thenComparingInt(Cell::column))
                .toList());
        add(questions, over, "utility", GomokuTask::utility);
        for (GomokuState state : STATES) {
            int size = state.board().size();
            Stream.concat(Stream.of(new Cell(0, size - 1), new Cell(0, size)), state.last().stream())
                    .forEach(cell -> questions.add(
                            new Question("result", cell + " on " + state, rules -> rules.result(state, cell))));
        }
        return questions;
    }

    private static void add(
            List<Question> questions,
            List<GomokuState> states,
            String method,
            BiFunction<GomokuTask, GomokuState, ?> asked) {
        states.forEach(
                state -> questions.add(new Question(method, method + " " + state, rules -> asked.apply(rules, state))));
    }

    private static List<Object> answers(GomokuTask rules) {
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

    private static List<RulesModel<GomokuTask>> single() {
        return GomokuMistakes.models("start")
                .takeWhile(model -> model.mistakes().size() == 1)
                .toList();
    }

    @Test
    void rules_without_a_mistake_answer_as_the_engine_does() {
        DraftGomoku rules = new DraftGomoku();
        assertThat(answers(rules)).isEqualTo(answers(RIGHT));
        rules.byFives = true;
        assertThat(answers(rules)).isEqualTo(answers(RIGHT));
        rules.begins = Optional.of((direction, cell, size) -> true);
        assertThat(answers(rules)).isEqualTo(answers(RIGHT));
    }

    @Test
    void rules_with_a_mistake_answer_as_recorded() throws IOException {
        List<Object> right = answers(RIGHT);
        List<String> lines = single().stream()
                .map(model -> model.mistakes().get(0).id() + ": "
                        + differences(right, answers(model.rules().get())))
                .toList();
        assertThat(lines.stream().filter(line -> line.endsWith("nothing {}"))).isEmpty();
        if (System.getProperty("plybook.update") != null) {
            Files.write(WRITTEN, lines);
        }
        assertThat(lines).isEqualTo(Files.readAllLines(WRITTEN));
    }

    @Test
    void mistakes_in_the_method_that_is_asked_for_come_first_and_pairs_last() {
        List<RulesModel<GomokuTask>> models = GomokuMistakes.models("utility").toList();
        assertThat(models.get(0).mistakes()).containsExactly(new Mistake("utility-sign"));
        assertThat(models.get(0).methods()).containsExactly("utility");
        int single = single().size();
        assertThat(models.subList(0, single))
                .allSatisfy(model -> assertThat(model.mistakes()).hasSize(1));
        assertThat(models.subList(single, models.size()))
                .allSatisfy(model -> assertThat(model.mistakes()).hasSize(2).doesNotHaveDuplicates());
        assertThat(models.get(single).mistakes().stream().map(Mistake::id))
                .containsExactly("utility-sign", "utility-of-the-side-to-move");
        assertThat(GomokuMistakes.all())
                .doesNotHaveDuplicates()
                .containsExactlyInAnyOrderElementsOf(single().stream()
                        .map(model -> model.mistakes().get(0))
                        .distinct()
                        .toList());
    }
}
