package plybook.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import plybook.judge.hunt.ShownTrees;
import plybook.judge.hunt.WrongVersions;
import plybook.tree.Tree;

/** Tests that no tree which catches a version can be copied from a page: the judge knows all of them. */
class ShownTreesTest {
    private static final Pattern TREE = Pattern.compile("[v^]?\\([0-9v^()\\s-]*\\)");

    /** The pages that are open while a learner hunts. */
    private static final List<Path> PAGES =
            List.of(Path.of("src/lessons/04-alpha-beta.md"), Path.of("exercises/04-alpha-beta/README.md"));

    /** Smaller ones anybody finds without a page. */
    private static final int LEAVES = 3;

    private static Optional<Tree> tree(String text) {
        try {
            return Optional.of(Tree.parse(text)).filter(tree -> !tree.isLeaf());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static boolean catches(Tree tree) {
        return tree.leaves() >= LEAVES
                && tree.nodes() <= WrongVersions.MOST_NODES
                && WrongVersions.letters().stream()
                        .anyMatch(letter -> WrongVersions.hunt(letter, tree).caught());
    }

    @Test
    void the_judge_knows_every_tree_of_a_page_that_catches_a_version() {
        Set<Tree> shown = PAGES.stream()
                .flatMap(page -> TREE.matcher(GiveawayCheck.read(page)).results())
                .flatMap(found -> tree(found.group()).stream())
                .filter(ShownTreesTest::catches)
                .collect(Collectors.toSet());
        assertThat(ShownTrees.all()).containsExactlyInAnyOrderElementsOf(shown);
    }

    @Test
    void the_solution_has_trees_of_its_own() {
        String solution = GiveawayCheck.read(Path.of("solutions/04-alpha-beta/MyCatchIt.java"));
        List<Tree> trees = Pattern.compile("return \"([^\"]+)\"")
                .matcher(solution)
                .results()
                .map(found -> Tree.parse(found.group(1)))
                .toList();
        assertThat(trees).hasSize(WrongVersions.letters().size()).doesNotContainAnyElementsOf(ShownTrees.all());
    }
}
