/** Replaces `yaprak:link` in tests. */
export default 'a';
