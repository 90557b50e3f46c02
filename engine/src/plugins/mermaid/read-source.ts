import { parse } from 'yaml';

/** A diagram's source, taken apart: what it is, what it is called, and what is left to read. */
export interface DiagramSource {
  /** The first word: `flowchart`, `sequenceDiagram`. */
  kind: string;
  /** Without front matter, titles for assistive technology and directives. Lines are as many as before, so that messages name the right one. */
  body: string;
  title?: string;
  description?: string;
  /** Settings that only Mermaid knows: `config:` of the front matter, `%%{init: …}%%`. */
  hasSettings: boolean;
}

const FRONT_MATTER = /^\s*---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?=\n|$)/;

export function readSource(source: string): DiagramSource {
  const [front, yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  const { title, config } = parseFront(yaml);
  let description: string | undefined;
  let accTitle: string | undefined;
  let hasSettings = config !== undefined;
  const body = source
    .replace(front ?? '', keepLines)
    .replace(/^[ \t]*%%\{[\s\S]*?\}%%[ \t]*$/gm, (whole) => {
      hasSettings = true;
      return keepLines(whole);
    })
    .replace(/^[ \t]*accTitle[ \t]*:[ \t]*(.*)$/gm, (_, text: string) => {
      accTitle = text.trim();
      return '';
    })
    .replace(/^[ \t]*accDescr[ \t]*(?::[ \t]*(.*)$|\{([^}]*)\})/gm, (whole, line?: string, block?: string) => {
      description = (line ?? block ?? '').replace(/\s+/g, ' ').trim();
      return keepLines(whole);
    });
  const kind = /^(?:\s|%%[^\n]*\n)*([\w-]+)/.exec(body)?.[1] ?? '';
  return { kind, body, title: accTitle ?? title, description, hasSettings };
}

/** Settings of its look have no use here: a drawing has the page's own. */
function parseFront(yaml: string): { title?: string; config?: unknown } {
  try {
    const { title, config } = (parse(yaml) ?? {}) as { title?: unknown; config?: Record<string, unknown> };
    const rest = Object.keys(config ?? {}).filter(
      (name) => !['theme', 'themeVariables', 'look', 'layout'].includes(name),
    );
    return { title: title === undefined ? undefined : String(title), config: rest.length > 0 ? config : undefined };
  } catch {
    return {};
  }
}

function keepLines(text: string): string {
  return text.replace(/[^\n]+/g, '');
}
