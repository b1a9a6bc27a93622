/**
 * Detects whether a recognition message says something concrete. It knows empty words and praise, in
 * Spanish and English, and no grammar. Never blocks, sends nothing.
 */
import { emptyWords, wordsOf } from './words.rules.ts';

/** The result for a text. */
export interface Hints {
  /** It says more than praise: at least two words with content of their own. */
  readonly concrete: boolean;
  /** It is only praise ("buen trabajo", "great job"). */
  readonly generic: boolean;
}

/** Shorter texts give no hints, in characters. */
export const hintLength = 12;

// Words of praise, folded.
const praise: ReadonlySet<string> = new Set(
  `
  gracias mil millon buen bueno buena buenos buenas bien gran grande grandes excelente excelentes increible genial super
  maravilloso maravillosa fantastico fantastica estupendo estupenda impresionante perfecto perfecta mejor crack maquina
  trabajo labor esfuerzo dedicacion actitud apoyo ayuda compromiso entrega companero companera persona profesional equipo
  felicidades felicitaciones enhorabuena bravo animo sigue sigan adelante vamos orgulloso orgullosa orgullosos agradezco
  agradecido agradecida agradecimiento abrazo saludos estrella favorito favorita eres quiero admiro admiracion cosas cosa
  thank thanks many thx great good well nice awesome amazing excellent fantastic wonderful brilliant superb perfect best
  super outstanding job work effort dedication attitude support help commitment teammate colleague person professional team
  congratulations congrats kudos bravo keep going up proud appreciate appreciated appreciation cheers hug regards star rock
  talented dedicated committed inspiring kind generous friendly amable generoso generosa talentoso talentosa
  rockstar love stuff things thing difference lot everything anything nothing being hard one such a an am glad lucky
`.split(/\s+/u),
);

const isEmpty = (word: string): boolean => emptyWords.has(word) || praise.has(word);

/** Analyses a text; an empty text gives no hints and is not generic. Names of the receivers are no content. */
export function hintsOf(text: string, names: readonly string[] = []): Hints {
  const words = wordsOf(text);
  const receivers = new Set(names.flatMap(wordsOf));
  const content = words.filter((word) => word.length > 2 && !isEmpty(word) && !receivers.has(word));
  return {
    concrete: text.trim().length >= hintLength && content.length > 1,
    generic: text.trim() !== '' && content.length <= 1,
  };
}
