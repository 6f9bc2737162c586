/** In a frame: what stands before it is for where scripts may not run, and for paper. */
function standIn() {
  const frame = window.frameElement;
  const still = frame && frame.previousElementSibling;
  if (!still) return;
  const turn = (printing) => {
    still.hidden = !printing;
    frame.hidden = printing;
  };
  turn(false);
  parent.addEventListener('beforeprint', () => turn(true));
  parent.addEventListener('afterprint', () => turn(false));
}
