package plybook.ide;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.xml.sax.SAXException;
import plybook.task.Course;

/**
 * The files that make a folder with exercises a Maven project of its own, which an IDE opens: {@code pom.xml}, a test class that shows
 * each check as a test, and Plybook itself as one archive. See docs/decisions/ide.md for why an archive.
 */
public final class IdeProject {
    /** The test to run. */
    public static final String TEST = "src/test/java/ExercisesTest.java";

    private static final String POM = "pom.xml";
    /** Keeps Eclipse from copying each README.md beside the classes, of which it says seven times that there is one already. */
    private static final String ECLIPSE = ".settings/org.eclipse.jdt.core.prefs";

    private static final String ARCHIVE = "lib/plybook.jar";

    /** The rooms that judging never needs. They would make the archive twice as large, and most of them want libraries. */
    private static final List<String> LEFT_OUT = List.of(
            "assignment",
            "bundle",
            "cli",
            "gomocup",
            "gradebook",
            "grading",
            "intake",
            "league",
            "overview",
            "registry",
            "release",
            "setup",
            "store",
            "tournament",
            "view",
            "viva",
            "web",
            "workbook");

    /** The time of every entry, so that the same classes are always the same bytes and are not written again. */
    private static final LocalDateTime EPOCH = LocalDateTime.of(1980, 1, 1, 0, 0);

    private static final Pattern PLACEHOLDER = Pattern.compile("@([a-z-]+)@");

    private final Path program;

    /**
     * A project that uses Plybook as it is built.
     *
     * @param program Plybook's own classes: {@code target/classes} of a checkout, or the archive that Maven made
     */
    public IdeProject(Path program) {
        this.program = program;
    }

    /**
     * Returns the files by their paths within the folder.
     *
     * @param folder the folder, for its name
     * @param exercises where the exercises' folders are in it: empty, or a path that ends in a slash
     */
    public SortedMap<String, byte[]> files(Path folder, String exercises) throws IOException {
        if (Files.isDirectory(program)) {
            return files(folder, exercises, program, program.resolve("../..").resolve(POM));
        }
        try (FileSystem jar = FileSystems.newFileSystem(program)) {
            return files(folder, exercises, jar.getPath("/"), jar.getPath("META-INF/maven/plybook/plybook", POM));
        }
    }

    private static SortedMap<String, byte[]> files(Path folder, String exercises, Path classes, Path plybooksPom)
            throws IOException {
        Path templates = classes.resolve("plybook/ide/my");
        String pom = pom(Files.readString(templates.resolve(POM)), parsed(plybooksPom), folder, exercises);
        return new TreeMap<>(Map.of(
                POM, pom.getBytes(StandardCharsets.UTF_8),
                TEST, Files.readAllBytes(templates.resolve("ExercisesTest.java")),
                ECLIPSE, Files.readAllBytes(templates.resolve("eclipse.prefs")),
                ARCHIVE, archive(classes)));
    }

    private static String pom(String template, Document ours, Path folder, String exercises) {
        Matcher placeholder = PLACEHOLDER.matcher(template);
        return placeholder.replaceAll(found -> Matcher.quoteReplacement(
                switch (found.group(1)) {
                    case "name" -> name(folder);
                    case "sources" -> sources(exercises);
                    default -> version(ours, found.group(1));
                }));
    }

    /** Returns a name that Maven accepts. */
    private static String name(Path folder) {
        return "plybook-"
                + folder.toAbsolutePath().normalize().getFileName().toString().replaceAll("[^A-Za-z0-9_.-]+", "-");
    }

    private static String sources(String exercises) {
        return Course.exercises().stream()
                .map(exercise -> " ".repeat(16) + "<source>" + exercises + exercise.folder() + "</source>")
                .collect(Collectors.joining("\n"));
    }

    private static Document parsed(Path pom) throws IOException {
        try (InputStream in = Files.newInputStream(pom)) {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in);
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(pom + " is no XML", e);
        }
    }

    /** Returns the version that Plybook itself uses, which Maven has often fetched already. */
    private static String version(Document pom, String artifact) {
        String version = value(pom, "//artifactId[.='" + artifact + "']/../version");
        String resolved = version.startsWith("${")
                ? value(pom, "/project/properties/*[name()='" + version.substring(2, version.length() - 1) + "']")
                : version;
        if (resolved.isBlank()) {
            throw new IllegalStateException("Plybook's pom.xml has no version of " + artifact);
        }
        return resolved;
    }

    private static String value(Document pom, String path) {
        try {
            return XPathFactory.newInstance().newXPath().evaluate(path, pom).strip();
        } catch (XPathExpressionException e) {
            throw new IllegalStateException(path, e);
        }
    }

    private static byte[] archive(Path classes) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Stream<Path> walked = Files.walk(classes.resolve("plybook"));
                JarOutputStream jar = new JarOutputStream(bytes)) {
            for (Path file : walked.filter(Files::isRegularFile).sorted().toList()) {
                Path relative = classes.relativize(file);
                if (!LEFT_OUT.contains(relative.getName(1).toString())) {
                    JarEntry entry = new JarEntry(relative.toString().replace('\\', '/'));
                    entry.setTimeLocal(EPOCH);
                    jar.putNextEntry(entry);
                    Files.copy(file, jar);
                    jar.closeEntry();
                }
            }
        }
        return bytes.toByteArray();
    }
}
