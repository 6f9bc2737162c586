package plybook.setup;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import plybook.grading.AtomicFile;

/** The folders in which Jupyter, VS Code and a hub look for kernels, and the descriptions of Plybook's kernel in them. */
public final class KernelFolders {
    /** The name by which the notebooks ask for their kernel. */
    public static final String NAME = "java";

    private static final String DESCRIPTION = "kernel.json";
    private static final ObjectMapper JSON = new ObjectMapper();

    private KernelFolders() {}

    /**
     * A kernel for Java that Jupyter can find.
     *
     * @param plybook the program it belongs to; empty if it is nobody's of ours
     */
    public record Found(String name, Path folder, String displayName, Optional<String> plybook) {}

    /** Returns the folder for kernels that only this user sees. */
    public static Path ofUser(Machine machine) {
        Map<String, String> environment = machine.environment();
        String chosen = environment.getOrDefault("JUPYTER_DATA_DIR", "");
        if (!chosen.isBlank()) {
            return kernels(Path.of(chosen));
        }
        Path home = machine.writableHome().orElseThrow(() -> new MachineLacks(Texts.of("kernel.no.home")));
        if (Machine.isWindows()) {
            return kernels(Path.of(environment.getOrDefault("APPDATA", home + "/AppData/Roaming"), "jupyter"));
        }
        if (Machine.isMac()) {
            return kernels(home.resolve("Library/Jupyter"));
        }
        String data = environment.getOrDefault("XDG_DATA_HOME", "");
        return kernels((data.isBlank() ? home.resolve(".local/share") : Path.of(data)).resolve("jupyter"));
    }

    /** Returns the folder for kernels of an environment of Python, or of a whole machine. */
    public static Path ofPrefix(Path prefix) {
        return kernels(prefix.resolve("share/jupyter"));
    }

    private static Path kernels(Path data) {
        return data.resolve("kernels").toAbsolutePath().normalize();
    }

    /** Returns where Jupyter looks on this machine, in its order. */
    public static List<Path> searched(Machine machine) {
        List<Path> folders = new ArrayList<>();
        Stream.of(machine.environment().getOrDefault("JUPYTER_PATH", "").split(File.pathSeparator, -1))
                .filter(each -> !each.isBlank())
                .forEach(each -> folders.add(kernels(Path.of(each))));
        if (machine.writableHome().isPresent()) {
            folders.add(ofUser(machine));
        }
        Jupyter.atHand(machine).ifPresent(jupyter -> folders.add(ofPrefix(jupyter.prefix())));
        if (!Machine.isWindows()) {
            folders.add(ofPrefix(Path.of("/usr/local")));
            folders.add(ofPrefix(Path.of("/usr")));
        }
        return folders.stream().distinct().toList();
    }

    /** Returns the kernels for Java in these folders. */
    public static List<Found> in(List<Path> folders) {
        List<Found> found = new ArrayList<>();
        for (Path kernels : folders) {
            try (Stream<Path> each = Files.isDirectory(kernels) ? Files.list(kernels) : Stream.empty()) {
                each.sorted().forEach(folder -> described(folder).ifPresent(found::add));
            } catch (IOException e) {
                throw new CommandFailed(Texts.of("kernel.unreadable", kernels, e), e);
            }
        }
        return found;
    }

    private static Optional<Found> described(Path folder) {
        try {
            JsonNode json = JSON.readTree(folder.resolve(DESCRIPTION).toFile());
            if (!json.path("language").asText().equals("java")) {
                return Optional.empty();
            }
            String plybook = json.at("/metadata/plybook/program").asText();
            return Optional.of(new Found(
                    String.valueOf(folder.getFileName()),
                    folder,
                    json.path("display_name").asText(),
                    plybook.isEmpty() ? Optional.empty() : Optional.of(plybook)));
        } catch (IOException e) {
            return Optional.empty(); // no kernel, or one that Jupyter cannot read either
        }
    }

    /**
     * Describes a kernel there, with a copy of its archive beside the description.
     *
     * @param jar JJava, or the original IJava
     * @return the folder of the kernel
     * @throws CommandFailed if there is a kernel of that name that is none of Plybook's
     */
    public static Path install(Path kernels, String name, Project project, Path jar) {
        Path folder = kernels.resolve(name);
        if (Files.exists(folder)) {
            requireOurs(folder, name);
        }
        try {
            Path copy = folder.resolve("kernel.jar");
            AtomicFile.write(copy, Files.readAllBytes(jar));
            AtomicFile.write(folder.resolve(DESCRIPTION), JavaKernel.described(project, copy));
            return folder;
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("kernel.not.described", e), e);
        }
    }

    /**
     * Removes a kernel of Plybook's.
     *
     * @return its folder
     * @throws CommandFailed if there is none of that name, or if it is none of Plybook's
     */
    public static Path remove(Path kernels, String name) {
        Path folder = kernels.resolve(name);
        if (!Files.exists(folder)) {
            throw new CommandFailed(Texts.of("kernel.not.there", name, kernels));
        }
        requireOurs(folder, name);
        try {
            Trash.delete(folder, kernels);
            return folder;
        } catch (IOException e) {
            throw new CommandFailed(Texts.of("cannot.write", kernels, e), e);
        }
    }

    private static void requireOurs(Path folder, String name) {
        if (described(folder).flatMap(Found::plybook).isEmpty()) {
            throw new CommandFailed(Texts.of("kernel.not.ours", name, folder));
        }
    }
}
