/** Makes the demo installable: adds a manifest and icons, which the page links in demo mode only. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { brandColors, brandName, type Brand } from '#schema/brand.ts';

const page = '#faf9f7';
const brands = ['aplauso', 'outpoints'] as const;
const sizes = ['192', '512', 'maskable-512'] as const;

/** The path of a brand's manifest; the page links the first one, and the second brand changes the link. */
const pathOf = (brand: Brand): string =>
  brand === 'aplauso' ? 'manifest.webmanifest' : `manifest-${brand}.webmanifest`;
const iconOf = (brand: Brand, size: (typeof sizes)[number]): string => `icons/${brand}-${size}.png`;

/** The manifest of a brand: one window for the whole site, with the name of a demo. */
export function manifestOf(brand: Brand): string {
  const name = brandName[brand];
  return JSON.stringify({
    id: '/',
    name: `${name}, demostración`,
    short_name: name,
    description: 'Reconocimientos, puntos y premios para tu organización.',
    lang: 'es',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: page,
    theme_color: brandColors[brand],
    icons: sizes.map((size) => ({
      src: `/${iconOf(brand, size)}`,
      sizes: size === '192' ? '192x192' : '512x512',
      type: 'image/png',
      purpose: size === 'maskable-512' ? 'maskable' : 'any',
    })),
  });
}

interface File {
  readonly body: string | Buffer;
  readonly type: string;
}

const manifestFile = (brand: Brand): [string, File] => [
  pathOf(brand),
  { body: manifestOf(brand), type: 'application/manifest+json' },
];
const iconFile = (brand: Brand, size: (typeof sizes)[number]): [string, File] => [
  iconOf(brand, size),
  { body: readFileSync(new URL(`icons/${brand}-${size}.png`, import.meta.url)), type: 'image/png' },
];

/** Path without a leading slash → bytes and type. */
const files = (): ReadonlyMap<string, File> =>
  new Map(brands.flatMap((brand) => [manifestFile(brand), ...sizes.map((size) => iconFile(brand, size))]));

/** Vite plugin of the demo: writes or serves the files; the worker caches them like every file. */
export function installable(): Plugin {
  return {
    name: 'aplauso:installable',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `/${pathOf('aplauso')}` }, injectTo: 'head' },
    ],
    configureServer(server) {
      for (const [name, { body, type }] of files())
        server.middlewares.use(`/${name}`, (_request, response) => {
          response.setHeader('Content-Type', type);
          response.end(body);
        });
    },
    generateBundle() {
      for (const [fileName, { body }] of files()) this.emitFile({ type: 'asset', fileName, source: body });
    },
  };
}
