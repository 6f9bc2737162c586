package plybook.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plybook.search.AlphaBeta;
import plybook.search.Minimax;
import plybook.search.Search;
import plybook.tictactoe.TicTacToe;
import plybook.tree.Tree;
import plybook.tree.TreeGame;
import plybook.tree.TreeState;

/** The page that says which lesson teaches what the four texts claim, compared with the lessons. */
class SeedsTest {
    private static final Path PAGE = Path.of("docs/seeds.md");
    private static final Pattern PLACE = Pattern.compile("`(\\d\\db?)`(?: \\*([^*]+)\\*)?");
    private static final int COLUMNS = 4;

    private static List<String> rows() throws IOException {
        return Files.readAllLines(PAGE).stream()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| claim"))
                .toList();
    }

    private static String lesson(String number) throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/lessons"))) {
            Path file = files.filter(each -> each.getFileName().toString().matches(number + "-.*\\.md"))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no lesson " + number));
            return Files.readString(file);
        }
    }

    @Test
    void every_claim_names_a_text_a_lesson_and_a_remark() throws IOException {
        assertThat(rows()).hasSizeGreaterThan(30).allSatisfy(row -> {
            List<String> cells = Stream.of(row.substring(1).split("\\|"))
                    .map(String::strip)
                    .filter(cell -> !cell.isEmpty())
                    .toList();
            assertThat(cells).hasSize(COLUMNS);
            assertThat(cells.get(1)).containsPattern("notes|report|tutorial|article");
            assertThat(cells.get(2)).containsPattern(PLACE);
        });
    }

    @Test
    void every_lesson_and_section_that_the_page_names_is_there() throws IOException {
        for (MatchResult place : PLACE.matcher(Files.readString(PAGE)).results().toList()) {
            String text = lesson(place.group(1));
            if (place.group(2) != null) {
                assertThat(text).as(place.group(1)).containsPattern("(?m)^##+ " + Pattern.quote(place.group(2)) + "$");
            }
        }
    }

    /** Returns the number of nodes that a search visits. */
    private static <S> long nodes(Search<S, ?> search, S start) {
        return search.search(start).counters().visited();
    }

    @Test
    void the_five_trees_of_the_tutorial_cost_what_it_says() throws IOException {
        Map<String, List<Long>> costs = Map.of(
                "((7 3) (15) (1 12 20 22))", List.of(11L, 8L),
                "((3 12 8) (2 100 8) (14 5 2))", List.of(13L, 11L),
                "((((10 20) (5)) ((-10))) (((7 5) (-8)) ((-7 -5))))", List.of(22L, 22L),
                "((((3 17) (2 12)) ((15) (25 0))) (((2 5) (3)) ((2 14))))", List.of(26L, 17L),
                "((((5 6) (7 4 5)) ((3))) (((6) (6 9)) ((7))) (((5)) ((9 8) (6))))", List.of(33L, 25L));
        costs.forEach((tree, expected) -> {
            TreeGame game = new TreeGame(Tree.parse(tree));
            TreeState start = game.initialState();
            assertThat(List.of(nodes(new Minimax<>(game), start), nodes(new AlphaBeta<>(game), start)))
                    .as(tree)
                    .isEqualTo(expected);
        });
        assertThat(Files.readString(PAGE))
                .contains("11, 13, 22, 26 and 33 nodes with minimax, and 8, 11, 22, 17 and 25 with alpha-beta");
    }

    @Test
    void the_nodes_of_tic_tac_toe_are_those_on_the_page() throws IOException {
        TicTacToe game = new TicTacToe();
        assertThat(Files.readString(PAGE))
                .contains("%,d nodes from the empty board".formatted(nodes(new Minimax<>(game), game.initialState())))
                .contains("visits %,d nodes, not 146,120".formatted(nodes(new AlphaBeta<>(game), game.initialState())));
    }
}
