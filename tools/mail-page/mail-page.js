for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', async () => {
    const text = document.getElementById(button.dataset.copy);
    const status = button.nextElementSibling;
    try {
      await navigator.clipboard.writeText(text.value);
      status.textContent = 'Copied.';
    } catch {
      text.focus();
      text.select();
      status.textContent = 'Copy the selected text with your keyboard.';
    }
  });
}
