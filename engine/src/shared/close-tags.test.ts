import { expect, it } from 'vitest';
import { closeTags } from './close-tags.ts';

it.each([
  ['<small>Old<small>', '<small>Old<small></small></small>'],
  ['<b><i>x</b> y', '<b><i>x</i></b> y'],
  ['x</div></small> y', 'x y'],
  ['<span/>x', '<span/>x</span>'],
  ['<a title="</a>" href=x>y', '<a title="</a>" href=x>y</a>'],
  ['<script>if (a) "<b>"', '<script>if (a) "<b>"</script>'],
  ['<svg><path d="M0"/><g>', '<svg><path d="M0"/><g></g></svg>'],
])('%s ends where it stands', (html, expected) => {
  expect(closeTags(html)).toBe(expected);
  expect(closeTags(expected)).toBe(expected);
});

it.each([
  'no tag, 1 < 2 > 0',
  '<hr class="x"><img src="a.png" alt="a > b"/><br />',
  '<ul><li>a<li>b</ul><p>a<p>b',
  '<!-- <b> --><DIV><a href="/">x</a></div>',
  '<svg viewBox="0 0 1 1"><path d="M0"/></svg>',
  '<style>a > b { color: red }</style>',
])('%s is whole', (html) => {
  expect(closeTags(html)).toBe(html);
});
