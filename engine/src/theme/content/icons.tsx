import type { ReactElement, SVGProps } from 'react';

/** Icons that sites import; the theme draws its own with style sheets. */
type Icon = (props: SVGProps<SVGSVGElement>) => ReactElement;

/** An icon drawn with one line in a square of 24 by 24. */
function lineIcon(line: string): Icon {
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

export const Arrow = /* @__PURE__ */ lineIcon('M9 5l7 7-7 7');
export const Close = /* @__PURE__ */ lineIcon('M5 5l14 14M19 5L5 19');
export const Copy = /* @__PURE__ */ lineIcon('M9 9h11v11H9zM5 15H4V4h11v1');
export const DarkMode = /* @__PURE__ */ lineIcon('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z');
export const Edit = /* @__PURE__ */ lineIcon('M4 20l1-5L16 4l4 4L9 19zM13 7l4 4');
export const ExternalLink = /* @__PURE__ */ lineIcon('M14 4h6v6M20 4l-9 9M18 14v6H4V6h6');
export const Home = /* @__PURE__ */ lineIcon('M4 11l8-7 8 7M6 10v10h12V10');
export const Language = /* @__PURE__ */ lineIcon(
  'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
);
export const LightMode = /* @__PURE__ */ lineIcon(
  'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
);
export const Menu = /* @__PURE__ */ lineIcon('M4 6h16M4 12h16M4 18h16');
export const Success = /* @__PURE__ */ lineIcon('M4 12l6 6L20 7');
export const WordWrap = /* @__PURE__ */ lineIcon('M4 6h16M4 18h6M4 12h13a3 3 0 0 1 0 6h-3M16 15l-3 3 3 3');
