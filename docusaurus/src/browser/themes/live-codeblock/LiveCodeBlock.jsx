'use client';
// The editor and its preview share a context, which ends at the edge of an island: so all of it is one.
import Original from '@theme-original/LiveCodeBlock';

export default function LiveCodeBlock(props) {
  return <Original {...props} />;
}
