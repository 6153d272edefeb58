// Shows new mail without a reload by hand, and never under a reader's hands: while something on the
// page has the focus, it only says that mail has come.
async function look() {
  const latest = await fetch('/api/latest').then((response) => response.json());
  if (!latest || latest === document.body.dataset['latest']) return;
  if (document.activeElement === document.body) location.reload();
  else document.querySelector('[data-arrival]')?.removeAttribute('hidden');
}

setInterval(() => look().catch(() => {}), 1500);
