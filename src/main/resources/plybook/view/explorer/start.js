// Opens the page on the traces that it holds, or says why it cannot.

{
  const into = document.getElementById('explorer');
  try {
    const traces = JSON.parse(document.getElementById('traces').textContent);
    const searches = traces.map((trace) => new Search(trace));
    const walk = document.getElementById('walk');
    (walk ? new CodeExplorer(searches[0], JSON.parse(walk.textContent)) : new Explorer(searches, traces)).build(into);
    standIn();
  } catch (error) {
    into.replaceChildren(html('p', { role: 'alert' }, error instanceof SyntaxError ? 'This trace breaks off or is damaged.' : error.message));
  }
}
