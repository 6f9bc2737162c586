package plybook.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.time.ZoneOffset;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import plybook.judge.verdict.Evidence;
import plybook.judge.verdict.Report;
import plybook.judge.verdict.Verdict;

class HtmlReportTest {
    private final HtmlReport html = new HtmlReport(Samples.BASE, ZoneOffset.UTC);

    @Test
    void only_the_first_check_that_did_not_pass_is_open() throws Exception {
        Document document = parsed(Samples.inTheMiddle(Samples.FAILED, "five"));
        NodeList details = document.getElementsByTagName("details");
        assertThat(details.getLength()).isEqualTo(3); // two checks, and what was printed
        assertThat(details.item(0).getAttributes().getNamedItem("open")).isNotNull();
        assertThat(details.item(1).getAttributes().getNamedItem("open")).isNull();
        assertThat(document.getDocumentElement().getTextContent())
                .contains(
                        "01 The value of a tree: 4 of 10 points", "my/exercises/01-trees", "saved 2026-11-21 14:05:12")
                .contains("the value 1", "└─ 2", "Next: change my/exercises/01-trees/MyTreeValue.java");
    }

    @Test
    void contains_the_same_words_as_the_text_report() throws Exception {
        for (Verdict verdict : List.of(
                Samples.PASSED,
                Samples.FAILED,
                Samples.KNOWN_MISTAKE,
                Samples.NOT_COMPILED,
                Samples.TIMED_OUT,
                Samples.CRASHED,
                Samples.NOT_ATTEMPTED)) {
            Report report = Samples.inTheMiddle(verdict, "");
            String text = new TextReport(Terminal.none(), Samples.BASE, ZoneOffset.UTC).of(report);
            assertThat(words(parsed(report).getDocumentElement().getTextContent()))
                    .contains(words(text));
        }
    }

    @Test
    void a_learner_cannot_write_html() throws Exception {
        String attack = "</pre><script>alert(1)</script><img src=x onerror='alert(1)'>\" style=\"&amp;\u001b\u202e";
        Evidence evidence = new Evidence(attack, attack, attack, attack).by(attack);
        for (Verdict verdict : List.of(
                new Verdict.Failed(evidence),
                new Verdict.NotCompiled(attack),
                new Verdict.TimedOut(attack),
                new Verdict.Crashed(attack),
                new Verdict.NotAttempted(attack))) {
            Document document = parsed(Samples.inTheMiddle(verdict, attack));
            assertThat(document.getElementsByTagName("script").getLength()).isZero();
            assertThat(document.getElementsByTagName("img").getLength()).isZero();
            assertThat(document.getDocumentElement().getTextContent())
                    .contains("<script>alert(1)</script>", "&amp;", "\\u001b\\u202e");
        }
    }

    @Test
    void loads_nothing() {
        assertThat(html.fragment(Samples.inTheMiddle(Samples.FAILED, "five")))
                .doesNotContain("<script", "<link", "http:", "https:", "url(");
    }

    private static String[] words(String text) {
        return text.replace('\u00a0', ' ').replace("  | ", " ").strip().split("\\s+");
    }

    /** Parses the fragment as XML, which is stricter than any browser. */
    private Document parsed(Report report) throws Exception {
        String xml = html.fragment(report)
                .replace("<details open", "<details open=\"\"")
                .replace("<br>", "<br/>\n")
                .replace("&nbsp;", "&#160;");
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
    }
}
