import { describe, expect, it } from 'vitest';
import { originalShownBy } from './island-originals.ts';

const folders = { siteDir: '/site' };
const shownBy = (file: string, code: string) => originalShownBy(`/site/src/theme/${file}`, { code, folders })?.name;

describe('originalShownBy', () => {
  it('is the part that a file replaces and imports', () => {
    expect(shownBy('Navbar/index.tsx', "import N from '@theme-original/Navbar';")).toBe('Navbar');
    expect(shownBy('DocItem/Content.js', 'import N from "@theme-init/DocItem/Content";')).toBe('DocItem/Content');
  });

  it('is nothing for a file that only replaces, shows another part or is none', () => {
    expect(shownBy('Navbar/index.tsx', "import N from '@theme/Logo';")).toBeUndefined();
    expect(shownBy('Navbar/index.tsx', "import N from '@theme-original/NavbarItem';")).toBeUndefined();
    expect(shownBy('Kutu.tsx', "import N from '@theme-original/Kutu';")).toBeUndefined();
  });

  it('is nothing for parts of the text, which go to the browser with the island', () => {
    expect(shownBy('CodeBlock/index.tsx', "import C from '@theme-original/CodeBlock';")).toBeUndefined();
  });

  it('is nothing outside src/theme', () => {
    const code = "import N from '@theme-original/Navbar';";
    expect(originalShownBy('/site/src/components/Navbar.tsx', { code, folders })).toBeUndefined();
  });
});
