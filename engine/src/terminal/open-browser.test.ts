import { describe, expect, it } from 'vitest';
import { browserCommand, networkAddresses } from './open-browser.ts';

const url = 'http://localhost:3000/a/?x=1&y=2';

describe('browserCommand', () => {
  it.each([
    ['linux', {}, { command: 'xdg-open', args: [url] }],
    ['darwin', {}, { command: 'open', args: [url] }],
    ['win32', {}, { command: 'cmd', args: ['/c', 'start', '', 'http://localhost:3000/a/?x=1^&y=2'] }],
    ['linux', { BROWSER: 'firefox' }, { command: 'firefox', args: [url] }],
    ['linux', { BROWSER: 'none' }, undefined],
  ] as const)('on %s with %j', (platform, env, expected) => {
    expect(browserCommand(url, { platform, env })).toEqual(expected);
  });
});

describe('networkAddresses', () => {
  const common = { netmask: '', mac: '', cidr: null };
  const interfaces = {
    lo: [{ ...common, address: '127.0.0.1', family: 'IPv4' as const, internal: true }],
    eth0: [
      { ...common, address: '192.168.1.7', family: 'IPv4' as const, internal: false },
      { ...common, address: 'fe80::1', family: 'IPv6' as const, internal: false, scopeid: 2 },
    ],
  };
  it('lists what other machines can use, only where all addresses are listened on', () => {
    const at = 'http://localhost:3000/kok/';
    expect(networkAddresses(at, { host: '0.0.0.0', interfaces })).toEqual(['http://192.168.1.7:3000/kok/']);
    expect(networkAddresses(at, { host: undefined, interfaces })).toEqual([]);
    expect(networkAddresses(at, { host: 'localhost', interfaces })).toEqual([]);
  });
});
