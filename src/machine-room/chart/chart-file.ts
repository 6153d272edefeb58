const SVG = 'http://www.w3.org/2000/svg';
/** Around the chart, and of the line above it. */
const MARGIN = 24;
const TITLE = 44;
/** Sharp on a screen with small pixels and in print. */
const PNG_SCALE = 2;

/** What the page's style sheet says of a chart's parts, and a file must say itself. */
const looks = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray'];
const type = ['font-family', 'font-size', 'font-weight'];

export interface ChartFile {
  text: string;
  width: number;
  height: number;
}

const svgElement = (name: string, attributes: Readonly<Record<string, string | number>>) => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

function writeLooks(from: Element, to: Element) {
  const style = getComputedStyle(from);
  const isText = from.localName === 'text' || from.localName === 'tspan';
  if (!isText && !['rect', 'path', 'circle'].includes(from.localName)) return;
  for (const name of isText ? ['fill', ...type] : looks) {
    to.setAttribute(name, style.getPropertyValue(name));
  }
}

/** The address of a file as one that holds the file itself. */
async function embedded(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} is not to be had`);
  const reader = new FileReader();
  const isRead = new Promise((done, fail) => {
    reader.addEventListener('load', done);
    reader.addEventListener('error', fail);
  });
  reader.readAsDataURL(await response.blob());
  await isRead;
  return reader.result as string;
}

/** The page's own face of this name as a style sheet that needs no other file. */
async function faceOf(family: string): Promise<string> {
  const faces = [...document.styleSheets]
    .flatMap(({ href, cssRules }) => [...cssRules].map((rule) => ({ href, rule })))
    .flatMap(({ href, rule }) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const value = (name: string) => rule.style.getPropertyValue(name).replaceAll(/["']/g, '');
      const [, address] = /url\(([^)]+)\)/.exec(value('src')) ?? [];
      if (value('font-family') !== family || address === undefined) return [];
      return [{ weight: value('font-weight'), file: new URL(address, href ?? document.baseURI) }];
    });
  const rules = await Promise.all(
    faces.map(
      async ({ weight, file }) =>
        `@font-face{font-family:"${family}";font-weight:${weight};src:url(${await embedded(file.href)})}`,
    ),
  );
  return rules.join('');
}

/** The chart as it stands on the page, as an SVG that needs nothing of the page: title, ground, colours and type are in it. */
export async function chartFile(chart: SVGSVGElement, title: string): Promise<ChartFile> {
  const width = chart.viewBox.baseVal.width + 2 * MARGIN;
  const height = chart.viewBox.baseVal.height + TITLE + 2 * MARGIN;
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const copies = copy.querySelectorAll('*');
  chart.querySelectorAll('*').forEach((element, index) => {
    const own = copies[index];
    if (!own) return;
    writeLooks(element, own);
    own.removeAttribute('class');
  });
  const { color, fontFamily } = getComputedStyle(chart);
  const { backgroundColor } = getComputedStyle(chart.closest('[data-tone]') ?? chart);
  const [family = ''] = fontFamily.split(',');
  const file = svgElement('svg', {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: 'img',
    'aria-labelledby': 'title',
  });
  const name = svgElement('title', { id: 'title' });
  name.textContent = `Statechart: ${title}`;
  const face = svgElement('style', {});
  face.textContent = await faceOf(family.replaceAll(/["']/g, '').trim());
  const heading = svgElement('text', {
    x: MARGIN,
    y: MARGIN + 22,
    fill: color,
    'font-family': fontFamily,
    'font-size': 24,
    'font-weight': 650,
  });
  heading.textContent = title;
  const body = svgElement('g', { transform: `translate(${MARGIN} ${MARGIN + TITLE})` });
  body.append(...copy.childNodes);
  file.append(
    name,
    face,
    svgElement('rect', { width, height, fill: backgroundColor }),
    heading,
    body,
  );
  return { text: new XMLSerializer().serializeToString(file), width, height };
}

/** The same as a picture of points. */
export async function chartPicture({ text, width, height }: ChartFile): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * PNG_SCALE;
  canvas.height = height * PNG_SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('No picture'))), 'image/png');
  });
}
