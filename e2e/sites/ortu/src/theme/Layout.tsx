import Layout from '@theme-original/Layout';
import type { ComponentProps } from 'react';

export default function WrappedLayout(props: ComponentProps<typeof Layout>) {
  return <Layout {...props} wrapperClassName={`${props.wrapperClassName ?? ''} sarili`} />;
}
