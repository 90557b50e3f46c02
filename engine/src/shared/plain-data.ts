/** Data as JSON has it; functions and the like are left out. Nothing for what JSON cannot hold at all: circles, numbers without end. */
export function toPlainData(value: Record<string, unknown>): Record<string, unknown> | undefined {
  try {
    return JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
