// Opens the page on the traces that it holds, or says why it cannot.

{
  const into = document.getElementById('explorer');
  try {
    const traces = JSON.parse(document.getElementById('traces').textContent);
    new Explorer(traces.map((trace) => new Search(trace))).build(into);
    // In a notebook the picture before this frame is what shows where scripts may not run.
    if (window.frameElement && window.frameElement.previousElementSibling) window.frameElement.previousElementSibling.hidden = true;
  } catch (error) {
    into.replaceChildren(html('p', { role: 'alert' }, error instanceof SyntaxError ? 'This trace breaks off or is damaged.' : error.message));
  }
}
