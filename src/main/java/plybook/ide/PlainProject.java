package plybook.ide;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.task.Exercise;

/**
 * The files that let Eclipse, VS Code and IntelliJ IDEA open a folder with exercises without Maven and without a network: the libraries
 * are those of an installation.
 *
 * @param exercises those whose folders are in {@code exercises/}
 * @param libraries the archives that compile and run the checks
 * @param folder the folder, for paths that are relative to it
 */
public record PlainProject(List<Exercise> exercises, List<Path> libraries, Path folder) {
    private static final String NAME = "plybook-exercises";
    private static final String TESTS = "src/test/java";

    /** The beginnings of the names of what the checks need. */
    private static final List<String> NEEDED =
            List.of("plybook", "junit", "opentest4j", "apiguardian", "jspecify", "jackson", "jmustache");

    public PlainProject {
        exercises = List.copyOf(exercises);
        libraries = libraries.stream()
                .filter(library -> NEEDED.stream()
                        .anyMatch(name -> library.getFileName().toString().startsWith(name)))
                .toList();
    }

    /** Returns the files by their paths within the folder. */
    public SortedMap<String, byte[]> files() {
        SortedMap<String, String> files = new TreeMap<>();
        files.put(".project", """
                <?xml version="1.0" encoding="UTF-8"?>
                <projectDescription>
                  <name>%s</name>
                  <buildSpec>
                    <buildCommand>
                      <name>org.eclipse.jdt.core.javabuilder</name>
                    </buildCommand>
                  </buildSpec>
                  <natures>
                    <nature>org.eclipse.jdt.core.javanature</nature>
                  </natures>
                </projectDescription>
                """.formatted(NAME));
        files.put(".classpath", """
                <?xml version="1.0" encoding="UTF-8"?>
                <classpath>
                %s
                %s
                  <classpathentry kind="con" path="org.eclipse.jdt.launching.JRE_CONTAINER"/>
                  <classpathentry kind="output" path="target/ide"/>
                </classpath>
                """.formatted(
                        lines("  <classpathentry kind=\"src\" path=\"%s\"/>", sources()),
                        lines("  <classpathentry kind=\"lib\" path=\"%s\"/>", paths())));
        files.put(".vscode/settings.json", """
                {
                  "java.import.maven.enabled": false,
                  "java.import.gradle.enabled": false,
                  "java.project.sourcePaths": [%s],
                  "java.project.outputPath": "target/ide",
                  "java.project.referencedLibraries": [%s]
                }
                """.formatted(quoted(sources()), quoted(paths())));
        files.put(".idea/modules.xml", """
                <?xml version="1.0" encoding="UTF-8"?>
                <project version="4">
                  <component name="ProjectModuleManager">
                    <modules>
                      <module fileurl="file://$PROJECT_DIR$/%1$s.iml" filepath="$PROJECT_DIR$/%1$s.iml"/>
                    </modules>
                  </component>
                </project>
                """.formatted(NAME));
        files.put(".idea/misc.xml", """
                <?xml version="1.0" encoding="UTF-8"?>
                <project version="4">
                  <component name="ProjectRootManager" version="2" languageLevel="JDK_17" default="true" project-jdk-type="JavaSDK">
                    <output url="file://$PROJECT_DIR$/target/ide"/>
                  </component>
                </project>
                """);
        files.put(NAME + ".iml", """
                <?xml version="1.0" encoding="UTF-8"?>
                <module type="JAVA_MODULE" version="4">
                  <component name="NewModuleRootManager" inherit-compiler-output="true">
                    <content url="file://$MODULE_DIR$">
                %s
                      <sourceFolder url="file://$MODULE_DIR$/%s" isTestSource="true"/>
                      <excludeFolder url="file://$MODULE_DIR$/target"/>
                    </content>
                    <orderEntry type="inheritedJdk"/>
                    <orderEntry type="sourceFolder" forTests="false"/>
                    <orderEntry type="module-library">
                      <library>
                        <CLASSES>
                %s
                        </CLASSES>
                      </library>
                    </orderEntry>
                  </component>
                </module>
                """.formatted(
                lines("      <sourceFolder url=\"file://$MODULE_DIR$/%s\" isTestSource=\"false\"/>", starters()),
                TESTS,
                lines("          <root url=\"jar://%s!/\"/>", ideaPaths())));
        SortedMap<String, byte[]> bytes = new TreeMap<>();
        files.forEach((name, text) -> bytes.put(name, text.getBytes(StandardCharsets.UTF_8)));
        return bytes;
    }

    private List<String> starters() {
        return exercises.stream()
                .map(exercise -> "exercises/" + exercise.folder())
                .toList();
    }

    private List<String> sources() {
        return Stream.concat(starters().stream(), Stream.of(TESTS)).toList();
    }

    /** Returns the libraries, relative where the folder lies in the installation, so that both can be moved together. */
    private List<String> paths() {
        Path base = folder.toAbsolutePath().normalize();
        return libraries.stream()
                .map(library -> library.toAbsolutePath().normalize())
                .map(library -> library.startsWith(base.resolve("..").normalize()) ? base.relativize(library) : library)
                .map(library -> library.toString().replace('\\', '/'))
                .toList();
    }

    private List<String> ideaPaths() {
        return paths().stream()
                .map(path -> path.startsWith("..") ? "$MODULE_DIR$/" + path : path)
                .toList();
    }

    private static String lines(String template, List<String> values) {
        return values.stream().map(value -> template.formatted(escaped(value))).collect(Collectors.joining("\n"));
    }

    private static String quoted(List<String> values) {
        return values.stream()
                .map(value -> '"' + value.replace("\\", "\\\\").replace("\"", "\\\"") + '"')
                .collect(Collectors.joining(", "));
    }

    private static String escaped(String value) {
        return value.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
