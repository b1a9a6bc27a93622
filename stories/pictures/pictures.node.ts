/** Makes Storybook list and build the pictures of every implemented screen, without files on disk. */
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { galleryLooks, lookOf, looks, type PictureLook } from './looks.ts';
import { kinds, pictured, type PictureKind } from './table.ts';

/** One story. */
export interface PictureStory {
  readonly exportName: string;
  readonly name: string;
  readonly route: string;
  readonly at: string;
  readonly kind: PictureKind;
  readonly look: PictureLook;
}

const isPictures = /\.pictures\.tsx(\?.*)?$/u;

const nameOf = (route: string): string =>
  route
    .split(/[^A-Za-z0-9]+/u)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('') || 'Home';

/** The gallery shows every component in every state, so its single picture is taken in each look. */
const gallery = '/testing';

/** States that one piece draws: the guard for every screen, and the frame for every section of the administration. */
const drawnByGuard: readonly PictureKind[] = ['SwitchedOff'];
const drawnByFrame: readonly PictureKind[] = ['Loading', 'Stale'];

/**
 * Without a release the suite runs the gallery in two looks, which have both brands, schemes and widths: the screens show
 * its parts in all looks. What one piece draws for many screens is taken in a release only.
 */
function isRun({ route, kind, look }: Pick<PictureStory, 'route' | 'kind' | 'look'>): boolean {
  if (process.env['APLAUSO_RELEASE'] === '1') return true;
  if (route === gallery) return galleryLooks.includes(look);
  return !drawnByGuard.includes(kind) && !(route.startsWith('/admin/') && drawnByFrame.includes(kind));
}

/** The tags of a picture in Storybook; `!test` leaves it out of the suite. */
export const tagsOf = (picture: Pick<PictureStory, 'route' | 'kind' | 'look'>): string[] =>
  isRun(picture) ? ['picture'] : ['picture', '!test'];

/** All stories, screen by screen. */
export const pictures: readonly PictureStory[] = pictured.flatMap(({ route, at, without }, screen) => {
  const own = kinds.filter((kind) => without[kind] === undefined);
  const taken = route === gallery ? looks.flatMap(() => own) : own;
  return taken.map((kind, place) => {
    const times = place < own.length ? '' : String(Math.floor(place / own.length) + 1);
    return {
      exportName: `${nameOf(route)}_${kind}${times}`,
      name: `${route}: ${kind}${times && ` ${times}`}`,
      route,
      at,
      kind,
      look: lookOf(screen, place),
    };
  });
});

/** Lists the stories under "Pictures". */
export const pictureIndexer: Indexer = {
  test: isPictures,
  createIndex: async (file, { makeTitle }) =>
    pictures.map((picture) => ({
      type: 'story',
      importPath: file,
      exportName: picture.exportName,
      name: picture.name,
      title: makeTitle('Pictures'),
      tags: tagsOf(picture),
    })),
};

/** Appends the stories to the file as exports. */
export const pictureStories = (): Plugin => ({
  name: 'picture-stories',
  enforce: 'pre',
  transform(code, id) {
    if (!isPictures.test(id)) return undefined;
    const stories = pictures.map(({ exportName, name, route, at, kind, look }) => {
      const { viewport, ...globals } = look;
      const annotations = {
        name,
        tags: tagsOf({ route, kind, look }),
        args: { at, kind },
        globals: { ...globals, viewport: { value: viewport } },
        ...(route === gallery ? { parameters: { busy: 'the gallery shows busy parts' } } : {}),
      };
      // Storybook's addon reads tags from the text, and only where the key has no quotes.
      const written = Object.entries(annotations).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
      return `export const ${exportName} = { ${written.join(', ')} };`;
    });
    return { code: [code, ...stories].join('\n'), map: null };
  },
});
