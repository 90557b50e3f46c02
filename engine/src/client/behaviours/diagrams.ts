/** The part of Mermaid that is used here: https://mermaid.js.org/config/setup/mermaid/interfaces/Mermaid.html */
interface Mermaid {
  initialize(config: object): void;
  render(id: string, source: string): Promise<{ svg: string }>;
}

/**
 * Diagrams that only Mermaid itself draws. Their source is on the page. Mermaid is loaded when one comes near the view, draws it in the colours
 * of the page, and again when those change.
 */
export function startDiagrams(root: ParentNode): void {
  const figures = [...root.querySelectorAll<HTMLElement>('figure[data-mermaid]:not([data-mermaid=""])')];
  const drawn = new Set<HTMLElement>();
  // Two screens ahead: what is drawn out of sight moves nothing that is read.
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        drawn.add(target as HTMLElement);
        void draw(target as HTMLElement);
      }
    },
    { rootMargin: '200%' },
  );
  for (const figure of figures) near.observe(figure);
  const mode = new MutationObserver(() => {
    if (!figures.some(({ isConnected }) => isConnected)) mode.disconnect();
    for (const figure of drawn) void draw(figure);
  });
  if (figures.length > 0) mode.observe(document.documentElement, { attributeFilter: ['data-theme'] });
}

async function draw(figure: HTMLElement): Promise<void> {
  const place = figure.querySelector<HTMLElement>('.drawing');
  const details = figure.querySelector('details');
  const source = details?.querySelector('code')?.textContent;
  if (!place || !details || !source) return;
  const name = `mermaid-${[...document.querySelectorAll('figure.mermaid')].indexOf(figure)}`;
  // Mermaid begins by removing what has the id: the drawing in the other colours would be gone before the new one is there.
  const id = document.getElementById(name) ? `${name}-again` : name;
  try {
    const { default: mermaid } = (await import(/* @vite-ignore */ figure.dataset.mermaid ?? '')) as {
      default: Mermaid;
    };
    mermaid.initialize(configFor(figure));
    const { svg } = await mermaid.render(id, source);
    if (place.hidden) details.open = false;
    place.innerHTML = svg;
    place.hidden = false;
    fit(place);
    // Room that it did not need goes where nobody sees it go.
    if (figure.getBoundingClientRect().top > innerHeight) figure.style.minBlockSize = '0';
  } catch (error) {
    console.error('Mermaid cannot draw a diagram of this page; its source is shown.', error);
    // What Mermaid was measuring with.
    document.querySelector(`#d${id}`)?.remove();
  }
}

/** The width at which its letters have their full size: the style sheet reckons with it. A drawing that scrolls can be reached by the keyboard. */
function fit(place: HTMLElement): void {
  const svg = place.querySelector('svg');
  const width = Math.ceil(svg?.viewBox.baseVal.width ?? 0);
  if (!svg || width === 0) return;
  svg.removeAttribute('style');
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(Math.ceil(svg.viewBox.baseVal.height)));
  place.style.setProperty('--drawn', `${width}px`);
  if (place.scrollWidth > place.clientWidth) place.tabIndex = 0;
  thinOut([...svg.querySelectorAll<SVGGraphicsElement>('.grid .tick text')]);
}

/** Dates below the axis of a plan, which may stand so close that none can be read. */
function thinOut(labels: readonly SVGGraphicsElement[]): void {
  const boxes = labels.map((label) => label.getBoundingClientRect());
  const [first, second] = boxes;
  if (!first || !second) return;
  const step = Math.ceil((Math.max(...boxes.map(({ width }) => width)) * 1.2) / Math.abs(second.x - first.x));
  for (const [index, label] of labels.entries()) if (index % step > 0) label.style.display = 'none';
}

/** Mermaid does not parse `oklch()` and other newer forms, in which a browser gives colours back. A canvas has them as bytes. */
function toRgb(color: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return color;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Mermaid reckons with colours, so it gets those of the page as they are now. */
function configFor(figure: HTMLElement): object {
  const probe = figure.appendChild(document.createElement('i'));
  const color = (name: string): string => {
    probe.style.color = `var(--y-${name})`;
    return toRgb(getComputedStyle(probe).color);
  };
  const [paper, sheet, sunken, line] = ['paper', 'sheet', 'sunken', 'line'].map(color);
  const [ink, strong, soft, accent, pale] = ['ink', 'ink-strong', 'ink-soft', 'accent', 'accent-soft'].map(color);
  const series = ['accent', 'amber', 'blue', 'red', 'grey'].map(color);
  const onSeries = color('on-accent');
  probe.remove();
  const darkMode = document.documentElement.dataset.theme === 'dark';
  const each = (
    name: (index: number) => string,
    values: readonly (string | undefined)[],
  ): Record<string, string | undefined> => Object.fromEntries(values.map((value, index) => [name(index), value]));
  const all = Array.from({ length: 12 }, (_, index) => series[index % series.length]);
  return {
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    theme: 'base',
    gantt: { useWidth: Math.max(figure.clientWidth, 600) },
    // Colours that the settings below do not reach.
    themeCSS: `.lineWrapper line{stroke:${soft}}
      .sections rect{fill:${sunken};stroke:${line}}.sections .cluster-label *{color:${strong};fill:${strong}}
      .links .link{mix-blend-mode:normal!important}
      text[fill="#444444"]{fill:${ink}}[stroke="#444444"]{stroke:${soft}}`,
    themeVariables: {
      darkMode,
      background: paper,
      fontFamily: getComputedStyle(figure).fontFamily,
      fontSize: '14px',
      primaryColor: pale,
      primaryTextColor: strong,
      primaryBorderColor: accent,
      secondaryColor: sunken,
      secondaryTextColor: ink,
      tertiaryColor: sheet,
      tertiaryTextColor: ink,
      tertiaryBorderColor: line,
      lineColor: soft,
      textColor: ink,
      titleColor: strong,
      noteBkgColor: pale,
      noteTextColor: ink,
      noteBorderColor: line,
      gridColor: line,
      todayLineColor: series[3],
      taskBkgColor: accent,
      taskTextColor: onSeries,
      taskTextDarkColor: ink,
      taskTextOutsideColor: ink,
      activeTaskBkgColor: pale,
      doneTaskBkgColor: line,
      critBkgColor: series[3],
      sectionBkgColor: sunken,
      altSectionBkgColor: sheet,
      ...each((index) => `pie${index + 1}`, all),
      pieSectionTextColor: onSeries,
      pieOpacity: '1',
      pieOuterStrokeColor: line,
      pieStrokeColor: paper,
      ...each((index) => `cScale${index}`, all),
      ...each(
        (index) => `cScaleLabel${index}`,
        all.map(() => onSeries),
      ),
      ...each((index) => `git${index}`, all.slice(0, 8)),
      ...each(
        (index) => `gitBranchLabel${index}`,
        all.slice(0, 8).map(() => onSeries),
      ),
      commitLabelColor: ink,
      commitLabelBackground: sunken,
      relationLabelBackground: paper,
      edgeLabelBackground: paper,
      ...each((index) => `actor${index}`, all.slice(0, 6)),
      packet: {
        startByteColor: soft,
        endByteColor: soft,
        labelColor: strong,
        titleColor: strong,
        blockStrokeColor: accent,
        blockFillColor: pale,
      },
      radar: { axisColor: soft, graticuleColor: line },
    },
  };
}
