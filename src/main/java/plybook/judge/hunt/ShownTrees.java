package plybook.judge.hunt;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import plybook.tree.Tree;

/**
 * The trees of three and more leaves in lesson 4 and in exercise 04 that catch a wrong version. The pages have to show a deep cutoff, and a
 * bound that looks like a value; to copy the tree from there is no catch.
 */
public final class ShownTrees {
    private static final Set<Tree> ALL = read();

    private ShownTrees() {}

    private static Set<Tree> read() {
        InputStream file = Objects.requireNonNull(ShownTrees.class.getResourceAsStream("shown-trees.txt"));
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(Tree::parse)
                    .collect(Collectors.toUnmodifiableSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns all of them. */
    public static Set<Tree> all() {
        return ALL;
    }
}
