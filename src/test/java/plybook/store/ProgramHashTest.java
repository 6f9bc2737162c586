package plybook.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import plybook.game.Game;

class ProgramHashTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .importUrl(Game.class.getProtectionDomain().getCodeSource().getLocation());

    private static String top(JavaClass type) {
        String rest = type.getPackageName().substring("plybook.".length());
        return rest.contains(".") ? rest.substring(0, rest.indexOf('.')) : rest;
    }

    @Test
    void the_hash_of_the_judge_is_of_all_that_the_judge_uses() {
        Set<String> found = new TreeSet<>(Set.of("judge", "guest"));
        int before = 0;
        while (found.size() > before) {
            before = found.size();
            CLASSES.stream()
                    .filter(type -> type.getPackageName().startsWith("plybook.") && found.contains(top(type)))
                    .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                    .map(dependency -> dependency.getTargetClass().getBaseComponentType())
                    .filter(type -> type.getPackageName().startsWith("plybook."))
                    .map(ProgramHashTest::top)
                    .toList()
                    .forEach(found::add);
        }
        found.add("mistakes"); // texts, without classes
        assertThat(ProgramHash.JUDGES).containsExactlyElementsOf(found);
    }

    @Test
    void the_hash_of_the_judge_is_not_that_of_the_whole() {
        assertThat(ProgramHash.ofJudge()).matches("[0-9a-f]{64}").isNotEqualTo(ProgramHash.ofWhole());
    }
}
