/**
 * The colours of the organisation for the next first paint: an inline script of the page sets them before the bundle
 * arrives (tools/vite/boot.ts).
 */
import { brandPalette, applyBrand } from './colors.ts';

/** Storage key of the colours: variables of the document with their values. */
export const paintKey = 'aplauso.paint';

const names = Object.keys(brandPalette(null).light).map((name) => `--${name}`);

/** Stores the colours of a style. */
export function storePaint(style: Pick<CSSStyleDeclaration, 'getPropertyValue'>): void {
  const set = names.flatMap((name) => {
    const value = style.getPropertyValue(name);
    return value === '' ? [] : [[name, value]];
  });
  try {
    localStorage.setItem(paintKey, JSON.stringify(Object.fromEntries(set)));
  } catch {
    // The next first paint then has the product's colours.
  }
}

/** Stores the colours of the page at each change. Returns a function that ends it. */
export function keepPaint(root: HTMLElement = document.documentElement): () => void {
  if (root.style.length > 0) storePaint(root.style);
  const watch = new MutationObserver(() => storePaint(root.style));
  watch.observe(root, { attributeFilter: ['style'] });
  return () => watch.disconnect();
}

/** Before a page with another brand: its own colours, or without them those of the product. */
export function paintNext(main: string | undefined, secondary: string | undefined): void {
  const { style } = document.createElement('div');
  if (main !== undefined) applyBrand({ style }, brandPalette(main, secondary));
  storePaint(style);
}
