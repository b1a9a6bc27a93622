/**
 * The script in the demo's HTML that runs before the bundle arrives: brand, colour scheme, language and the
 * prospect's colours are right from the first paint.
 */
import type { Plugin } from 'vite';
import { languageKey } from '#src/app/i18n.ts';
import { afterCharset, brandOfHost, storedPaintOf, storedSchemeOf } from './boot.ts';

/** The text of the script. A link begins another world, so nothing of the former one is shown. */
export const firstPaintScript = [
  `(function(r){${brandOfHost}try{var s=localStorage;${storedSchemeOf}`,
  `if(/^#demo=/.test(location.hash))return;var l=s.getItem('${languageKey}');if(l==='en'||l==='es')r.lang=l;`,
  storedPaintOf,
  '}catch(e){}})(document.documentElement)',
].join('');

/** Vite plugin of the demo: puts the script first in the head; headers.ts allows it by its hash. */
export const firstPaint = (): Plugin => ({
  name: 'aplauso:first-paint',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (html) => afterCharset(html, firstPaintScript) },
});
