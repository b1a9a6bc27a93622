/**
 * The splash of index.html in a build: its styles are inline, and the style sheet of the app comes after it, so that
 * the first paint waits for no other file.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const link = /<link rel="stylesheet" href="(\/src\/app\/splash\.css)" ?\/?>/;
const sheet = /\s*<link rel="stylesheet"[^>]* href="\/assets\/[^"]+"[^>]*>/g;
const root = '<div id="root"></div>';

/** The page with its style sheets between splash and app; a script still waits for them. */
export function sheetsAfterSplash(html: string): string {
  const sheets = html.match(sheet) ?? [];
  if (sheets.length === 0 || !html.includes(root))
    throw new Error(`index.html needs a style sheet and ${root}.`);
  const ahead = sheets.map((one) => one.replace('rel="stylesheet"', 'rel="preload" as="style"'));
  return html
    .replace(sheet, '')
    .replace('</head>', () => `${ahead.join('')}\n  </head>`)
    .replace(root, () => `${sheets.join('').trim()}\n    ${root}`);
}

/** Vite plugins: Vite minifies the inline styles; headers.ts allows them by their hash. */
export const splash = (folder: string): Plugin[] => [
  {
    name: 'aplauso:splash-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(
          link,
          (_, file: string) => `<style>${readFileSync(path.join(folder, file), 'utf8')}</style>`,
        ),
    },
  },
  {
    name: 'aplauso:sheets-after-splash',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: sheetsAfterSplash },
  },
];
