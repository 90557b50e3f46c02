import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { createHostCheck, type HostOptions } from './allowed-hosts.ts';

const HOSTS = ['localhost:3000', '127.0.0.1', '[::1]:80', 'docs.localhost', 'LOCALHOST.'];
const FOREIGN = [
  'evil.example',
  'localhost.evil.example',
  'evil.example:3000',
  'localhost@evil.example',
  '',
  '::1',
  'a b',
];

describe('createHostCheck', () => {
  const allowed = (names: readonly string[], options: HostOptions) => names.filter(createHostCheck(options));

  it.each<HostOptions>([{}, { host: 'localhost' }, { host: '127.0.0.1' }, { host: '0.0.0.0' }])(
    'answers for this machine and for no other name: %j',
    (options) => {
      expect(allowed(HOSTS, options)).toEqual(HOSTS);
      expect(allowed(FOREIGN, options)).toEqual([]);
      expect(createHostCheck(options)(undefined)).toBe(true);
    },
  );

  it('answers for the host that it listens on, and for addresses when others can reach it', () => {
    const names = ['wiki.example:3000', '192.168.1.5:3000', '[fd00::5]', hostname()];
    expect(allowed(names, {})).toEqual([]);
    expect(allowed(names, { host: '127.0.0.1' })).toEqual([]);
    expect(allowed(names, { host: 'Wiki.example' })).toEqual(names.slice(0, 3));
    expect(allowed(names, { host: '0.0.0.0' })).toEqual(names.slice(1));
    expect(allowed(names, { host: '::' })).toEqual(names.slice(1));
  });

  it('answers for the names that are allowed', () => {
    const names = ['a.example', 'x.b.example:80', 'b.example', 'c.example'];
    expect(allowed(names, { allowedHosts: ['a.example', '.b.example'] })).toEqual(names.slice(0, 2));
    expect(allowed(names, { allowedHosts: ['*'] })).toEqual(names);
  });
});
