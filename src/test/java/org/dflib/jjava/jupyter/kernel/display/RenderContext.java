package org.dflib.jjava.jupyter.kernel.display;

/** The target of a renderer. */
public record RenderContext(DisplayData out) {
    public DisplayData getOutputContainer() {
        return out;
    }
}
