// Reloads the page when a new email has arrived, but never while the reader uses it: if an element on the page has the
// focus, the page only announces the email.
async function look() {
  const latest = await fetch('/api/latest').then((response) => response.json());
  if (!latest || latest === document.body.dataset['latest']) return;
  if (document.activeElement === document.body) location.reload();
  else document.querySelector('[data-arrival]')?.removeAttribute('hidden');
}

setInterval(() => look().catch(() => {}), 1500);
