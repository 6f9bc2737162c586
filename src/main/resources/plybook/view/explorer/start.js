// Opens the page on the traces that it holds, or says why it cannot.

{
  const into = document.getElementById('explorer');
  try {
    const traces = JSON.parse(document.getElementById('traces').textContent);
    new Explorer(traces.map((trace) => new Search(trace)), traces).build(into);
    standIn();
  } catch (error) {
    into.replaceChildren(html('p', { role: 'alert' }, error instanceof SyntaxError ? 'This trace breaks off or is damaged.' : error.message));
  }
}
