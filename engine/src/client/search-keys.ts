/** Ctrl+K, Cmd+K and `/` lead to the search box, which loads itself when it is reached. */
export function startSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    const isCommand = (event.ctrlKey || event.metaKey) && key.toLowerCase() === 'k';
    const isSlash = key === '/' && !(target as Element).closest?.('input,textarea,select,[contenteditable]');
    const input = (isCommand || isSlash) && document.querySelector<HTMLInputElement>('[data-search] input');
    if (!input) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}
