import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCombobox, type ComboboxState, type Suggestion, type Suggestions } from './combobox.ts';

const key = (name: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({
    key: name,
    metaKey: false,
    ctrlKey: false,
    shiftKey: false,
    preventDefault: vi.fn(),
    ...more,
  }) as unknown as KeyboardEvent;

const listOf = (query: string): Suggestion[] =>
  query === '' ? [{ kind: 'recent', query: 'old' }] : ['a', 'b', 'c'].map((name) => ({ kind: 'all', url: `/${name}` }));

describe('the combobox', () => {
  let state: ComboboxState | undefined;
  let waiting: Map<string, () => void>;
  const [onChoose, onMove, go] = [vi.fn(), vi.fn(), vi.fn()];
  const create = (isSlow = false) =>
    createCombobox({
      suggest: (query) =>
        new Promise<Suggestions>((resolve) => {
          const answer = (): void => resolve({ query, list: listOf(query) });
          if (isSlow) waiting.set(query, answer);
          else answer();
        }),
      onChange: (next) => (state = next),
      onChoose,
      onMove,
      go,
    });
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    waiting = new Map();
    state = undefined;
  });
  afterEach(() => vi.useRealTimers());

  it('opens with its first suggestion active, and the arrows go around', async () => {
    const combobox = create();
    await combobox.load('x');
    expect(state).toMatchObject({ isOpen: true, active: 0, status: 'idle' });
    combobox.onKey(key('ArrowUp'));
    expect(state?.active).toBe(2);
    combobox.onKey(key('ArrowDown'));
    expect(state?.active).toBe(0);
    expect(onMove.mock.calls).toEqual([[2], [0]]);
  });

  it('opens again with an arrow key, at the first or the last suggestion', async () => {
    for (const [name, active] of [
      ['ArrowDown', 0],
      ['ArrowUp', 2],
    ] as const) {
      const combobox = create();
      await combobox.load('x');
      combobox.onKey(key('Escape'));
      expect(state).toMatchObject({ isOpen: false, active: null });
      combobox.onKey(key(name));
      await vi.waitFor(() => expect(state).toMatchObject({ isOpen: true, active }));
    }
  });

  it('never shows an earlier query after a later one, nor anything after it was closed', async () => {
    const combobox = create(true);
    const loads = ['x', 'xy', 'xyz'].map((query) => combobox.load(query));
    waiting.get('xy')?.();
    await loads[1];
    expect(state).toMatchObject({ query: 'xyz', suggestions: { query: 'xy' }, status: 'loading' });
    waiting.get('x')?.();
    await loads[0];
    expect(state?.suggestions.query).toBe('xy');
    combobox.onKey(key('Tab'));
    waiting.get('xyz')?.();
    await loads[2];
    expect(state).toMatchObject({ isOpen: false, status: 'idle', suggestions: { query: 'xy' } });
  });

  it('is stalled after a while', async () => {
    const combobox = create(true);
    const loading = combobox.load('x');
    vi.advanceTimersByTime(299);
    expect(state?.status).toBe('loading');
    vi.advanceTimersByTime(1);
    expect(state?.status).toBe('stalled');
    waiting.get('x')?.();
    await loading;
    expect(state?.status).toBe('idle');
  });

  it('follows a link here or in a new tab, and searches for a query that is chosen', async () => {
    const combobox = create();
    await combobox.load('x');
    combobox.onKey(key('Enter', { ctrlKey: true }));
    expect(go).toHaveBeenLastCalledWith('/a', { newTab: true });
    expect(state?.isOpen).toBe(false);
    await combobox.load('x');
    combobox.activate(1);
    combobox.onKey(key('Enter'));
    expect(go).toHaveBeenLastCalledWith('/b', { newTab: false });
    expect(onChoose).toHaveBeenLastCalledWith({ kind: 'all', url: '/b' }, 'x');
    await combobox.load('');
    combobox.choose(0, { follow: true });
    await vi.waitFor(() => expect(state).toMatchObject({ query: 'old', isOpen: true, suggestions: { query: 'old' } }));
  });

  it('leaves Enter to the form when nothing is active, and to the input method while it composes', async () => {
    const combobox = create();
    const enter = key('Enter');
    combobox.onKey(enter);
    expect(enter.preventDefault).not.toHaveBeenCalled();
    await combobox.load('x');
    combobox.onKey(key('Enter', { isComposing: true }));
    expect(onChoose).not.toHaveBeenCalled();
  });
});
