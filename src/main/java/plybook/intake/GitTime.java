package plybook.intake;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The time of the last commit in a learner's clone.
 *
 * <p>A clone may be hostile: its own configuration can name programs that git would start. So git is told to work in an empty repository
 * and to look only for objects in the clone, and what the clone's {@code HEAD} points to is read here.
 */
final class GitTime {
    private static final Pattern NAME = Pattern.compile("[0-9a-f]{40}|[0-9a-f]{64}");
    private static final Pattern BRANCH = Pattern.compile("ref: (refs/heads/[^\\s\\\\]{1,200})");
    private static final Pattern COMMITTER = Pattern.compile("(?m)^committer .*> (\\d{1,12}) [+-]\\d{4}$");
    private static final int LARGEST = 1 << 20;
    private static final int SECONDS = 10;

    private GitTime() {}

    /** Returns the time; empty if the folder is no clone, has no commit, or git is not installed. */
    static Optional<Instant> of(Path clone) {
        Path git = clone.resolve(".git");
        if (!Files.isDirectory(git, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.empty();
        }
        try {
            Optional<String> head = head(git);
            return head.isEmpty() ? Optional.empty() : committed(git, head.get());
        } catch (IOException | Unreadable | DateTimeException e) {
            return Optional.empty();
        }
    }

    private static Optional<String> head(Path git) throws IOException, Unreadable {
        String head = text(git.resolve("HEAD"));
        Matcher branch = BRANCH.matcher(head);
        if (!branch.matches() || branch.group(1).contains("..")) {
            return Optional.of(head).filter(name -> NAME.matcher(name).matches());
        }
        Path loose = git.resolve(branch.group(1));
        if (Files.isRegularFile(loose, LinkOption.NOFOLLOW_LINKS)) {
            return Optional.of(text(loose)).filter(name -> NAME.matcher(name).matches());
        }
        Path packed = git.resolve("packed-refs");
        return !Files.isRegularFile(packed, LinkOption.NOFOLLOW_LINKS)
                ? Optional.empty()
                : text(packed)
                        .lines()
                        .filter(line -> line.endsWith(" " + branch.group(1)))
                        .map(line -> line.substring(0, line.indexOf(' ')))
                        .filter(name -> NAME.matcher(name).matches())
                        .findFirst();
    }

    private static String text(Path file) throws IOException, Unreadable {
        return new String(FolderFiles.read(file, LARGEST), StandardCharsets.UTF_8).strip();
    }

    private static Optional<Instant> committed(Path git, String name) throws IOException {
        Path empty = Files.createTempDirectory("plybook-git");
        Path said = Files.createTempFile("plybook-git", ".txt");
        try {
            Files.createDirectories(empty.resolve("objects"));
            Files.createDirectories(empty.resolve("refs"));
            Files.writeString(empty.resolve("HEAD"), "ref: refs/heads/none\n");
            ProcessBuilder builder = new ProcessBuilder(List.of("git", "cat-file", "commit", name))
                    .redirectOutput(said.toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD);
            builder.environment()
                    .putAll(Map.of(
                            "GIT_DIR", empty.toString(),
                            "GIT_OBJECT_DIRECTORY", git.resolve("objects").toString(),
                            "GIT_CONFIG_NOSYSTEM", "1",
                            "GIT_CONFIG_GLOBAL", "/dev/null",
                            "GIT_TERMINAL_PROMPT", "0"));
            Process process = builder.start();
            process.getOutputStream().close();
            if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return Optional.empty();
            }
            Matcher committer = COMMITTER.matcher(Files.readString(said, StandardCharsets.ISO_8859_1));
            return committer.find()
                    ? Optional.of(Instant.ofEpochSecond(Long.parseLong(committer.group(1))))
                    : Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        } finally {
            Files.deleteIfExists(said);
            for (String each : List.of("HEAD", "objects", "refs", "")) {
                Files.deleteIfExists(empty.resolve(each));
            }
        }
    }
}
