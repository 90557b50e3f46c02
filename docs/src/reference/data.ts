/** `yaprak/reference.json`: what the package says of itself. Written by engine/reference/build-reference.mjs. */
export interface Reference {
  /** By schema: `config`, `doc`, `post`, `page`, `category`, `authors`, `tags`. */
  fields: Record<string, Field[]>;
  help: string;
  commands: Command[];
  flags: Flag[];
  parts: Part[];
  types: DeclaredType[];
  problems: ProblemKind[];
}

export interface Field {
  name: string;
  type: string;
  signature?: string;
  default?: string;
  required?: true;
  text: string;
  variants?: { label: string; fields: Field[] }[];
}

export interface Command {
  name: string;
  summary: string;
  words?: string[];
  hasNoSite?: true;
}

export interface Flag {
  name: string;
  value?: string;
  short?: string;
  /** Commands that take it; absent: all. */
  of?: string[];
  summary: string;
}

export interface Part {
  name: string;
  room: string;
  what: string;
  props: string;
  isReplaceable: boolean;
}

export interface DeclaredType {
  name: string;
  text: string;
  members: { name: string; type: string; isOptional?: true; text: string }[];
  type?: string;
}

export interface ProblemKind {
  code: string;
  title: string;
  reported: { severity?: string; message: string; hint?: string }[];
}
