/** How the app asks each operation, read from its source: by which client, with which pass and with which session. */
import { globSync, readFileSync } from 'node:fs';

/** Who repeats: the query cache, the request pass, or nobody. */
export type Layer = 'cache' | 'pass' | 'once';

/** One way of asking. */
export interface Asked {
  /** `CreateLevelDocument`. */
  readonly document: string;
  readonly client: 'request' | 'ask' | 'askParts';
  readonly layer: Layer;
  /** Whether the session goes with it. */
  readonly session: boolean;
}

/** The text between the bracket at `open` and its partner. */
function within(text: string, open: number): string {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if ('([{'.includes(text[at] ?? ' ')) depth += 1;
    if (')]}'.includes(text[at] ?? ' ') && (depth -= 1) === 0) return text.slice(open, at);
  }
  return text.slice(open);
}

const call = /\b(\w+)\s*\(\s*(?:cache,\s*)?([A-Z]\w*Document)\b/gu;

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

/** Every way there is, each once; for a mutation `cache` means that it says nothing of its pass, which is the request pass. */
export const everyAsked: readonly Asked[] = [
  ...new Map(
    sources.flatMap(({ text }) => waysIn(text)).map((one) => [JSON.stringify(one), one] as const),
  ).values(),
];

/** Files that tell the query cache how often to repeat: nobody may but `src/api/queryClient.ts`. */
export const ownRepeats: readonly string[] = sources
  .filter(({ text }) => /\bretryDelay:|\bretry: (?!false)(?:true|\d)/u.test(text))
  .map(({ file }) => file);

/** Files that send reads through the request pass: inside a cached read each of four sends would become three. */
export const passedReads: readonly string[] = sources
  .filter(({ text }) => text.includes("pass: 'request'"))
  .map(({ file }) => file);
