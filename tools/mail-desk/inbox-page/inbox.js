// Shows new mail without a reload by hand, and never under a reader's hands: while something on the
// page has the focus, it only says that mail has come.
const pollMs = 1500;
const arrival = document.querySelector('[data-arrival]');
const shown = document.body.dataset['latest'] ?? '';

async function look() {
  const latest = await fetch('/api/latest').then((response) => response.json());
  if (!latest || latest === shown || !arrival) return;
  if (document.activeElement === document.body) {
    location.reload();
  } else if (!arrival.hasChildNodes()) {
    const link = document.createElement('a');
    link.href = '/';
    link.textContent = 'New mail has come. Show it';
    arrival.append(link);
  }
}

setInterval(() => {
  if (document.visibilityState === 'visible') look().catch(() => {});
}, pollMs);
