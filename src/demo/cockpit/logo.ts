/** A prospect's logo, drawn down until it fits in a link. */

/** Longest side that a logo in a link has, in px, and what is tried after it. */
const edges = [128, 96, 64, 48] as const;
const qualities = [0.92, 0.8, 0.65, 0.5] as const;
/** Most bytes of a logo in a link. */
export const maxLogoBytes = 6_000;

/** Why a logo is not taken. */
export class LogoRefused extends Error {
  override readonly name = 'LogoRefused';
  readonly why: 'unreadable' | 'tooDetailed';
  constructor(why: LogoRefused['why']) {
    super(`the logo is ${why}`);
    this.why = why;
  }
}

/** The picture at a longest side and a quality of 0 to 1; nothing where the browser cannot write it. */
export type DrawLogo = (edge: number, quality: number) => Promise<Blob | null>;

const kinds = ['image/png', 'image/jpeg', 'image/webp'];

async function addressOf(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return `data:${picture.type};base64,${btoa(String.fromCharCode(...bytes))}`;
}

/** The largest and clearest drawing that fits, as a `data:` address. Raises `LogoRefused`. */
export async function fitted(draw: DrawLogo): Promise<string> {
  let isDrawn = false;
  for (const edge of edges)
    for (const quality of qualities) {
      // One after the other: the first that fits is enough.
      const drawn = await draw(edge, quality);
      if (drawn === null || drawn.size === 0 || !kinds.includes(drawn.type)) continue;
      isDrawn = true;
      if (drawn.size <= maxLogoBytes) return addressOf(drawn);
    }
  throw new LogoRefused(isDrawn ? 'tooDetailed' : 'unreadable');
}

/** As `fitted`, of a picture that was chosen; what is transparent stays so. */
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
      // Browsers without an encoder for webp write png.
      return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
    });
  } finally {
    picture.close();
  }
}
