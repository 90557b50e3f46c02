import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type LinkAnswer = (
  | { kind: 'fine'; /** Where it leads for good. */ movedTo?: string }
  /** `gone`: the server says so, or there is no such host. `unsure`: it may be back tomorrow. */
  | { kind: 'gone' | 'unsure'; reason: string }
) & {
  /** The host does not answer, or asks for a long pause: it is not asked again in this run. */
  leaveHost?: true;
};

interface RequestOptions {
  fetch?: typeof fetch;
  wait?: (milliseconds: number) => Promise<unknown>;
  timeout?: number;
}

const TIMEOUT_MS = 15_000;
const MOST_HOPS = 6;
/** A host that asks for a longer pause is left alone. */
const LONGEST_WAIT_S = 20;
const HEADERS = { 'user-agent': 'Mozilla/5.0 (compatible; Yaprak link check)', accept: 'text/html,*/*;q=0.8' };

/** Whether an address leads somewhere: by HEAD, by GET where that is refused, through redirects. */
export async function requestLink(url: string, options: RequestOptions = {}): Promise<LinkAnswer> {
  let current = url;
  let isPermanent = true;
  for (let hop = 0; hop < MOST_HOPS; hop++) {
    const response = await ask(current, options);
    if ('kind' in response) return response;
    const { status, location } = response;
    if (status < 300 || status >= 400 || location === null) return judge(status, { url, current, isPermanent });
    if (!URL.canParse(location, current)) return { kind: 'unsure', reason: `which redirects to "${location}"` };
    const next = new URL(location, current);
    // Only hosts that the author wrote are asked inside the own network.
    if (!/^https?:$/.test(next.protocol) || (isPrivate(next.hostname) && next.hostname !== new URL(url).hostname))
      return { kind: 'unsure', reason: `which redirects to ${next.href}` };
    isPermanent &&= status === 301 || status === 308;
    current = next.href;
  }
  return { kind: 'unsure', reason: `which redirects more than ${MOST_HOPS} times` };
}

function judge(
  status: number,
  { url, current, isPermanent }: { url: string; current: string; isPermanent: boolean },
): LinkAnswer {
  if (status === 404 || status === 410) return { kind: 'gone', reason: `which answers with ${status}` };
  // Too many requests say that somebody is there, and so does a page for members.
  if (status === 429) return { kind: 'fine', leaveHost: true };
  if (status === 401 || status === 403 || status === 999) return { kind: 'fine' };
  if (status >= 400) return { kind: 'unsure', reason: `which answers with ${status}` };
  return isPermanent && current !== url ? { kind: 'fine', movedTo: current } : { kind: 'fine' };
}

interface Reply {
  status: number;
  location: string | null;
}

/** One address: HEAD, then GET, since some servers know only that; once more after a pause where the server is busy. */
async function ask(url: string, options: RequestOptions): Promise<Reply | LinkAnswer> {
  const { wait = sleep } = options;
  let last: Reply = { status: 0, location: null };
  for (const method of ['HEAD', 'GET', 'GET']) {
    const sent = await send(url, method, options);
    if ('kind' in sent) {
      // Some servers hang up, or keep silent, on a HEAD.
      if (sent.kind === 'gone' || method === 'GET') return sent;
      continue;
    }
    const { status, retryAfter } = sent;
    last = sent;
    if (status < 400) return sent;
    if (method === 'GET' && status !== 429 && status < 500) return sent;
    if (status === 429 || status >= 500) {
      const seconds = Number(retryAfter ?? 2) || 2;
      if (seconds > LONGEST_WAIT_S) return sent;
      await wait(seconds * 1000);
    }
  }
  return last;
}

async function send(
  url: string,
  method: string,
  { fetch: request = fetch, timeout = TIMEOUT_MS }: RequestOptions,
): Promise<(Reply & { retryAfter: string | null }) | LinkAnswer> {
  try {
    const response = await request(url, {
      method,
      headers: HEADERS,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    const { status, headers } = response;
    return { status, location: headers.get('location'), retryAfter: headers.get('retry-after') };
  } catch (error) {
    return explain(error);
  }
}

function explain(error: unknown): LinkAnswer {
  const { cause, name } = error as { cause?: { code?: string; message?: string }; name?: string };
  const code = cause?.code ?? '';
  if (name === 'TimeoutError' || code === 'UND_ERR_CONNECT_TIMEOUT')
    return { kind: 'unsure', reason: 'which did not answer in time', leaveHost: true };
  if (code === 'ENOTFOUND') return { kind: 'gone', reason: 'but there is no such host', leaveHost: true };
  if (code === 'ECONNREFUSED')
    return { kind: 'unsure', reason: `whose server refuses the connection (${code})`, leaveHost: true };
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET')
    return { kind: 'unsure', reason: `whose server closes the connection (${code})` };
  if (/CERT|TLS|SSL/.test(code))
    return { kind: 'unsure', reason: `whose certificate is not valid (${code})`, leaveHost: true };
  return { kind: 'unsure', reason: `which cannot be reached: ${code || (cause?.message ?? String(error))}` };
}

/** Addresses of the own network, and names without a dot. */
export function isPrivate(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(host) === 4)
    return /^(?:0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./.test(
      host,
    );
  if (isIP(host) === 6) return /^(?:::1?$|f[cd]|fe[89ab]|::ffff:)/.test(host);
  return !host.includes('.') || /\.(?:local|localhost|internal|lan|home\.arpa)$/.test(host);
}
