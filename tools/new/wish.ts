/** The options on the command line: every name is checked before a file is computed. */
import { parseArgs } from 'node:util';
import { moduleFlags } from '#schema/modules.ts';
import { permissions } from '#schema/permissions.ts';
import { Refusal } from './refusal.ts';

/** The domain to generate. */
export interface Wish {
  /** Folder, file prefix, key of the contract, namespace of texts: `goals`. */
  readonly domain: string;
  /** The singular: `goal`. */
  readonly one: string;
  /** Title of its screen, in Spanish. */
  readonly title: string;
  /** The same title in English. */
  readonly english: string;
  /** Permissions for reading and for administering. */
  readonly reads: string;
  readonly writes: string;
  /** The module that gates its calls; undefined if they are never gated. */
  readonly module: string | undefined;
  /** An own domain that the list of calls does not contain. */
  readonly ours: boolean;
  /** Only print what would be written. */
  readonly dry: boolean;
}

/** The usage text of the command. */
export const usage = `npm run new <domain> -- [options]

  --one <word>        one of them, where dropping the plural is not enough (default: goals → goal)
  --title <words>     title of the screen in Spanish (default: the domain)
  --english <words>   the same title in English (default: the domain)
  --reads <word>      permission of the list, of schema/permissions.ts (default: feed.see)
  --writes <word>     permission of its administrators (default: admin.see)
  --module <flag>     the switch that turns it off, of schema/modules.ts (default: none)
  --ours              a domain that tests/contract/calls.json does not name
  --dry               only say what would be written`;

/** Words that collide with other names in the templates, or that the project uses for something else. */
const reserved = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export extends false finally ' +
    'for function if implements import in instanceof interface let new null package private protected public return ' +
    'static super switch this throw true try typeof var void while with yield arguments eval undefined async ' +
    'app api gql home lib locales ui kit store http ledger jobs contract facade services tables machines world ' +
    'table text names items page plan rows wish query list create may me now data types utils helpers common shared'
  ).split(' '),
);

const singular = (domain: string): string =>
  domain.endsWith('ies')
    ? `${domain.slice(0, -3)}y`
    : /(ss|x|ch|sh)es$/.test(domain)
      ? domain.slice(0, -2)
      : /[^s]s$/.test(domain)
        ? domain.slice(0, -1)
        : domain;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function word(text: string, what: string): string {
  if (!/^[a-z][a-zA-Z]{2,29}$/.test(text))
    throw new Refusal(
      `"${text}" is no ${what}: 3 to 30 letters, the first one small (goals, publicApi), no dashes or digits.`,
    );
  if (reserved.has(text))
    throw new Refusal(`"${text}" is no ${what}: the language or the house uses the word for something else.`);
  return text;
}

function titled(text: string): string {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ,.-]*$/u.test(text))
    throw new Refusal(`"${text}" is no title: letters, digits, spaces, commas, full stops and dashes only.`);
  return text;
}

function oneOf(text: string, known: readonly string[], what: string, file: string): string {
  if (!known.includes(text))
    throw new Refusal(`There is no ${what} "${text}" in ${file}. There are: ${known.join(', ')}.`);
  return text;
}

/**
 * Reads the arguments; throws `Refusal` with a sentence for invalid ones. `listed` are the domains in the
 * list of calls.
 */
export function readWish(args: readonly string[], listed: readonly string[]): Wish {
  const { values, positionals } = parsed(args);
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new Refusal(`Name one domain.\n\n${usage}`);
  const domain = word(name, 'domain');
  const ours = values.ours === true;
  if (!ours && !listed.includes(domain))
    throw new Refusal(
      `"${domain}" is no domain of tests/contract/calls.json (${[...listed].toSorted().join(', ')}). ` +
        'Say --ours if it is one of our own.',
    );
  if (ours && listed.includes(domain))
    throw new Refusal(`tests/contract/calls.json names "${domain}": leave --ours out.`);
  const reads = oneOf(
    values.reads ?? 'feed.see',
    Object.keys(permissions),
    'permission',
    'schema/permissions.ts',
  );
  const title = titled(values.title ?? capital(domain));
  return {
    domain,
    one: word(values.one ?? singular(domain), 'word for one of them (--one)'),
    title,
    english: titled(values.english ?? capital(domain)),
    reads,
    writes: oneOf(
      values.writes ?? 'admin.see',
      Object.keys(permissions),
      'permission',
      'schema/permissions.ts',
    ),
    module:
      values.module === undefined
        ? undefined
        : oneOf(values.module, moduleFlags, 'switch', 'schema/modules.ts'),
    ours,
    dry: values.dry === true,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        one: { type: 'string' },
        title: { type: 'string' },
        english: { type: 'string' },
        reads: { type: 'string' },
        writes: { type: 'string' },
        module: { type: 'string' },
        ours: { type: 'boolean' },
        dry: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** The names that fill the templates. */
export const namesOf = ({ domain, one }: Pick<Wish, 'domain' | 'one'>) => ({
  domain,
  Domain: capital(domain),
  one,
  One: capital(one),
  table: domain.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  path: `/${domain.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
});
