/** A prospect's logo, scaled down until it fits in a link. */

/** Maximum side length of a logo in a link, in px; tried from large to small. */
const edges = [128, 96, 64, 48] as const;
const qualities = [0.92, 0.8, 0.65, 0.5] as const;
/** Maximum size of a logo in a link, in bytes. */
export const maxLogoBytes = 6_000;

/** The reason why a logo is rejected. */
export class LogoRefused extends Error {
  override readonly name = 'LogoRefused';
  readonly why: 'unreadable' | 'tooDetailed';
  constructor(why: LogoRefused['why']) {
    super(`the logo is ${why}`);
    this.why = why;
  }
}

/**
 * Draws the image with a maximum side length and a quality from 0 to 1; null if the browser cannot encode it.
 */
export type DrawLogo = (edge: number, quality: number) => Promise<Blob | null>;

const kinds = ['image/png', 'image/jpeg', 'image/webp'];

async function addressOf(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return `data:${picture.type};base64,${btoa(String.fromCharCode(...bytes))}`;
}

/** The largest and best drawing that fits, as a `data:` address. Throws `LogoRefused`. */
export async function fitted(draw: DrawLogo): Promise<string> {
  let isDrawn = false;
  for (const edge of edges)
    for (const quality of qualities) {
      // Sequentially: the first drawing that fits is enough.
      const drawn = await draw(edge, quality);
      if (drawn === null || drawn.size === 0 || !kinds.includes(drawn.type)) continue;
      isDrawn = true;
      if (drawn.size <= maxLogoBytes) return addressOf(drawn);
    }
  throw new LogoRefused(isDrawn ? 'tooDetailed' : 'unreadable');
}

/** As `fitted`, for a chosen file; transparency is kept. */
export async function logoOf(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new LogoRefused('unreadable');
  });
  try {
    return await fitted((edge, quality) => {
      const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(picture.width * scale));
      canvas.height = Math.max(1, Math.round(picture.height * scale));
      const pen = canvas.getContext('2d');
      if (pen === null) return Promise.resolve(null);
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
      // Browsers without a webp encoder write png.
      return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
    });
  } finally {
    picture.close();
  }
}
