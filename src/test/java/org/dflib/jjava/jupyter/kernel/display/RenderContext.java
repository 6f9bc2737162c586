package org.dflib.jjava.jupyter.kernel.display;

/** Where a renderer writes to. */
public record RenderContext(DisplayData out) {
    public DisplayData getOutputContainer() {
        return out;
    }
}
