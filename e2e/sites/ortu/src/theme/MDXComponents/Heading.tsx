import Heading from '@theme-original/Heading';
import type { ComponentProps } from 'react';

export default function OwnHeading(props: ComponentProps<typeof Heading>) {
  return <Heading {...props} data-baslik />;
}
