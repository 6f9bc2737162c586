package org.dflib.jjava.jupyter.kernel;

import java.util.ArrayList;
import java.util.List;
import org.dflib.jjava.jupyter.kernel.display.DisplayData;
import org.dflib.jjava.jupyter.kernel.display.Renderer;

/** A kernel with the names of JJava 1.0a8, reduced to the methods that the workbook uses. WorkbookIT runs the real one. */
public final class BaseKernel {
    /** The running kernel; null in every test that does not act as a notebook. */
    public static BaseKernel running;

    public final List<DisplayData> displayed = new ArrayList<>();
    private final Renderer renderer = new Renderer();

    public static BaseKernel notebookKernel() {
        return running;
    }

    public Renderer getRenderer() {
        return renderer;
    }

    public void display(DisplayData data) {
        displayed.add(data);
    }
}
