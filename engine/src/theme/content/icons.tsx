import type { ReactElement, SVGProps } from 'react';

/** Icons that sites import; the theme draws its own with style sheets. */
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
export const SystemColorMode = /* @__PURE__ */ lineIcon(
  'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM12 3v18M12 7h4M12 12h8M12 17h4',
);

/** Signs of networks, each drawn with a line or two rather than as its owner's mark. */
export const Bluesky = /* @__PURE__ */ lineIcon(
  'M12 11C9 6 6 4 4 4v7c0 3 4 3 6 3-3 0-5 1-4 4 3 3 5 0 6-3 1 3 3 6 6 3 1-3-1-4-4-4 2 0 6 0 6-3V4c-2 0-5 2-8 7z',
);
export const Website = /* @__PURE__ */ lineIcon('M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM3 12h18M12 3v18');
export const Email = /* @__PURE__ */ lineIcon('M3 6h18v12H3zM3 7l9 6 9-6');
export const GitHub = /* @__PURE__ */ lineIcon('M9 20v-4c-3 0-4-2-4-5 0-2 1-3 1-5l4 2h4l4-2c0 2 1 3 1 5 0 3-1 5-4 5v4');
export const Instagram = /* @__PURE__ */ lineIcon(
  'M7 3h10l4 4v10l-4 4H7l-4-4V7zM8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM17 7v0',
);
export const LinkedIn = /* @__PURE__ */ lineIcon('M6 10v9M6 6v0M11 19v-9M11 14c0-5 7-5 7 0v5');
export const Mastodon = /* @__PURE__ */ lineIcon('M6 15V8c0-3 6-3 6 0v4-4c0-3 6-3 6 0v7M5 19h8');
export const StackOverflow = /* @__PURE__ */ lineIcon('M5 14v6h14v-6M8 16h8M8 12l8 1M10 7l7 4M14 3l4 6');
export const Threads = /* @__PURE__ */ lineIcon('M17 8c-2-5-11-4-11 4s10 9 11 4-8-5-8-1 6 3 6-2-4-4-5-2');
export const Twitch = /* @__PURE__ */ lineIcon('M5 4h15v10l-4 4h-4l-3 3v-3H5zM11 8v4M16 8v4');
export const Twitter = /* @__PURE__ */ lineIcon(
  'M4 5c2 3 5 4 8 4 0-5 6-5 7-2l2-1-2 3c0 9-9 13-16 9 2 0 4 0 5-2-3-1-4-5-4-11z',
);
export const X = /* @__PURE__ */ lineIcon('M4 4l16 16M20 4L4 20');
export const YouTube = /* @__PURE__ */ lineIcon('M4 6h16v12H4zM10 9l5 3-5 3z');
