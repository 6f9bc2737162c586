package plybook.setup;

import java.io.IOException;
import java.nio.file.Path;
import plybook.grading.AtomicFile;

/**
 * The template by which JupyterLab's menu and nbconvert turn a notebook into one HTML page: the usual one without the three scripts that
 * such a page loads from the network. They are for formulas, diagrams and widgets, which no lesson has.
 */
public final class HtmlExport {
    private static final String TEMPLATE = "plybook";

    private HtmlExport() {}

    /** Writes the template to the place where Jupyter looks for it. */
    public static void describe(Project project) throws IOException {
        Path jupyter = project.plybook().resolve("jupyter");
        AtomicFile.write(
                jupyter.resolve("config/jupyter_config.json"),
                "{\"HTMLExporter\": {\"template_name\": \"" + TEMPLATE + "\"}}\n");
        Path template = jupyter.resolve("data/nbconvert/templates/" + TEMPLATE);
        AtomicFile.write(template.resolve("conf.json"), "{\"base_template\": \"lab\"}\n");
        AtomicFile.write(template.resolve("index.html.j2"), """
                {%- extends 'lab/index.html.j2' -%}
                {%- block html_head_js_requirejs -%}{%- endblock -%}
                {%- block html_head_js_mathjax -%}{%- endblock -%}
                {%- block html_head_js_mermaidjs -%}{%- endblock -%}
                """);
    }
}
