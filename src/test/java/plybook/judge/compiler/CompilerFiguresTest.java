package plybook.judge.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The compiler's row of docs/threat-model.md says what is set. */
class CompilerFiguresTest {
    @Test
    void the_threat_model_gives_the_limits_of_the_compiler() throws IOException {
        assertThat(Files.readString(Path.of("docs/threat-model.md")))
                .contains("| the compiler | " + CompilerProcess.FOR_ONE.toSeconds() + " s of processor time or "
                        + CompilerProcess.PATIENCE.toSeconds() + " s in all, heap " + CompilerProcess.HEAP_MIB
                        + " MiB, files of " + (SourceCompiler.LARGEST >> 20) + " MiB, " + Javac.MOST_CLASSES
                        + " classes of " + (Javac.LARGEST_CLASSES >> 20) + " MiB together |");
    }
}
