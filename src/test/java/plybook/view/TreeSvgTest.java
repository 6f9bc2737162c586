package plybook.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plybook.game.Cell;
import plybook.game.Game;
import plybook.game.Player;
import plybook.tictactoe.TicTacToe;
import plybook.trace.Sketch;
import plybook.trace.Trace;
import plybook.tree.Tree;
import plybook.tree.TreeState;
import plybook.tree.Trees;
import plybook.view.Drawn.Area;

class TreeSvgTest {
    /** Returns sketches of random trees, from two to several hundred nodes, with all options of a sketch. */
    private static Stream<Sketch> sketches(int count) {
        Random random = new Random(23);
        return Stream.generate(() -> {
                    int depth = 1 + random.nextInt(6);
                    int high = random.nextBoolean() ? 9 : 1_000_000;
                    Tree tree = Trees.random(
                            new Trees.Mix(depth, 1 + random.nextInt(5), 0.25, random.nextBoolean(), -high, high),
                            random);
                    Trace<TreeState, Integer> trace =
                            random.nextInt(4) == 0 ? Trace.minimax(tree) : Trace.alphaBeta(tree);
                    Sketch sketch = random.nextInt(4) == 0 ? Sketch.of(tree) : Sketch.of(tree, trace);
                    sketch = random.nextInt(6) == 0 ? sketch.hidingValues() : sketch;
                    sketch = random.nextInt(6) == 0 ? sketch.hidingWindows() : sketch;
                    return random.nextInt(3) == 0
                            ? sketch.marking(somewhere(tree, random), "Here & there <b>α</b> " + "x".repeat(80))
                            : sketch;
                })
                .limit(count);
    }

    private static List<Integer> somewhere(Tree tree, Random random) {
        if (tree.isLeaf() || random.nextInt(4) == 0) {
            return List.of();
        }
        int child = random.nextInt(tree.children().size());
        return Stream.concat(Stream.of(child), somewhere(tree.children().get(child), random).stream())
                .toList();
    }

    @Test
    void pictures_of_thousands_of_trees_are_well_formed_and_nothing_overlaps() {
        sketches(2_000).forEach(sketch -> {
            Picture picture = TreeSvg.of(sketch);
            Drawn drawn = Drawn.of(picture);
            assertThat(overlaps(drawn.nodes())).as("nodes of\n%s", picture).isEmpty();
            assertThat(overlaps(drawn.texts())).as("texts of\n%s", picture).isEmpty();
            assertThat(drawn.texts())
                    .as("inside %d × %d", picture.width(), picture.height())
                    .allMatch(text -> text.within(4, 4, picture.width() - 4, picture.height() - 4));
        });
    }

