package io.github.spencerpark.ijava;

import io.github.spencerpark.jupyter.channels.JupyterConnection;
import io.github.spencerpark.jupyter.kernel.BaseKernel;
import io.github.spencerpark.jupyter.kernel.KernelConnectionProperties;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A stand-in for the class in which the original IJava keeps its kernel. IJava itself is published as a release archive only; the base kernel
 * below it, with its messages and displays, is IJava's own.
 */
public final class IJava {
    /** The running kernel; null in every test that does not act as a notebook. */
    public static BaseKernel running;

    private IJava() {}

    public static BaseKernel getKernelInstance() {
        return running;
    }

    /** Starts a kernel, as Jupyter does: with the file that names the ports. */
    public static void main(String[] arguments) throws Exception {
        JupyterConnection connection =
                new JupyterConnection(KernelConnectionProperties.parse(Files.readString(Path.of(arguments[0]))));
        running = new ShellKernel();
        running.becomeHandlerForConnection(connection);
        connection.connect();
        connection.waitUntilClose();
        System.exit(0);
    }
}
