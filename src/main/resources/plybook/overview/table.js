'use strict';
// Makes tables sortable by the buttons in their heads, and filters one of them. Without this script they are plain tables.
(() => {
  const value = (row, column) => {
    const cell = row.cells[column];
    return 'value' in cell.dataset ? Number(cell.dataset.value || -Infinity) : cell.textContent.trim();
  };
  const compare = (one, other) => typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), undefined, { numeric: true });

  for (const table of document.querySelectorAll('table.sortable')) {
    const body = table.tBodies[0];
    const heads = [...table.tHead.rows[0].cells];
    heads.forEach((head, column) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener('click', () => {
        // Names begin with A, points with the most.
        const first = column === 0 ? 'ascending' : 'descending';
        const second = column === 0 ? 'descending' : 'ascending';
        const order = head.getAttribute('aria-sort') === first ? second : first;
        heads.forEach(each => each.removeAttribute('aria-sort'));
        head.setAttribute('aria-sort', order);
        const sign = order === 'ascending' ? 1 : -1;
        const rows = [...body.rows];
        rows.sort((one, other) => sign * compare(value(one, column), value(other, column)));
        body.append(...rows);
      });
    });
  }

  for (const form of document.querySelectorAll('form.filter')) {
    const rows = [...document.getElementById(form.dataset.for).tBodies[0].rows];
    const update = () => {
      const name = form.elements.name.value.trim().toLowerCase();
      const tag = form.elements.tag.value;
      let shown = 0;
      for (const row of rows) {
        row.hidden = !(row.cells[0].textContent.toLowerCase().includes(name)
          && (tag === '' || row.dataset.tags.split(' ').includes(tag)));
        shown += row.hidden ? 0 : 1;
      }
      form.querySelector('.shown').textContent = String(shown);
    };
    form.addEventListener('input', update);
    form.addEventListener('submit', event => event.preventDefault());
    form.hidden = false;
  }
})();
