/** Crops and scales a picture on the person's device, so that only the visible part is uploaded. */

/** A part of a picture, in its own pixels. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The browser cannot read the file as a picture. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

const quality = 0.88;

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

/** Browsers without a webp encoder return png, which is large; these get jpeg. */
async function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await blobOf(canvas, 'image/webp');
  const blob = webp?.type === 'image/webp' ? webp : await blobOf(canvas, 'image/jpeg');
  if (blob === null || blob.size === 0) throw new Unreadable();
  return blob;
}

function drawn(picture: ImageBitmap, part: Part, { width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Unreadable();
  // Transparent pixels would become black in a jpeg.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height);
  return canvas;
}

/** The crop in each size, as webp or jpeg, with the camera orientation applied. Raises `Unreadable`. */
export async function cut(file: Blob, part: Part, sizes: readonly Size[]): Promise<readonly File[]> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Unreadable();
  });
  try {
    return await Promise.all(
      sizes.map(async (size) => {
        const blob = await encoded(drawn(picture, part, size));
        return new File([blob], `${size.width}.${blob.type === 'image/webp' ? 'webp' : 'jpg'}`, {
          type: blob.type,
        });
      }),
    );
  } finally {
    picture.close();
  }
}
