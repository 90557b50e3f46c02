import type { Explanation } from './search-explanation.tsx';

/** Shift+F1, the key for “what is this?”. It types nothing on any keyboard. */
export const isExplainKey = ({ key, shiftKey }: KeyboardEvent): boolean => key === 'F1' && shiftKey;

/** Shows why each result stands where it stands, while that is switched on. What it needs is loaded then. */
export interface Explainer {
  toggle(): Promise<void>;
  /** After the panel is drawn. */
  show(input: string): void;
}

export function createExplainer(
  form: Element,
  { baseUrl, tags }: { baseUrl: string; tags: () => string[] },
): Explainer {
  let explanation: Explanation | undefined;
  let isOn = false;
  return {
    async toggle() {
      isOn = !isOn;
      if (explanation) return;
      const { createExplanation } = await import('./search-explanation.tsx');
      explanation = createExplanation({ baseUrl: new URL(baseUrl, location.href).href });
    },
    show(input) {
      const panel = form.querySelector('.search-panel');
      if (isOn && panel) void explanation?.show(panel, { input, tags: tags() });
      else for (const reasons of form.querySelectorAll('.search-why')) reasons.remove();
    },
  };
}
