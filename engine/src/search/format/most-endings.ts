/** How many endings the families of one block may put on; there are about ten. */
export const MOST_ENDINGS = 64;
