package plybook.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import plybook.game.Board;
import plybook.judge.Judge;
import plybook.judge.hunt.WrongVersions;
import plybook.judge.verdict.CheckResult;
import plybook.task.Course;
import plybook.tree.Tree;

/** The help with each check of exercises 01 to 04. */
class LadderTest {
    private static final int MOST_LEAVES = 6;

    /** The marks of code, of which a question needs none. */
    private static final String CODE = "[;{}]|->|==|\\bfor \\(|\\bif \\(|&&|\\|\\|";

    static List<String> checks() {
        return Stream.of("01", "02", "03", "04")
                .flatMap(number -> new Judge()
                                .check(
                                        Course.find(number),
                                        Path.of("exercises", Course.find(number).folder()))
                                .results()
                                .stream())
                .map(CheckResult::id)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("checks")
    void a_check_has_questions_and_a_small_picture_and_no_code(String check) {
        Ladder ladder = Ladder.of(check).orElseThrow(() -> new AssertionError("no ladder for " + check));
        assertThat(ladder.question()).contains("?");
        assertThat(ladder.about()).endsWith("?");
        assertThat(List.of(ladder.question(), ladder.steps(), ladder.about()))
                .allSatisfy(text -> assertThat(text).doesNotContainPattern(CODE));
        if (ladder.hasBoard()) {
            assertThat(Board.parse(ladder.picture()).size()).isEqualTo(3);
        } else {
            assertThat(Tree.parse(ladder.picture()).leaves()).isLessThanOrEqualTo(MOST_LEAVES);
        }
    }

    @Test
    void no_tree_catches_a_version_for_the_learner() {
        for (char version = 'A'; version <= 'E'; version++) {
            Tree shown = Tree.parse(
                    Ladder.of("CatchItSuite.version" + version).orElseThrow().picture());
            assertThat(WrongVersions.hunt(version, shown).caught())
                    .as("%s", version)
                    .isFalse();
        }
    }

    @Test
    void a_check_without_a_ladder_has_none() {
        assertThat(Ladder.of("MinimaxSuite.nothing")).isEqualTo(Optional.empty());
        assertThat(Ladder.of("NoSuite.leaf")).isEmpty();
        assertThat(Ladder.of("")).isEmpty();
    }
}
