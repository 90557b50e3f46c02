import type { DevBundler } from '../vite/dev-server.ts';
import type { Failure } from './failure.ts';

/** What open pages hear of: the site has changed, or cannot be made. */
export interface News {
  /** Tags for `<head>`. A page carries how much had been told when it was made, and says so when it connects. */
  head(): string;
  /** The same for a page that was made of a part of the site: it hears of the rest as soon as it connects. */
  headOfPart(): string;
  tell(): void;
  /** Pages connect through it from now on. */
  speakThrough(bundler: DevBundler): void;
}

function toldTag(heard: string): string {
  return `<meta name="yaprak-told" content="${heard}">`;
}

export function createNews(failureNow: () => Failure | undefined): News {
  // Another server on the same address must count differently: a page may connect to the next one.
  let told = Date.now();
  let speaker: DevBundler | undefined;
  const news = (): [event: string, data: unknown] => {
    const failure = failureNow();
    return failure ? ['yaprak:problem', { title: failure.title, text: failure.text }] : ['yaprak:update', {}];
  };
  return {
    head: () => toldTag(String(told)),
    headOfPart: () => toldTag('part'),
    tell() {
      told++;
      speaker?.vite.ws.send(...news());
    },
    speakThrough(bundler) {
      speaker = bundler;
      // A page that was made before the last change and connects after it has not heard of it.
      bundler.vite.ws.on('yaprak:hello', (heard: unknown, client: { send: (event: string, data: unknown) => void }) => {
        if (failureNow() || heard !== String(told)) client.send(...news());
      });
    },
  };
}
