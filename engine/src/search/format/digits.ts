/**
 * Numbers are written in 91 digits that are one ASCII character each and need no escape in JSON: `#` to `~` without the backslash. Below 68
 * a number is one digit; up to 1,705 it is two, the first from 68; up to 34,829 three, the first from 86; else `~` and five. The upper
 * digits come first, since they are alike from number to number, and compression tells the digits after them apart by them.
 */
export const BASE = 91;
/** The smallest first digits of numbers of two, three and six digits. */
export const TWO_DIGITS = 68;
export const THREE_DIGITS = 86;
export const SIX_DIGITS = 90;
/** The smallest numbers of three and of six digits. */
export const THREE_FROM = TWO_DIGITS + (THREE_DIGITS - TWO_DIGITS) * BASE;
export const SIX_FROM = THREE_FROM + (SIX_DIGITS - THREE_DIGITS) * BASE * BASE;
/** Code of the first digit, and of the backslash between the digits. */
export const FIRST_CODE = 35;
export const GAP_CODE = 92;
