/** Draws pictures again and takes away what a camera wrote beside them: of a case without a name nothing else is sent. */
import { barePicture } from '#schema/feedback/pictures.ts';

/** Longer sides are drawn smaller, in pixels. */
const mostPixels = 4_096;
const quality = 0.9;

const extensions: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

/** The picture without its name, place, time and device. Rejects what this browser cannot draw. */
export async function redrawn(file: File, number: number): Promise<File> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, mostPixels / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  const bare = drawn === null ? undefined : barePicture(type, new Uint8Array(await drawn.arrayBuffer()));
  if (bare === undefined) throw new Error('This picture cannot be drawn again.');
  return new File([bare], `${number}.${extensions[type] ?? 'bin'}`, { type, lastModified: 0 });
}

/** Pictures that were drawn again, by the files that were chosen. */
export interface BareFiles {
  /** Draws what is not drawn yet. Answers the names of files that cannot be drawn. */
  readonly prepare: (files: readonly File[]) => Promise<readonly string[]>;
  /** Only what was drawn again; never a file as it was chosen. */
  readonly of: (files: readonly File[]) => File[];
}

/** Begins without any. */
export function bareFiles(): BareFiles {
  const drawn = new Map<File, File>();
  return {
    prepare: async (files) => {
      const failed: string[] = [];
      for (const [at, file] of files.entries()) {
        if (drawn.has(file)) continue;
        try {
          // oxlint-disable-next-line no-await-in-loop -- large pictures together can exhaust a phone
          drawn.set(file, await redrawn(file, at + 1));
        } catch {
          failed.push(file.name);
        }
      }
      return failed;
    },
    of: (files) => files.flatMap((file) => drawn.get(file) ?? []),
  };
}
