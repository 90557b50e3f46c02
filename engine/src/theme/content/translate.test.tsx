import { afterEach, describe, expect, it } from 'vitest';
import { renderIn } from '../testing/render-page.tsx';
import { speak } from '../testing/speak.ts';
import { Translate, translate } from './translate.tsx';

afterEach(() => speak());

const TURKISH = {
  messages: { 'home.title': 'Hoş geldin {name}', 'Read more': 'Devamı', 'home.empty': '' },
};

describe('Translate', () => {
  const title = (
    <Translate id="home.title" description="Of the first page" values={{ name: <b>Ada</b> }}>
      {'Welcome {name}'}
    </Translate>
  );

  it('shows the text as it was written where no language is set', () => {
    expect(renderIn(title)).toBe('Welcome <b>Ada</b>');
    expect(renderIn(<Translate id="home.title" />)).toBe('home.title');
  });

  it('shows its translation by its id, values filled in', () => {
    speak(TURKISH);
    expect(renderIn(title)).toBe('Hoş geldin <b>Ada</b>');
    expect(renderIn(<Translate id="home.title" />)).toBe('Hoş geldin {name}');
  });

  it('is its own id without one', () => {
    speak(TURKISH);
    expect(renderIn(<Translate>Read more</Translate>)).toBe('Devamı');
    expect(renderIn(<Translate id="other">Read more</Translate>)).toBe('Read more');
  });

  it('shows the text as it was written where the language lacks it, and nothing where its text is empty', () => {
    speak(TURKISH);
    expect(renderIn(<Translate id="home.unknown">Hello</Translate>)).toBe('Hello');
    expect(renderIn(<Translate id="home.empty">Hello</Translate>)).toBe('');
  });
});

describe('translate', () => {
  it('is the same as a function, also while a module is loaded', () => {
    const written = { id: 'home.title', message: 'Welcome {name}' };
    expect(translate(written, { name: 'Ada' })).toBe('Welcome Ada');
    speak(TURKISH);
    expect(translate(written, { name: 'Ada' })).toBe('Hoş geldin Ada');
    expect(translate({ message: 'Read more' })).toBe('Devamı');
    expect(translate({ id: 'home.title' }, { name: 3 })).toBe('Hoş geldin 3');
    expect(translate({ id: 'home.unknown' })).toBe('home.unknown');
  });
});
