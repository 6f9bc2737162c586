package plybook.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The command of the Indexed Job in the documentation, run as its pods run it: with an index, and with folders for its volumes. */
@Tag("corpus-only")
class KubernetesJobIT {
    private static final int PODS = 2;
    private static final int LEARNERS = 4;

    @TempDir
    Path folder;

    private static Object at(Object node, Object... path) {
        Object found = node;
        for (Object step : path) {
            found = Objects.requireNonNull(
                    step instanceof Integer index ? ((List<?>) found).get(index) : ((Map<?, ?>) found).get(step),
                    step.toString());
        }
        return found;
    }

    /** Returns the container's command, for fewer pods, and with our folders where its volumes are. */
    private List<String> command() throws IOException {
        Object job = new Load(LoadSettings.builder().build())
                .loadFromString(Files.readString(Path.of("docs/scale-job.yml")));
        Object container = at(job, "spec", "template", "spec", "containers", 0);
        List<String> words = new ArrayList<>();
        ((List<?>) at(container, "command")).forEach(word -> words.add(word.toString()));
        String script = at(container, "args", 0).toString();
        assertThat(script).contains("/" + at(job, "spec", "completions") + "\"");
        words.add(script.replace("/" + at(job, "spec", "completions") + "\"", "/" + PODS + "\"")
                .replaceAll("(?<![\\w.])/(class|secret|results)\\b", folder + "/$1"));
        for (Object mount : (List<?>) at(container, "volumeMounts")) {
            assertThat(words.get(words.size() - 1))
                    .contains(folder + at(mount, "mountPath").toString());
        }
        return words;
    }

    @Test
    void every_pod_grades_its_share_and_the_shares_make_the_class() throws Exception {
        for (int i = 0; i < LEARNERS; i++) {
            Path file = folder.resolve("class/learner " + i + "/01-trees/MyTreeValue.java");
            Files.createDirectories(file.getParent());
            Files.writeString(file, Files.readString(Path.of("exercises/01-trees/MyTreeValue.java")) + "// " + i);
        }
        Path secret = Files.createDirectories(folder.resolve("secret"));
        Files.writeString(secret.resolve("assignment.yml"), "title: T\nexercises: [{exercise: 01}]\nseed: seed\n");
        Files.writeString(secret.resolve("seed"), "7\n");
        Path entry = Files.createDirectories(folder.resolve("bin")).resolve("plybook");
        Files.writeString(
                entry,
                "#!/bin/sh\nexec \"%s/bin/java\" -XX:TieredStopAtLevel=1 -cp \"%s%s%s\" plybook.cli.Main \"$@\"\n"
                        .formatted(
                                System.getProperty("java.home"),
                                Path.of("target/classes").toAbsolutePath(),
                                File.pathSeparator,
                                Files.readString(Path.of("target/classpath")).strip()));
        Files.setPosixFilePermissions(entry, PosixFilePermissions.fromString("rwxr-xr-x"));
        Set<String> graded = new HashSet<>();
        for (int pod = 0; pod < PODS; pod++) {
            ProcessBuilder builder = new ProcessBuilder(command())
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("said.txt").toFile());
            builder.environment().put("JOB_COMPLETION_INDEX", String.valueOf(pod));
            builder.environment().merge("PATH", entry.resolveSibling("").toString(), (path, ours) -> ours + ":" + path);
            Process process = builder.start();
            assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
            assertThat(process.exitValue())
                    .as("%s", (Object) Files.readString(folder.resolve("said.txt")))
                    .isZero();
            Path share = folder.resolve("results/share-" + (pod + 1));
            List<String> lines = Files.readAllLines(share.resolve("grades.csv"));
            assertThat(lines).hasSize(1 + LEARNERS / PODS);
            lines.stream().skip(1).forEach(line -> graded.add(line.substring(0, line.indexOf(','))));
        }
        assertThat(graded).hasSize(LEARNERS);
    }
}
