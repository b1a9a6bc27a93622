/**
 * The boot script in the product's HTML, which runs before the bundle arrives: the boot operation and the
 * texts start loading at once.
 */
import type { Plugin } from 'vite';
import { tokenKey } from '#schema/limits.ts';
import { schemeKey } from '#src/lib/scheme.ts';
import { feedKey } from '#src/app/feedMemory.ts';
import { generatedOperations } from './operations.ts';

/** Files that a signed-in user needs soon: for every page, and for a home screen with its feed. */
interface Ahead {
  readonly home?: readonly string[];
  readonly feed?: readonly string[];
}

/** Names of the chunks (chunks.ts) that load before the feed can be drawn. */
const chunksOf = {
  home: ['home'],
  feed: ['feed', 'composer', 'ComposerRoom', 'WindowedList', 'marks'],
} as const;
const textsOf = ['home', 'posts', 'recognitions'];

/** The brand of the host, before any style: `r` is the root of the document. */
export const brandOfHost =
  "if(/outpoints/.test(location.hostname)||/^(localhost|127\\.0\\.0\\.1):4000$/.test(location.host))r.dataset.brand='outpoints';";
/** The stored colour scheme: `s` is the storage. */
export const storedSchemeOf = `var t=s.getItem('${schemeKey}');if(t==='light'||t==='dark')r.dataset.theme=t;`;

/**
 * Places a script right after the charset, which must be in the first kilobyte, and before any style, because a
 * script waits for styles.
 */
export function afterCharset(html: string, script: string): string {
  const [charset] = /<meta charset="utf-8" ?\/?>/.exec(html) ?? [];
  if (!charset) throw new Error('index.html needs <meta charset="utf-8"> for the first script to follow.');
  return html.replace(charset, () => `${charset}<script>${script}</script>`);
}

/**
 * The text of the script. For a stored token, on any host except the documentation, it leaves the answer to
 * the boot operation in `window.boot`, with that token in `bootToken`. The texts of `app` are always in
 * `bootTexts`, their language in `bootLanguage` (declared in src/api/boot.ts). After any error, including
 * blocked or corrupt storage, the app repeats the requests itself.
 */
export function bootScript(query: string | undefined, { home = [], feed = [] }: Ahead = {}): string {
  // `<` is escaped, because a text could end the script element.
  const body = JSON.stringify(JSON.stringify({ query })).replaceAll('<', '\\u003c');
  // Preloads: otherwise each file would be requested by the previous one, which costs a second each on a slow
  // network.
  const ahead = `;var a=function(r,f){var e=document.createElement('link');e.rel=r;e.href=f;if(r==='preload'){e.as='fetch';e.crossOrigin=''}document.head.appendChild(e)};${JSON.stringify(home)}.forEach(function(f){a('modulepreload',f)});if(location.pathname==='/'&&s.getItem('${feedKey}')){${JSON.stringify(feed)}.forEach(function(f){a('modulepreload',f)});${JSON.stringify(textsOf)}.forEach(function(f){a('preload','/locales/'+l+'/'+f+'.json')})}`;
  const ask = `var k=!/docs/.test(location.hostname)&&s.getItem('${tokenKey}');if(k){w.bootToken=k;w.boot=fetch('/graphql',{method:'POST',headers:{'content-type':'application/json','accept':'application/graphql-response+json,application/json','authorization':'Bearer '+k,'x-page-origin':location.origin,'accept-language':l},body:${body}});w.boot.catch(n)${ahead}}`;
  return [
    `(function(w,n,r){${brandOfHost}`,
    "var l='es';function texts(){if(w.bootTexts)return;w.bootLanguage=l;w.bootTexts=fetch('/locales/'+l+'/app.json');w.bootTexts.catch(n)}try{var s=localStorage;l=s.getItem('language')==='en'?'en':'es';",
    storedSchemeOf,
    // First of all: nothing is shown without the texts, and old servers answer six requests at a time.
    'texts();',
    query ? ask : '',
    '}catch(e){}texts();',
    '})(window,function(){},document.documentElement)',
  ].join('');
}

/** Vite plugin of the product: puts the script first in the head; headers.ts allows it by its hash. */
export function boot(root: string): Plugin {
  return {
    name: 'aplauso:boot',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle = {} }) => {
        // Uses the generated text, not the .graphql file: only the exact texts that clients send are known
        // operations.
        const query = (await generatedOperations(root)).get('BootDocument');
        const named = (names: readonly string[]): string[] =>
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk' && names.includes(file.name) ? [`/${file.fileName}`] : [],
          );
        const ahead = { home: named(chunksOf.home), feed: named(chunksOf.feed) };
        return afterCharset(html, bootScript(query, ahead));
      },
    },
  };
}
