/** How the app sends each operation, read from its source: the client function, the retry layer and the session. */
import { globSync, readFileSync } from 'node:fs';

/** The layer that retries: the query cache, the request pass, or none. */
export type Layer = 'cache' | 'pass' | 'once';

/** One way to send an operation. */
export interface Asked {
  /** `CreateLevelDocument`. */
  readonly document: string;
  readonly client: 'request' | 'ask' | 'askParts';
  readonly layer: Layer;
  /** Whether the session token is sent. */
  readonly session: boolean;
}

/** The text from the bracket at `open` to the matching bracket. */
function within(text: string, open: number): string {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if ('([{'.includes(text[at] ?? ' ')) depth += 1;
    if (')]}'.includes(text[at] ?? ' ') && (depth -= 1) === 0) return text.slice(open, at);
  }
  return text.slice(open);
}

// The document comes first, or after the cache or the query key.
const call = /\b(\w+)\s*\(\s*(?:\w+,\s*|\[[^\]]*\],\s*)?([A-Z]\w*Document)\b/gu;

function waysIn(text: string): readonly Asked[] {
  const once = /const once = (\{[^}]*\})/u.exec(text)?.[1] ?? '';
  return [...text.matchAll(call)].flatMap(
    ({ 0: { length }, 1: by = '', 2: document = '', index }): Asked[] => {
      const args = within(text, text.indexOf('(', index)).replace(/\bonce\b/u, once);
      if (length === 0) return [];
      if (by === 'ask' || by === 'askParts')
        return [
          {
            document,
            client: by,
            layer: args.includes('retry: false') ? 'once' : 'pass',
            session: !args.includes('token: null'),
          },
        ];
      const pass = /pass: '(\w+)'/u.exec(args)?.[1];
      return [
        {
          document,
          client: 'request',
          layer: pass === 'request' ? 'pass' : pass === 'none' ? 'once' : 'cache',
          session: true,
        },
      ];
    },
  );
}

const sources = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.startsWith('src/gql/') && !file.startsWith('src/api/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/**
 * Every way in the source, without duplicates. For a mutation `cache` means that no pass is named, so the request pass
 * applies.
 */
export const everyAsked: readonly Asked[] = [
  ...new Map(
    sources.flatMap(({ text }) => waysIn(text)).map((one) => [JSON.stringify(one), one] as const),
  ).values(),
];

/** Files that set retries of the query cache; only `src/api/queryClient.ts` may do so. */
export const ownRepeats: readonly string[] = sources
  .filter(({ text }) => /\bretryDelay:|\bretry: (?!false)(?:true|\d)/u.test(text))
  .map(({ file }) => file);

/**
 * Files that send reads through the request pass. Inside a cached read, both layers would retry and multiply the
 * requests.
 */
export const passedReads: readonly string[] = sources
  .filter(({ text }) => text.includes("pass: 'request'"))
  .map(({ file }) => file);