    private static List<String> overlaps(List<Area> areas) {
        List<String> overlaps = new ArrayList<>();
        for (int i = 0; i < areas.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (areas.get(i).overlaps(areas.get(j))) {
                    overlaps.add(areas.get(i) + " and " + areas.get(j));
                }
            }
        }
        return overlaps;
    }

    @Test
    void the_check_finds_overlaps() {
        Area one = new Area(0, 0, 10, 10, "one");
        assertThat(overlaps(List.of(one, new Area(9, 9, 20, 20, "other")))).hasSize(1);
        assertThat(overlaps(List.of(one, new Area(10, 0, 20, 10, "beside")))).isEmpty();
    }

    @Test
    void a_tree_of_up_to_sixty_nodes_fits_a_notebook_at_full_size() {
        sketches(800)
                .filter(sketch -> sketch.nodes() <= 60 && sketch.showsSearch())
                .forEach(sketch -> {
                    Picture picture = TreeSvg.of(sketch);
                    boolean largeValues = picture.altText().matches("(?s).*\\d{5}.*");
                    assertThat(picture.width()).as(picture.altText()).isLessThanOrEqualTo(largeValues ? 1_400 : 960);
                });
    }

    @Test
    void the_same_tree_gives_the_same_bytes() {
        for (int i = 0; i < 2; i++) {
            assertThat(sketches(50).map(TreeSvg::of).toList())
                    .isEqualTo(sketches(50).map(TreeSvg::of).toList());
        }
    }

    @Test
    void a_picture_shows_players_cuts_and_the_best_line() {
        Drawn drawn = Drawn.of(TreeSvg.of(Gallery.TREE_4, Trace.alphaBeta(Gallery.TREE_4)));
        List<String> texts = drawn.texts().stream().map(Area::text).toList();

        assertThat(drawn.nodes()).hasSize(26);
        assertThat(texts.stream().filter("MAX"::equals)).as("MAX nodes").hasSize(5);
        assertThat(texts.stream().filter("MIN"::equals)).as("MIN nodes").hasSize(9);
        assertThat(texts).contains("#1", "#17", "(−∞, 3)", "→ (15, 3)").doesNotContain("#18");
        assertThat(drawn.count("path", "class", Palette.ALERT.stroke()))
                .as("four struck edges, each explained below")
                .isEqualTo(8);
        assertThat(drawn.count("path", "stroke-width", "3.5")).as("bold edges").isEqualTo(4);
        assertThat(drawn.count("*", "stroke-width", "3")).isGreaterThan(4);
    }

    @Test
    void hidden_values_are_nowhere_in_the_document() {
        Tree tree = Tree.parse("((7 3) (16 15) (1 12))");
        Picture picture =
                TreeSvg.of(Sketch.of(tree, Trace.alphaBeta(tree)).hidingValues().hidingWindows());
        List<String> texts = Drawn.of(picture).texts().stream().map(Area::text).toList();

        assertThat(texts.stream().filter("?"::equals)).hasSize(4);
        assertThat(texts.stream().filter("15"::equals)).as("the leaf alone").hasSize(1);
        assertThat(picture.svg()).doesNotContain("α", "Value", "bold");
    }

    @Test
    void the_text_alternative_has_value_line_cuts_and_reasons() {
        assertThat(TreeSvg.of(Gallery.TREE_1, Trace.alphaBeta(Gallery.TREE_1)).altText())
                .isEqualTo("A search of a game tree, 11 nodes, MAX to move at the root. Value 15. "
                        + "Line of best play: #5 child 2, #6 child 1. "
                        + "Visited: 8 nodes, 4 of them leaves, worth 7, 3, 15, 1 in visiting order. "
                        + "Cut at #7, MIN, with 3 children never visited: "
                        + "α = 15 ≥ β = 1: MIN can keep this node to 1 or less; MAX is already guaranteed 15. "
                        + "The tree as text: ((7 3) (15) (1 12 20 22)).");
        assertThat(TreeSvg.of(Sketch.of(Gallery.TREE_1).marking(List.of(2, 1), "Not needed."))
                        .altText())
                .contains("Marked, at child 3, child 2: Not needed. The tree");
    }

    @Test
    void a_single_leaf_is_a_picture_too() {
        Drawn drawn = Drawn.of(TreeSvg.of(Tree.leaf(0)));
        assertThat(drawn.nodes()).hasSize(1);
        assertThat(drawn.texts()).extracting(Area::text).contains("0");
    }

    @Test
    void a_large_search_is_shortened_with_a_note() {
        TicTacToe game = new TicTacToe();
        Picture picture = TreeSvg.of(Trace.minimax(game, game.result(game.initialState(), new Cell(1, 1))));
        assertThat(Drawn.of(picture).texts())
                .extracting(Area::text)
                .anyMatch(text -> text.matches("Shortened: \\d\\d of 55,505 nodes are drawn, 55,\\d\\d\\d are not\\."));
        assertThat(picture.width()).isLessThan(1_300);
        assertThat(picture.height()).isLessThan(2_000);
    }

    /** A game of two plies whose actions have names with special characters of XML. */
    private static final class Hostile implements Game<String, String> {
        private static final List<String> NAMES = List.of("<b>&\"'", "]]>", "\u0000\u0007", "\ud800", "a\tb\nc", "—🙂");

        @Override
        public String initialState() {
            return "";
        }

        @Override
        public Player player(String state) {
            return Player.MAX;
        }

        @Override
        public List<String> actions(String state) {
            return terminal(state) ? List.of() : NAMES;
        }

        @Override
        public String result(String state, String action) {
            return state + "/" + action;
        }

        @Override
        public boolean terminal(String state) {
            return state.chars().filter(c -> c == '/').count() == 2;
        }

        @Override
        public int utility(String state) {
            return state.hashCode() % 10;
        }
    }

    @Test
    void names_and_captions_cannot_break_the_document() {
        Trace<String, String> trace = Trace.minimax(new Hostile(), "");
        for (String name : Hostile.NAMES) {
            Picture picture = TreeSvg.of(Sketch.of(trace).marking(List.of(name), "</svg><script>" + name));
            assertThat(Drawn.of(picture)
                            .document()
                            .getElementsByTagName("script")
                            .getLength())
                    .isZero();
            assertThat(picture.html()).doesNotContain("<script");
        }
    }
}
