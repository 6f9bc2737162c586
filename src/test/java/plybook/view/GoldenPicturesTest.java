package plybook.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import plybook.trace.Trace;

/**
 * Compares the pictures that are stored as files with those that the program draws now. After an intended change, look at the new ones and
 * store them: {@code ./mvnw verify -Dtest=GoldenPicturesTest -Dit.test=PagePicturesIT -Dplybook.update}
 */
class GoldenPicturesTest {
    private static final Path GOLDEN = Path.of("src/test/resources/plybook/view");
    private static final Path DOCS = Path.of("docs/pictures");

    private static Map<Path, Picture> kept() {
        Map<Path, Picture> kept = new LinkedHashMap<>();
        Gallery.golden().forEach((name, picture) -> kept.put(GOLDEN.resolve(name + ".svg"), picture));
        kept.put(DOCS.resolve("alpha-beta.svg"), TreeSvg.of(Gallery.TREE_4, Trace.alphaBeta(Gallery.TREE_4)));
        return kept;
    }

    @Test
    void stored_pictures_equal_those_drawn_now() throws IOException {
        boolean update = System.getProperty("plybook.update") != null;
        for (Map.Entry<Path, Picture> entry : kept().entrySet()) {
            Path file = entry.getKey();
            if (update) {
                Files.createDirectories(file.getParent());
                Files.writeString(file, entry.getValue().svg());
            }
            assertThat(file).exists();
            List<String> lines = Files.readAllLines(file);
            List<String> drawn = entry.getValue().svg().lines().toList();
            int same = 0;
            while (same < Math.min(lines.size(), drawn.size())
                    && lines.get(same).equals(drawn.get(same))) {
                same++;
            }
            assertThat(drawn.subList(same, Math.min(same + 1, drawn.size())))
                    .as("%s, from line %d; if the change is intended, see the top of this class", file, same + 1)
                    .isEqualTo(lines.subList(same, Math.min(same + 1, lines.size())));
        }
        try (Stream<Path> files = Files.list(GOLDEN)) {
            assertThat(files).as("no file without a picture").allMatch(kept()::containsKey);
        }
    }
}
