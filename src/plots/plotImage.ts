/** A plot as a picture that needs no page: its look is written into it, because a file has no style sheet. */
import { saveFile } from '#src/lib/saveFile.ts';

/** How a plot is saved: as lines that any size can show, or as pixels. */
export type ImageKind = 'svg' | 'png';

/** What a picture says above its drawing. */
export interface ImageWords {
  readonly title: string;
  readonly facts: string;
  /** The name of the file without its ending. */
  readonly name: string;
}

const namespace = 'http://www.w3.org/2000/svg';
/** Pixels of a PNG for each pixel of the page. */
const sharpness = 2;
const edge = 24;

/** Attributes that a look is made of, as the browser computed them. */
const looks = [
  'stroke-width',
  'stroke-dasharray',
  'font-size',
  'font-weight',
  'text-anchor',
  'opacity',
] as const;

/** Any colour of a style sheet as a file of any program reads it. */
function plainColours(): (colour: string) => string {
  const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map<string, string>();
  return (colour) => {
    if (paint === null || colour === 'none' || colour.startsWith('url(')) return colour;
    const found = known.get(colour);
    if (found !== undefined) return found;
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 255] = paint.getImageData(0, 0, 1, 1).data;
    const plain = alpha === 0 ? 'none' : `rgb(${red},${green},${blue})`;
    known.set(colour, plain);
    return plain;
  };
}

const element = (name: string, attributes: Readonly<Record<string, string | number>>): SVGElement => {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
};

/** The words of HTML inside a drawing as lines of text, at the places where the page shows them. */
function linesIn(place: Element, from: DOMRect, colourOf: (colour: string) => string): SVGElement[] {
  const shown = place.getBoundingClientRect();
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const lines: SVGElement[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(parent);
    const rows = new Map<number, { readonly left: number; readonly bottom: number; text: string }>();
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\S+\s*/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [at] = range.getClientRects();
      // What a clamped label cuts off is in the table.
      if (at === undefined || at.bottom > shown.bottom + 2) continue;
      const row = rows.get(Math.round(at.top));
      if (row === undefined) rows.set(Math.round(at.top), { left: at.left, bottom: at.bottom, text: word });
      else row.text += word;
    }
    for (const { left, bottom, text } of rows.values()) {
      const size = Number.parseFloat(fontSize);
      const line = element('text', {
        x: left - from.left,
        y: bottom - from.top - size * 0.26,
        fill: colourOf(color),
        'font-size': fontSize,
        'font-weight': fontWeight,
      });
      line.textContent = text.trimEnd();
      lines.push(line);
    }
  }
  return lines;
}

/** A copy of the drawing with its computed looks as attributes. */
function copyOf(drawing: SVGSVGElement, colourOf: (colour: string) => string): SVGElement {
  const copy = element('g', {});
  const from = drawing.getBoundingClientRect();
  const paint = (original: Element, twin: Element): void => {
    const style = getComputedStyle(original);
    for (const key of ['fill', 'stroke']) twin.setAttribute(key, colourOf(style.getPropertyValue(key)));
    for (const key of looks) twin.setAttribute(key, style.getPropertyValue(key));
    twin.removeAttribute('class');
  };
  const follow = (original: Element, into: Element): void => {
    for (const child of original.children) {
      if (child.localName === 'foreignObject') {
        // Its place may lie in moved groups: what the page shows is measured from the drawing.
        copy.append(...linesIn(child, from, colourOf));
        continue;
      }
      const twin = document.importNode(child, false);
      paint(child, twin);
      if (child.children.length === 0) twin.textContent = child.textContent;
      into.append(twin);
      follow(child, twin);
    }
  };
  follow(drawing, copy);
  return copy;
}

/** The whole picture: title and facts above, then the drawing, on the surface of the card. */
export function pictureOf(drawing: SVGSVGElement, { title, facts }: ImageWords): SVGSVGElement {
  const colourOf = plainColours();
  const style = getComputedStyle(drawing);
  const card = drawing.closest('.bg-card') ?? document.body;
  const ink = colourOf(style.color);
  const { width, height } = drawing.getBoundingClientRect();
  const [wide, tall] = [Math.ceil(width) + 2 * edge, Math.ceil(height) + 2 * edge + 64];
  const picture = document.createElementNS(namespace, 'svg');
  for (const [key, value] of Object.entries({
    xmlns: namespace,
    width: wide,
    height: tall,
    viewBox: `0 0 ${wide} ${tall}`,
    'font-family': style.fontFamily,
  }))
    picture.setAttribute(key, String(value));
  const text = (y: number, size: number, weight: number, words: string): SVGElement => {
    const line = element('text', { x: edge, y, fill: ink, 'font-size': size, 'font-weight': weight });
    line.textContent = words;
    return line;
  };
  const body = copyOf(drawing, colourOf);
  body.setAttribute('transform', `translate(${edge} ${edge + 56})`);
  const ground = colourOf(getComputedStyle(card).backgroundColor);
  picture.append(
    element('rect', { width: wide, height: tall, fill: ground === 'none' ? 'white' : ground }),
    text(edge + 14, 16, 600, title),
    text(edge + 36, 12, 400, facts),
    body,
  );
  return picture;
}

async function pixelsOf(text: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * sharpness;
  canvas.height = height * sharpness;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  if (blob === null) throw new Error('The canvas has no picture.');
  return blob;
}

/** Saves the drawing of a place as a file; rejects if the browser cannot draw it. */
export async function savePlot(drawing: SVGSVGElement, kind: ImageKind, words: ImageWords): Promise<void> {
  const picture = pictureOf(drawing, words);
  const text = new XMLSerializer().serializeToString(picture);
  const file =
    kind === 'svg'
      ? new Blob([text], { type: 'image/svg+xml' })
      : await pixelsOf(text, picture.width.baseVal.value, picture.height.baseVal.value);
  saveFile(file, `${words.name}.${kind}`);
}
