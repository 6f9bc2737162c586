package plybook.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plybook.game.Game;

/** The worked example in the Javadoc of {@link Game}. */
class GameJavadocTest {
    private static final Pattern EXAMPLE = Pattern.compile("(?s)<pre>\\{@code\n(.*?) \\* }</pre>");

    @TempDir
    Path classes;

    @Test
    void the_worked_example_compiles_and_keeps_the_rules_of_games() throws Exception {
        Matcher example = EXAMPLE.matcher(Files.readString(Path.of("src/main/java/plybook/game/Game.java")));
        assertThat(example.find()).isTrue();
        String source = "import java.util.List;\nimport plybook.game.*;\n"
                + example.group(1).replaceAll("(?m)^ \\* ?", "");
        JavaFileObject file = new SimpleJavaFileObject(URI.create("string:///Nim.java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreErrors) {
                return source;
            }
        };
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        List<String> options =
                List.of("-proc:none", "-cp", System.getProperty("java.class.path"), "-d", classes.toString());
        assertThat(compiler.getTask(null, null, said, options, null, List.of(file))
                        .call())
                .as("%s", said.getDiagnostics())
                .isTrue();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
            Game<?, ?> nim = (Game<?, ?>)
                    loader.loadClass("Nim").getDeclaredConstructor().newInstance();
            GameConformance.Census census = GameConformance.of(nim).check();
            assertThat(census.perPly()).startsWith(1, 3, 5).hasSize(11);
        }
    }
}
