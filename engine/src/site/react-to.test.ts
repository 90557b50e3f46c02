import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../config/schema.ts';
import type { Problem } from '../shared/model.ts';
import { reactTo } from './react-to.ts';

const problem = (code: string, severity: Problem['severity'] = 'warning'): Problem => ({
  code,
  severity,
  message: `${code}.`,
});
const config = (changes: Partial<SiteConfig>): SiteConfig =>
  ({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'warn',
    onBrokenMarkdownLinks: 'warn',
    onBrokenMarkdownImages: 'throw',
    onDuplicateRoutes: 'warn',
    ...changes,
  }) as SiteConfig;

describe('reactTo', () => {
  it.each([
    ['broken-markdown-link', 'onBrokenMarkdownLinks'],
    ['broken-markdown-image', 'onBrokenMarkdownImages'],
    ['duplicate-route', 'onDuplicateRoutes'],
  ])('weighs %s as %s says', (code, key) => {
    const weigh = (reaction: string, given: Problem['severity']) =>
      reactTo([problem(code, given)], config({ [key]: reaction })).map(({ severity }) => severity);
    expect(weigh('throw', 'warning')).toEqual(['error']);
    expect(weigh('warn', 'error')).toEqual(['warning']);
    expect(weigh('log', 'error')).toEqual(['warning']);
    expect(weigh('ignore', 'error')).toEqual([]);
  });

  it('leaves every other problem as it is, and all in their order', () => {
    const problems = [problem('render-failed', 'error'), problem('broken-anchor'), problem('island')];
    expect(reactTo(problems, config({}))).toEqual(problems);
  });
});
