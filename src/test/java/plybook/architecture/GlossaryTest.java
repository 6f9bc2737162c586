package plybook.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The glossary: each row is a term, one sentence, and a link to where the term is used. */
class GlossaryTest {
    private static final Path GLOSSARY = Path.of("docs/glossary.md");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| ([^|]+) \\| ([^|]+) \\| ([^|]+) \\|$");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#]+)(#[^)]*)?\\)");

    private record Term(String name, String meaning, String where) {}

    private static List<Term> terms() throws IOException {
        return ROW.matcher(Files.readString(GLOSSARY))
                .results()
                .map(row -> new Term(row.group(1), row.group(2), row.group(3)))
                .filter(term -> !term.name().equals("term"))
                .toList();
    }

    @Test
    void every_term_is_explained_once() throws IOException {
        assertThat(terms().stream().map(Term::name)).doesNotHaveDuplicates().hasSizeGreaterThan(70);
        assertThat(terms()).allSatisfy(term -> assertThat(term.meaning()).doesNotEndWith("."));
    }

    @Test
    void every_term_links_to_files_that_exist() throws IOException {
        for (Term term : terms()) {
            Matcher link = LINK.matcher(term.where());
            assertThat(link.find()).as("%s has a link", term.name()).isTrue();
            do {
                assertThat(GLOSSARY.resolveSibling(link.group(1)).normalize())
                        .as(term.name())
                        .exists();
            } while (link.find());
        }
    }
}
