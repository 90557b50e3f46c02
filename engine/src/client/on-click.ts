/** One listener for all elements of a kind, those of pages still to come included. */
export function onClick<T extends HTMLElement>(selector: string, run: (element: T, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const element = (event.target as Element).closest?.<T>(selector);
    if (element) run(element, event);
  });
}
