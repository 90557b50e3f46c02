/** Numbers of one size, of which there is no telling how many will come. */
export interface GrowingColumn<Numbers extends Uint32Array | Uint16Array | Uint8Array> {
  push(value: number): void;
  append(values: Numbers): void;
  /** How many there are. */
  length(): number;
  /** All of them, without copying: nothing may be added afterwards. */
  finish(): Numbers;
}

type NumbersOf<Numbers> = new (length: number) => Numbers;

export function createColumn<Numbers extends Uint32Array | Uint16Array | Uint8Array>(
  Type: NumbersOf<Numbers>,
): GrowingColumn<Numbers> {
  let values = new Type(1024);
  let length = 0;
  const makeRoom = (count: number): void => {
    if (length + count <= values.length) return;
    const grown = new Type(Math.max(length + count, values.length * 2));
    grown.set(values);
    values = grown;
  };
  return {
    push(value) {
      if (length === values.length) makeRoom(1);
      values[length++] = value;
    },
    append(others) {
      makeRoom(others.length);
      values.set(others, length);
      length += others.length;
    },
    length: () => length,
    finish: () => values.subarray(0, length) as Numbers,
  };
}
