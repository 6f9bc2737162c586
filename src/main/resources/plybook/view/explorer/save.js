// Pictures of the tree as files: SVG as it is drawn, and PNG at twice its size.

/** Returns the drawing as a file of its own, with the page's colours and nothing that only a page can do. */
function pictureOf(svg, title) {
  const copy = svg.cloneNode(true);
  const [width, height] = [svg.getAttribute('width'), svg.getAttribute('height')];
  copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  copy.setAttribute('role', 'img');
  copy.setAttribute('aria-label', title);
  copy.querySelectorAll('.node').forEach((node) => ['role', 'tabindex', 'aria-expanded', 'aria-valuenow', 'aria-valuetext'].forEach((name) => node.removeAttribute(name)));
  copy.querySelectorAll('.focus').forEach((node) => node.classList.remove('chosen'));
  const style = element('style', {}, [...document.querySelectorAll('style')].map((each) => each.textContent).join('\n'));
  copy.prepend(style, element('rect', { width, height, style: 'fill:var(--panel)' }));
  return new XMLSerializer().serializeToString(copy);
}

/** Hands a file to the reader. */
function save(name, blob) {
  const link = html('a', { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

function saveSvg(svg, name) {
  save(`${name}.svg`, new Blob([pictureOf(svg, name)], { type: 'image/svg+xml' }));
}

function savePng(svg, name) {
  const image = new Image();
  image.addEventListener('load', () => {
    const canvas = html('canvas', { width: String(2 * image.width), height: String(2 * image.height) });
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    canvas.toBlob((blob) => save(`${name}.png`, blob), 'image/png');
  });
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(pictureOf(svg, name))}`;
}
