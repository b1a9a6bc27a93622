/** Combines the texts of a language, so that a feed looks as if its people had written it. */
import { deckOf, type SeededRandom } from './seededRandom.ts';
import type { Profile } from './organizations.ts';
import { english } from './texts.en.ts';
import { spanish } from './texts.es.ts';
import { kinds, type KindOfThanks, type Texts } from './texts.ts';

/** Writes texts one after another; no text repeats before its whole deck was dealt. */
export interface Writer {
  recognition(kind: KindOfThanks, receivers: readonly string[]): string;
  comment(): string;
  reply(): string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
/** Spanish contracts `a el` and `de el`. */
const contracted = (text: string): string =>
  text.replaceAll(
    /(?<!\p{L})([aA]|[dD]e) el /gu,
    (_, word: string) => `${word === 'a' || word === 'A' ? word : word.charAt(0) + 'e'}l `,
  );

/** Creates a writer in the language of an organisation. */
export function writerOf(words: Profile['words'], random: SeededRandom): Writer {
  const texts: Texts = words === 'es' ? spanish : english;
  const decks = (
    of: Readonly<Record<KindOfThanks, readonly string[]>>,
  ): ReadonlyMap<KindOfThanks, () => string> =>
    new Map(kinds.map((kind) => [kind, deckOf(of[kind], random)]));
  const deeds = decks(texts.deeds);
  const effects = decks(texts.effects);
  const [together, closing, comment, reply] = [
    texts.together,
    texts.closings,
    texts.comments,
    texts.replies,
  ].map((list) => deckOf(list, random));
  const slots = new Map(Object.entries(texts.slots).map(([name, list]) => [name, deckOf(list, random)]));

  const filled = (text: string): string => {
    const known = new Map<string, string>();
    const words = text.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
      const word =
        known.get(name) ?? (name === 'n' ? String(random.whole(3, 24)) : (slots.get(name)?.() ?? ''));
      known.set(name, word);
      return word;
    });
    return texts === spanish ? contracted(words) : words;
  };
  const sentences = (text: string): string =>
    filled(text).replaceAll(
      /(^|[.!?] )(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
  const deal = (deck: (() => string) | undefined): string => deck?.() ?? '';

  return {
    recognition(kind, receivers) {
      const isGroup = receivers.length > 1;
      const deed = isGroup ? deal(together) : deal(deeds.get(kind));
      const name = !isGroup && random.chance(0.3) ? receivers[0] : undefined;
      // No name before a deed that starts with a placeholder: a company's name would start in lower case.
      const opening = name === undefined || deed.startsWith('{') ? deed : `${name}, ${small(deed)}`;
      return sentences(
        [
          opening,
          // A deed without placeholders would repeat word for word, so it always gets an effect.
          ...(!isGroup && (!deed.includes('{') || random.chance(0.55)) ? [deal(effects.get(kind))] : []),
          ...(random.chance(0.3) ? [deal(closing)] : []),
        ].join(' '),
      );
    },
    comment: () => sentences(capital(deal(comment))),
    reply: () => sentences(deal(reply)),
  };
}
