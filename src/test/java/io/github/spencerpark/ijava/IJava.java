package io.github.spencerpark.ijava;

import io.github.spencerpark.jupyter.kernel.display.DisplayData;
import io.github.spencerpark.jupyter.kernel.display.Renderer;
import java.util.ArrayList;
import java.util.List;

/** A stand-in for the class in which the original IJava keeps its kernel. Its displays are IJava's own. */
public final class IJava {
    /** The running kernel; null in every test that does not act as a notebook. */
    public static Kernel running;

    private IJava() {}

    public static Kernel getKernelInstance() {
        return running;
    }

    /** A kernel reduced to the methods that the workbook uses. */
    public static final class Kernel {
        public final List<DisplayData> displayed = new ArrayList<>();
        private final Renderer renderer = new Renderer();

        public Renderer getRenderer() {
            return renderer;
        }

        public void display(DisplayData data) {
            displayed.add(data);
        }
    }
}
