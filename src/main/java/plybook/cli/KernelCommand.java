package plybook.cli;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import plybook.setup.Jupyter;
import plybook.setup.KernelFolders;
import plybook.setup.KernelJar;
import plybook.setup.Machine;
import plybook.setup.MachineLacks;
import plybook.setup.Project;

/** {@code plybook kernel}: the lessons' kernel for a JupyterLab, an editor or a hub of one's own. */
@Command(
        name = "kernel",
        mixinStandardHelpOptions = true,
        subcommands = {KernelCommand.Install.class, KernelCommand.Shown.class, KernelCommand.Remove.class})
final class KernelCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), Texts.of("kernel.which"));
    }

    /** The choice of the folder; without one, the user's. */
    static final class Where {
        @Option(names = "--user")
        private boolean user;

        @Option(names = "--prefix", paramLabel = "DIR")
        private Optional<Path> prefix = Optional.empty();

        @Option(names = "--sys-prefix")
        private boolean sysPrefix;

        Path folder(Machine machine) {
            if (sysPrefix) {
                Jupyter jupyter =
                        Jupyter.atHand(machine).orElseThrow(() -> new MachineLacks(Texts.of("kernel.no.jupyter")));
                return KernelFolders.ofPrefix(jupyter.prefix());
            }
            return prefix.map(KernelFolders::ofPrefix).orElseGet(() -> KernelFolders.ofUser(machine));
        }
    }

    /** {@code plybook kernel install}. */
    @Command(name = "install", mixinStandardHelpOptions = true)
    static final class Install implements Callable<Integer> {
        @ArgGroup
        private Where where = new Where();

        @Option(names = "--name", paramLabel = "NAME")
        private String name = KernelFolders.NAME;

        @Option(names = "--ijava", paramLabel = "JAR")
        private Optional<Path> ijava = Optional.empty();

        @Spec
        private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

        @Override
        public Integer call() {
            if (!name.matches("[a-zA-Z0-9._-]+")) {
                throw new ParameterException(spec.commandLine(), Texts.of("kernel.name", name));
            }
            ijava.filter(jar -> !Files.isRegularFile(jar)).ifPresent(jar -> {
                throw new ParameterException(spec.commandLine(), Texts.of("kernel.no.jar", jar));
            });
            Machine.requireJdk();
            Machine machine = Machine.here();
            Project project = Project.here();
            PrintWriter out = spec.commandLine().getOut();
            Path jar = ijava.orElseGet(() -> KernelJar.find(project, machine, out::println));
            Path folder = KernelFolders.install(where.folder(machine), name, project, jar);
            out.println(Texts.of("kernel.installed", name, folder));
            if (!name.equals(KernelFolders.NAME)) {
                out.println(Texts.of("kernel.choose", name));
            }
            return Main.PASSED;
        }
    }

    /** {@code plybook kernel list}. */
    @Command(name = "list", mixinStandardHelpOptions = true)
    static final class Shown implements Callable<Integer> {
        @Spec
        private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

        @Override
        public Integer call() {
            PrintWriter out = spec.commandLine().getOut();
            List<Path> folders = KernelFolders.searched(Machine.here());
            List<KernelFolders.Found> found = KernelFolders.in(folders);
            if (found.isEmpty()) {
                out.println(Texts.of("kernel.none", folders));
            }
            String here = Project.here().root().toString();
            found.forEach(kernel -> out.println(Texts.of(
                    "kernel.found",
                    kernel.name(),
                    kernel.folder(),
                    kernel.plybook()
                            .map(program -> program.equals(here)
                                    ? Texts.of("kernel.of.here")
                                    : Texts.of("kernel.of.another", program))
                            .orElseGet(() -> Texts.of("kernel.of.others")))));
            return Main.PASSED;
        }
    }

    /** {@code plybook kernel remove}. */
    @Command(name = "remove", mixinStandardHelpOptions = true)
    static final class Remove implements Callable<Integer> {
        @ArgGroup
        private Where where = new Where();

        @Option(names = "--name", paramLabel = "NAME")
        private String name = KernelFolders.NAME;

        @Spec
        private CommandSpec spec = CommandSpec.create(); // picocli puts its own here

        @Override
        public Integer call() {
            Path folder = KernelFolders.remove(where.folder(Machine.here()), name);
            spec.commandLine().getOut().println(Texts.of("kernel.removed", folder));
            return Main.PASSED;
        }
    }
}
