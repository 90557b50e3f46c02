import { describe, expect, it } from 'vitest';
import { isPlainStylesheet } from './ready-modules.ts';

describe('isPlainStylesheet', () => {
  it('knows what a browser reads as it is', () => {
    for (const text of [
      '',
      ':root { --yaprak-accent: #a33; }\n[data-theme=dark] .kart { & b { color: red } }',
      '@media (width < 40rem) { a { color: red } }\n@layer site { @supports (display: grid) { b { top: 0 } } }',
      '@keyframes dön { to { rotate: 1turn } }\n@property --x { syntax: "*"; inherits: false }',
      '.a { background: url("data:image/svg+xml,%3Csvg/%3E") } .b { mask: url(#x) } .c { background: url( https://x.test/a.png ) }',
    ])
      expect(isPlainStylesheet('/s/src/css/custom.css', text), text).toBe(true);
  });

  it('leaves imports, files, other languages and what tools replace to Vite', () => {
    for (const text of [
      '@import "./other.css";',
      '.a { background: url(./a.png) }',
      ".a { background: image-set('./a.png' 1x) }",
      '@font-face { font-family: A; src: url("/fonts/a.woff2") }',
      '@tailwind base;',
      '.a { @apply flex; }',
      '@custom-media --dar (width < 40rem);',
    ])
      expect(isPlainStylesheet('/s/src/css/custom.css', text), text).toBe(false);
    for (const file of ['a.scss', 'a.less', 'a.module.css']) expect(isPlainStylesheet(file, '')).toBe(false);
  });
});
