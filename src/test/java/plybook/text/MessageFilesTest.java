package plybook.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every room's message file, compared with the room's code. */
class MessageFilesTest {
    private static final Path RESOURCES = Path.of("src/main/resources");

    /** A text that is asked for by its key; a plus after it makes it the beginning of several keys. */
    private static final Pattern CALL =
            Pattern.compile("\\b(?:Texts\\.(?:of|find)|[A-Z]+\\.text)\\(\\s*\"([\\w.-]+)\"\\s*([+,)])");

    /** A text in a template. */
    private static final Pattern GAP = Pattern.compile("\\{\\{say\\.([\\w-]+)}}");

    /** A suite, or a check of it whose title stands in the file under the names of both. */
    private static final Pattern CHECK =
            Pattern.compile("class (\\w+Suite)\\b|@Check\\(points = \\d+\\)\\s+@Order\\(\\d+\\)\\s+void (\\w+)");

    private static final Pattern ARGUMENT = Pattern.compile("\\{(\\d+)(,?)");

    /** A count that can run into thousands, written without a separator. */
    private static final Pattern BARE_COUNT = Pattern.compile(
            "\\{\\d,number,#} (more )?"
                    + "(of \\{\\d[^}]*} (leaves|nodes)|(\\{\\d,choice,[^}]*)?(leaves|leaf|nodes|node|questions|states|cuts)\\b)");

    /** These keys are picocli's to find; a test beside the commands looks after them. */
    private static final String HELP = "plybook.";

    /** A room with a message file. */
    record Room(String name, String source, Messages messages) {
        static Room at(Path file) {
            Path folder = RESOURCES.relativize(file.resolveSibling("")).normalize();
            List<Path> files = list(Path.of("src/main/java").resolve(folder), ".java");
            String name = folder.toString().replace('/', '.').replace('\\', '.');
            String first = files.get(0).getFileName().toString().replace(".java", "");
            String source = Stream.concat(files.stream(), list(file.resolveSibling(""), ".html").stream())
                    .map(Room::read)
                    .collect(Collectors.joining("\n"));
            try {
                Class<?> type = Class.forName(name + "." + first, false, MessageFilesTest.class.getClassLoader());
                return new Room(name, source, Messages.of(type, Locale.ENGLISH));
            } catch (ClassNotFoundException e) {
                throw new AssertionError(e);
            }
        }

        private static String read(Path file) {
            try {
                return Files.readString(file);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        Set<String> keys() {
            return messages.bundle().keySet().stream()
                    .filter(key -> !key.startsWith(HELP))
                    .collect(Collectors.toCollection(TreeSet::new));
        }

        String pattern(String key) {
            return messages.bundle().getString(key);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** A place in the code that asks for a text. */
    record Call(String key, boolean prefix, int arguments) {}

    static List<Room> rooms() {
        try (Stream<Path> files = Files.walk(RESOURCES)) {
            return files.filter(file -> file.endsWith("messages.properties"))
                    .map(Room::at)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> list(Path folder, String suffix) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(suffix))
                    .filter(file -> !file.endsWith("package-info.java"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Call> calls(String source) {
        List<Call> calls = new ArrayList<>();
        Matcher call = CALL.matcher(source);
        while (call.find()) {
            boolean prefix = call.group(2).equals("+");
            calls.add(new Call(call.group(1), prefix, prefix ? 0 : arguments(source, call.start(2))));
        }
        String suite = "";
        Matcher check = CHECK.matcher(source);
        while (check.find()) {
            if (check.group(1) != null) {
                suite = check.group(1);
            } else {
                calls.add(new Call(suite + "." + check.group(2), true, 0));
            }
        }
        GAP.matcher(source).results().forEach(gap -> calls.add(new Call(gap.group(1), false, 0)));
        return calls;
    }

    /** Counts the commas of the call itself, from its first comma or closing bracket on. */
    private static int arguments(String source, int from) {
        int commas = 0;
        int depth = 0;
        for (int at = from; depth >= 0; at++) {
            char character = source.charAt(at);
            if (character == '"' || character == '\'') {
                at = end(source, at);
            } else if ("([{".indexOf(character) >= 0) {
                depth++;
            } else if (")]}".indexOf(character) >= 0) {
                depth--;
            } else if (character == ',' && depth == 0) {
                commas++;
            }
        }
        return commas;
    }

    private static int end(String source, int quote) {
        int at = quote + 1;
        while (source.charAt(at) != source.charAt(quote)) {
            at += source.charAt(at) == '\\' ? 2 : 1;
        }
        return at;
    }

    private static int argumentsOf(String pattern) {
        return ARGUMENT.matcher(pattern)
                .results()
                .mapToInt(found -> Integer.parseInt(found.group(1)) + 1)
                .max()
                .orElse(0);
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void every_text_that_the_code_asks_for_exists(Room room) {
        List<Call> calls = calls(room.source());
        assertThat(calls).isNotEmpty();
        assertThat(calls).allSatisfy(call -> assertThat(room.keys())
                .anyMatch(key -> call.prefix() ? key.startsWith(call.key()) : key.equals(call.key())));
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void every_text_in_the_file_is_used(Room room) {
        List<Call> calls = calls(room.source());
        assertThat(room.keys()).allSatisfy(key -> assertThat(room.source().contains("\"" + key + "\"")
                        || calls.stream()
                                .anyMatch(call -> call.prefix() ? key.startsWith(call.key()) : key.equals(call.key())))
                .as("%s is used in %s", key, room)
                .isTrue());
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void every_text_gets_as_many_arguments_as_it_has(Room room) {
        assertThat(calls(room.source())).filteredOn(call -> !call.prefix()).allSatisfy(call -> assertThat(
                        call.arguments())
                .as("arguments of %s: %s", call.key(), room.pattern(call.key()))
                .isEqualTo(argumentsOf(room.pattern(call.key()))));
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void every_text_formats_with_its_arguments(Room room) {
        assertThat(room.keys()).allSatisfy(key -> {
            String pattern = room.pattern(key);
            Object[] arguments = IntStream.range(0, argumentsOf(pattern))
                    .<Object>mapToObj(index -> pattern.contains("{" + index + ",") ? (Object) 1_000 : "argument")
                    .toArray();
            assertThat(room.messages().text(key, arguments)).doesNotContain("{", "}");
        });
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void every_count_of_leaves_or_nodes_has_a_separator_for_thousands(Room room) {
        Set<String> keys = room.messages().bundle().keySet();
        assertThat(keys)
                .isNotEmpty()
                .noneMatch(key -> BARE_COUNT.matcher(room.pattern(key)).find());
    }

    @ParameterizedTest
    @MethodSource("rooms")
    void no_text_doubles_an_apostrophe_or_is_a_fragment(Room room) {
        assertThat(room.keys())
                .allSatisfy(key ->
                        assertThat(room.pattern(key)).doesNotContain("''").doesNotContainPattern("^[,;.]| $"));
    }
}
