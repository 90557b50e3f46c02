import type { ReactElement, SVGProps } from 'react';

type Icon = (props: SVGProps<SVGSVGElement>) => ReactElement;

/** An icon drawn with one line in a square of 24 by 24. */
export function lineIcon(line: string): Icon {
  return (props) => (
    <svg
      viewBox="0 0 24 24"
      width="1.2em"
      height="1.2em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <path d={line} />
    </svg>
  );
}
