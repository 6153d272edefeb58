// Runs in development pages (content-plugin.ts): shows why the site still has the last valid content.
const response = await fetch('/content-problems.json');
const problems = await response.json();
if (problems.length > 0) {
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  box.textContent = ['This change is not shown yet:', ...problems].join('\n');
  box.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:9999;padding:16px;white-space:pre-line;color:#fff;background:#8c1d18;font:16px/1.5 sans-serif';
  document.body.append(box);
}
