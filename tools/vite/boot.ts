/**
 * The boot script in the product's HTML, which runs before the bundle arrives: what the first screen needs starts
 * loading at once.
 */
import type { Plugin } from 'vite';
import { tokenKey } from '#schema/limits.ts';
import { schemeKey } from '#src/lib/scheme.ts';
import type { EarlyOperation } from '#src/api/early.ts';
import { feedKey } from '#src/app/feedMemory.ts';
import { paintKey } from '#src/lib/paint.ts';
import { generatedOperations } from './operations.ts';

/** What the script asks for besides texts. Without a text the operation is not sent. */
export interface Ahead {
  /** Texts of the operations, exactly as the app sends them. */
  readonly operations: { readonly [N in EarlyOperation]?: string | undefined };
  /** Addresses of the files of each first screen. */
  readonly files?: { readonly [N in keyof typeof chunksOf]?: readonly string[] };
}

/** Names of the chunks (chunks.ts) of each first screen. */
const chunksOf = { signIn: ['signIn'], home: ['home'], feed: ['feed', 'composer'] } as const;
const textsOf = { signIn: ['auth-code'], feed: ['home', 'feed'] } as const;

/** The brand of the host, before any style: `r` is the root of the document. */
export const brandOfHost =
  "if(/outpoints/.test(location.hostname)||/^(localhost|127\\.0\\.0\\.1):4000$/.test(location.host))r.dataset.brand='outpoints';";
/** The stored colour scheme: `s` is the storage. */
export const storedSchemeOf = `var t=s.getItem('${schemeKey}');if(t==='light'||t==='dark')r.dataset.theme=t;`;
/** The organisation's colours of the last visit (src/lib/paint.ts). */
export const storedPaintOf = `var c=JSON.parse(s.getItem('${paintKey}')||'{}');for(var v in c){r.style.setProperty(v,c[v]);r.dataset.painted=''}`;

/**
 * Places a script right after the charset, which must be in the first kilobyte, and before any style, because a
 * script waits for styles.
 */
export function afterCharset(html: string, script: string): string {
  const [charset] = /<meta charset="utf-8" ?\/?>/.exec(html) ?? [];
  if (!charset) throw new Error('index.html needs <meta charset="utf-8"> for the first script to follow.');
  return html.replace(charset, () => `${charset}<script>${script}</script>`);
}

/** A JavaScript literal; `<` is escaped, because a text could end the script element. */
const literal = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * The text of the script, which leaves what it asked for where src/api/early.ts declares it: the texts of `app` always;
 * for a stored token the boot operation, and the first page of the feed where there was one last time; without a token
 * the methods of sign-in. It never runs on a host of the documentation. After any error, including blocked or corrupt
 * storage, the app repeats the requests itself.
 */
export function bootScript({ operations, files = {} }: Ahead): string {
  const ask = (name: EarlyOperation, variables: object): string => {
    const query = operations[name];
    return query === undefined ? '' : `q('${name}',${literal(JSON.stringify({ query, variables }))});`;
  };
  // Preloads: otherwise each file would be requested by the previous one, which costs a second each on a slow network.
  const fetchAhead = (screen: keyof typeof chunksOf, texts: readonly string[] = []): string =>
    `${literal(files[screen] ?? [])}.forEach(function(f){a('modulepreload',f)});` +
    texts.map((name) => `a('preload','/locales/'+l+'/${name}.json');`).join('');
  return [
    `(function(w,n,r){${brandOfHost}`,
    "var l='es';function texts(){if(w.bootTexts)return;w.bootLanguage=l;w.bootTexts=fetch('/locales/'+l+'/app.json');w.bootTexts.catch(n)}",
    "function a(k,f){var e=document.createElement('link');e.rel=k;e.href=f;if(k==='preload'){e.as='fetch';e.crossOrigin=''}document.head.appendChild(e)}",
    "function q(o,b){var h={'content-type':'application/json','accept':'application/graphql-response+json, application/json','x-page-origin':location.origin,'accept-language':l};if(k)h.authorization='Bearer '+k;(w.early[o]=fetch('/graphql',{method:'POST',headers:h,body:b})).catch(n)}",
    "try{var s=localStorage,k,p=location.pathname;l=[s.getItem('language')||''].concat(navigator.languages).map(function(x){return x.slice(0,2)}).filter(function(x){return x==='es'||x==='en'})[0]||'es';r.lang=l;",
    storedSchemeOf,
    storedPaintOf,
    // First of all: nothing is shown without the texts, and old servers answer six requests at a time.
    'texts();if(!/docs/.test(location.hostname)){w.early={};',
    `if(k=s.getItem('${tokenKey}')){w.earlyToken=k;${ask('Boot', {})}${fetchAhead('home')}`,
    `if(p==='/'&&s.getItem('${feedKey}')){${ask('Feed', { page: 1 })}${fetchAhead('feed', textsOf.feed)}}}`,
    `else if(p==='/'||p==='/login'){${ask('AuthFlow', {})}${fetchAhead('signIn', textsOf.signIn)}}}`,
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
        // The generated texts, not the .graphql files: only the exact texts that clients send are known operations.
        const texts = await generatedOperations(root);
        const named = (names: readonly string[]): string[] =>
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk' && names.includes(file.name) ? [`/${file.fileName}`] : [],
          );
        const script = bootScript({
          operations: {
            Boot: texts.get('BootDocument'),
            Feed: texts.get('FeedDocument'),
            AuthFlow: texts.get('AuthFlowDocument'),
          },
          files: {
            signIn: named(chunksOf.signIn),
            home: named(chunksOf.home),
            feed: named(chunksOf.feed),
          },
        });
        return afterCharset(html, script);
      },
    },
  };
}
