/** The margin around the chart and the size of its title. */
const MARGIN = 24;
const TITLE = 44;
/** The scale of the PNG, which makes it sharp on high-density screens and in print. */
const PNG_SCALE = 2;

/** The CSS properties that must be copied into the saved file, because the file has no style sheet. */
const shapeLooks = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray'];
const typeLooks = ['fill', 'font-family', 'font-size', 'font-weight'];

interface ChartFile {
  text: string;
  width: number;
  height: number;
}

type Attributes = Readonly<Record<string, string | number>>;

function setAll(element: Element, attributes: Attributes) {
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
}

function createSvgElement(name: string, attributes: Attributes, text = '') {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  element.textContent = text;
  setAll(element, attributes);
  return element;
}

function copyStyles(from: Element, to: Element | undefined) {
  const style = getComputedStyle(from);
  const isText = from.matches('text, tspan');
  const names = isText ? typeLooks : from.matches('rect, path, circle') ? shapeLooks : [];
  for (const name of names) to?.setAttribute(name, style.getPropertyValue(name));
  to?.removeAttribute('class');
}

/** Loads a file as a data URL. */
async function loadAsDataUrl(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be loaded`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:font/woff2;base64,${btoa(text)}`;
}

/** Returns the page's font with this name as a CSS rule that contains the font as a data URL. */
async function createFontFaces(family: string): Promise<string> {
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
        `@font-face{font-family:"${family}";font-weight:${weight};src:url(${await loadAsDataUrl(file.href)})}`,
    ),
  );
  return rules.join('');
}

/** Returns the chart as a standalone SVG with its title, background, colors and font. */
export async function createChartFile(chart: SVGSVGElement, title: string): Promise<ChartFile> {
  const width = Number(chart.getAttribute('width')) + 2 * MARGIN;
  const height = Number(chart.getAttribute('height')) + TITLE + 2 * MARGIN;
  const corner = { x: -MARGIN, y: -MARGIN - TITLE };
  const file = chart.cloneNode(true) as SVGSVGElement;
  const copies = file.querySelectorAll('*');
  chart.querySelectorAll('*').forEach((element, index) => copyStyles(element, copies[index]));
  const { color, fontFamily } = getComputedStyle(chart);
  const { backgroundColor } = getComputedStyle(chart.closest('[data-tone]') ?? chart);
  const [family = ''] = fontFamily.replaceAll(/["']/g, '').split(',');
  file.removeAttribute('aria-hidden');
  const viewBox = `${corner.x} ${corner.y} ${width} ${height}`;
  setAll(file, { viewBox, width, height, role: 'img' });
  const type = { 'font-family': fontFamily, 'font-size': 24, 'font-weight': 650 };
  file.prepend(
    createSvgElement('title', {}, `Statechart: ${title}`),
    createSvgElement('style', {}, await createFontFaces(family)),
    createSvgElement('rect', { ...corner, width, height, fill: backgroundColor }),
    createSvgElement('text', { x: 0, y: 22 - TITLE, fill: color, ...type }, title),
  );
  return { text: new XMLSerializer().serializeToString(file), width, height };
}

/** Converts the SVG file into a PNG. */
export async function createPng({ text, width, height }: ChartFile): Promise<Blob> {
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
