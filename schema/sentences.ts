/** Says why a value is refused, in words of a catalogue that the caller names: a page loads only those of its forms. */
import type { Reason } from './errors.ts';
import type { Language } from './limits.ts';

/** A message in both languages; `{name}` is replaced by the parameter. */
export type Sentence = Readonly<Record<Language, string>>;
/** A catalogue: code → message. */
export type Words<C extends string = string> = Readonly<Record<C, Sentence>>;
export type ReasonParams = Readonly<Record<string, string | number>>;

const numbers = { es: new Intl.NumberFormat('es-419'), en: new Intl.NumberFormat('en-GB') };

/** A message with its parameters; numbers have digit grouping, as everywhere in the product. */
export const saidIn = (sentence: Sentence, language: Language, params: ReasonParams = {}): string =>
  sentence[language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name] ?? whole;
    return typeof value === 'number' ? numbers[language].format(value) : value;
  });

/** Makes the reasons of a catalogue; a code that the catalogue does not hold does not compile. */
export const reasonIn =
  <C extends string>(words: Words<C>) =>
  (field: string, code: C, language: Language, params: ReasonParams = {}): Reason => ({
    field,
    code,
    message: saidIn(words[code], language, params),
  });

/** Whether a value is a code of a catalogue. */
export const isIn =
  <C extends string>(words: Words<C>) =>
  (code: unknown): code is C =>
    typeof code === 'string' && Object.hasOwn(words, code);

/** The refusal of a rule inside a schema: it carries its own message, so that no catalogue is searched for it. */
export class Refusal {
  readonly code: string;
  readonly sentence: Sentence;
  constructor(code: string, sentence: Sentence) {
    this.code = code;
    this.sentence = sentence;
  }
}

/** The refusal with a code of a catalogue. */
export const refusal = <C extends string>(words: Words<C>, code: C): Refusal =>
  new Refusal(code, words[code]);

/** The last argument of `z.refine`: what the rule says. */
export const saying = <C extends string>(
  words: Words<C>,
  code: C,
): { readonly params: { readonly refusal: Refusal } } => ({ params: { refusal: refusal(words, code) } });
