package plybook.judge.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import plybook.diagnosis.Mistake;
import plybook.diagnosis.rules.GomokuMistakes;
import plybook.diagnosis.rules.RulesModel;
import plybook.game.Cell;
import plybook.guest.Call;
import plybook.guest.Reply;
import plybook.guest.Responder;
import plybook.task.GomokuState;
import plybook.task.GomokuTask;

/** Every known mistake in the rules of Gomoku is named by what it does, and right rules have none. */
class GomokuDiagnosisTest {
    private static final GomokuRules RIGHT = new GomokuRules();

    /** The questions of each check, in the order of the suite, on small boards. */
    private static final Map<String, List<Call>> CHECKS = checks();

    private static Map<String, List<Call>> checks() {
        GomokuPositions positions = new GomokuPositions(new Random(5));
        List<GomokuState> beginnings = positions.game(6, 1).stream().limit(7).toList();
        List<GomokuState> all = new ArrayList<>(positions.full(5, false));
        all.addAll(positions.full(5, true));
        List.of(5, 7).forEach(size -> GomokuPositions.lines(size, 5)
                .forEach(line -> all.addAll(positions.wins(size, line))));
        all.addAll(positions.overlines(7));
        all.addAll(positions.noWins(7));
        all.addAll(positions.blocked(7));
        List.of(7, 9).forEach(size -> all.addAll(positions.ofBoth(size)));
        List.of(11, 16, 17, 19).forEach(size -> all.addAll(positions.confused(size)));
        all.addAll(positions.noWins(17).subList(0, 40)); // larger than any size that may be written in the code
        List<GomokuState> over = all.stream().filter(RIGHT::terminal).toList();
        Map<String, List<Call>> checks = new LinkedHashMap<>();
        checks.put(
                "start",
                IntStream.rangeClosed(5, 19)
                        .mapToObj(size -> call(rules -> rules.start(size)))
                        .toList());
        checks.put("player", of(GomokuTask::player, beginnings));
        checks.put("result", moves(beginnings, RIGHT::actions));
        checks.put(
                "refused",
                moves(
                        beginnings.subList(1, 7),
                        state -> List.of(state.last().orElseThrow(), new Cell(0, 6), new Cell(6, 5))));
        checks.put("winner", of(GomokuTask::winner, all));
        checks.put("terminal", of(GomokuTask::terminal, all));
        checks.put("actions", of(GomokuTask::actions, all));
        checks.put(
                "winning moves",
                GomokuPositions.lines(7, 5)
                        .limit(4)
                        .flatMap(line -> positions.wins(7, line).stream())
                        .map(state -> call(rules -> rules.result(
                                GomokuPositions.beforeTheWin(state),
                                state.last().orElseThrow())))
                        .toList());
        checks.put(
                "after the end",
                moves(
                        over.stream().filter(state -> !state.board().isFull()).toList(),
                        state -> state.board().emptyCells().subList(0, 1)));
        checks.put("utility", of(GomokuTask::utility, over));
        return checks;
    }

    private static Call call(Function<GomokuTask, ?> asking) {
        return Call.to(GomokuTask.class, asking);
    }

    private static List<Call> of(BiFunction<GomokuTask, GomokuState, ?> method, List<GomokuState> states) {
        return states.stream()
                .map(state -> call(rules -> method.apply(rules, state)))
                .toList();
    }

    private interface Cells {
        List<Cell> of(GomokuState state);
    }

    private static List<Call> moves(List<GomokuState> states, Cells cells) {
        return states.stream()
                .flatMap(state -> cells.of(state).stream().map(cell -> call(rules -> rules.result(state, cell))))
                .toList();
    }

    /** What is found at the first check that is failed. */
    private static Optional<List<Mistake>> first(GomokuTask rules) {
        Responder learner = new Responder(rules, () -> rules);
        for (List<Call> questions : CHECKS.values()) {
            List<Reply> replies = questions.stream()
                    .map(question -> learner.reply(question, leaf -> leaf))
                    .toList();
            List<Mistake> found = RulesDiagnosis.ofGomoku().explain(questions, replies);
            if (!found.isEmpty()) {
                return Optional.of(found);
            }
        }
        return Optional.empty();
    }

    @TestFactory
    Stream<DynamicTest> every_way_to_make_a_mistake_is_named_by_it() {
        List<RulesModel<GomokuTask>> models = GomokuMistakes.models("winner")
                .takeWhile(model -> model.mistakes().size() == 1)
                .toList();
        return models.stream()
                .map(model -> DynamicTest.dynamicTest(
                        model.mistakes().get(0).id() + " " + models.indexOf(model),
                        () -> assertThat(first(model.rules().get())).hasValue(model.mistakes())));
    }

    @Test
    void right_rules_have_no_mistake() {
        assertThat(first(RIGHT)).isEmpty();
    }

    @Test
    void a_state_is_read_as_it_is_written() {
        CHECKS.values().stream()
                .flatMap(List::stream)
                .filter(question -> question.method().equals("winner"))
                .forEach(question -> assertThat(
                                GomokuState.parse(question.arguments().get(0)))
                        .hasToString(question.arguments().get(0)));
    }
}
