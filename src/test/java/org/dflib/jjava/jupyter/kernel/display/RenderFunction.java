package org.dflib.jjava.jupyter.kernel.display;

/** Draws things of one type. */
public interface RenderFunction<T> {
    void render(T thing, RenderContext context);
}
