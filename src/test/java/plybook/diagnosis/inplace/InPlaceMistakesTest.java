package plybook.diagnosis.inplace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import plybook.diagnosis.Mistake;
import plybook.game.Player;
import plybook.game.Position;
import plybook.game.Window;
import plybook.task.InPlaceTask;
import plybook.tree.Tree;
import plybook.tree.TreeGame;

/**
 * Each search that forgets or overdoes undo makes the moves that a file records. After an intended change, review the differences in that
 * file: {@code ./mvnw test -Dtest=InPlaceMistakesTest -Dplybook.update}
 */
class InPlaceMistakesTest {
    private static final Path WRITTEN = Path.of("src/test/resources/plybook/diagnosis/in-place-with-mistakes.txt");

    private static final List<String> TREES = List.of(
            "(1 2)",
            "v(2 1)",
            "(3 (1 4))",
            "(1000000 (2 3))",
            "v(-1000000 (2 3))",
            "v(3 (5 4))",
            "((7 3) (15) (1 12 20 22))",
            "v((3 0) (0 3) (-5 -5))",
            "^(^(1 2) v((3 0) 4))",
            "v(v(3 1) (2 (0 9)))",
            "(2 (2 5) (3 2))");

    /** Notes the moves: a number for each that is made, and a dash for each that is undone. */
    private record Noted(Position<Integer> position, StringBuilder moves) implements Position<Object> {
        @Override
        public Player player() {
            return position.player();
        }

        @Override
        public List<Object> actions() {
            return List.copyOf(position.actions());
        }

        @Override
        public void make(Object action) {
            moves.append(' ').append(action);
            position.make((Integer) action);
        }

        @Override
        public void undo() {
            moves.append(" -");
            position.undo();
        }

        @Override
        public boolean terminal() {
            return position.terminal();
        }

        @Override
        public int utility() {
            return position.utility();
        }
    }

    private static String told(InPlaceTask<Object> search, String tree, Window window) {
        TreeGame game = new TreeGame(Tree.parse(tree));
        StringBuilder moves = new StringBuilder();
        Noted position = new Noted(Position.of(game, game.initialState()), moves);
        String answer;
        try {
            answer = "is worth " + search.value(position, window.alpha(), window.beta());
        } catch (RuntimeException e) {
            answer = "ends with an exception";
        }
        return tree + (window.equals(Window.FULL) ? "" : " in " + window) + " " + answer + " by" + moves;
    }

    private static List<String> told(InPlaceTask<Object> search) {
        List<String> told = new ArrayList<>();
        TREES.forEach(tree -> told.add(told(search, tree, Window.FULL)));
        told.add(told(search, "((7 3) (15) (1 12))", new Window(4, 9)));
        told.add(told(search, "v((7 9) 3 (15 4))", new Window(8, 20)));
        return told;
    }

    /** Alpha-beta that undoes each move at once. */
    private static int right(Position<Object> position, int alpha, int beta) {
        if (position.terminal()) {
            return position.utility();
        }
        boolean max = position.player() == Player.MAX;
        int best = max ? -Window.INFINITY : Window.INFINITY;
        for (Object action : position.actions()) {
            position.make(action);
            int value =
                    max ? right(position, Math.max(alpha, best), beta) : right(position, alpha, Math.min(beta, best));
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
            if (max ? best >= beta : best <= alpha) {
                break;
            }
        }
        return best;
    }

    @Test
    void each_mistake_makes_and_undoes_moves_as_recorded() throws IOException {
        List<String> soundly = told(InPlaceMistakesTest::right);
        List<String> lines = new ArrayList<>();
        for (InPlaceMistakes.Model model : InPlaceMistakes.all()) {
            List<String> told = told(model.search());
            told.removeAll(soundly);
            assertThat(told).as(model.mistake().id()).isNotEmpty();
            lines.add(model.mistake().id());
            told.forEach(each -> lines.add("    " + each));
        }
        if (System.getProperty("plybook.update") != null) {
            Files.write(WRITTEN, lines);
        }
        assertThat(lines).isEqualTo(Files.readAllLines(WRITTEN));
    }

    @Test
    void a_mistake_at_the_nodes_of_one_player_has_a_name_of_its_own() {
        List<String> ids = InPlaceMistakes.all().stream()
                .map(InPlaceMistakes.Model::mistake)
                .map(Mistake::id)
                .distinct()
                .toList();
        assertThat(ids)
                .hasSize(19)
                .contains(
                        "no-undo-after-cutoff",
                        "no-undo-after-cutoff" + Mistake.FOR_MAX,
                        "no-undo-after-cutoff" + Mistake.FOR_MIN,
                        "player-asked-after-make");
    }
}
