/**
 * Detects what a recognition message mentions: a deed, its effect, a value. Supports Spanish and English, never
 * blocks, sends nothing.
 */

/** The result for a text. */
export interface Hints {
  /** It names a deed: a verb and an object. */
  readonly did: boolean;
  /** It states an effect. */
  readonly effect: boolean;
  /** It mentions one of the given values; null without values. */
  readonly value: boolean | null;
  /** It is only praise ("buen trabajo", "great job"). */
  readonly generic: boolean;
}

/** Context of a text. */
export interface HintFacts {
  /** Names of the organisation's values, in any language. */
  readonly values?: readonly string[];
  /** Names of the receivers; they do not count as content. */
  readonly names?: readonly string[];
}

/** Shorter texts give no hints, in characters. */
export const hintLength = 12;

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

// Words without content of their own, folded. The second half is praise.
const empty = setOf(`
  a al ante con contra de del desde e el ella ellas ellos en entre era eras eres es esa ese eso esta estas este esto estos
  fue fuiste ha has hasta hay la las le les lo los mas me mi mis muy nada ni no nos nosotros nuestra nuestro o os otra otro
  para pero por porque pues que quien se ser si sin sobre solo somos son soy su sus tambien tan te ti tu tus un una uno unos
  usted ustedes vez y ya yo como cuando donde hoy ayer ahi aqui asi ahora hace hacer hecho haces estar estas estoy todo toda
  todos todas cada dia dias semana mes ano siempre nunca mucho mucha muchas muchos tanto tanta
  and are as at be been but by did do does done for from had has have he her him his i in is it its just me my of on or our
  she so that the their them they this those to too us was we were what when where who will with you your yours all always
  day days every never week month year today yesterday so much very really
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
`);

// Past tense of "tú", "ella", "ustedes"; the exceptions below have the same endings.
const spanishPast =
  /^\p{L}{2,}(?:aste|iste|asteis|isteis|aron|ieron|ió|eó|tó|rró|ró|zó|có|nó|dó|gó|vó|bó|jó|só|uyó|ñó|lló|mó|pó|ló|yó)$/u;
const noSpanishPast = setOf(
  'triste chiste existe insiste consiste persiste resiste asiste contraste desgaste traste fuiste estuviste quisiste pudiste viniste varon baron',
);
const spanishIrregular = setOf(
  'hizo puso trajo dijo dio propuso expuso compuso obtuvo mantuvo sostuvo hicieron dieron',
);
const infinitive = /^\p{L}{2,}(?:ar|er|ir|ír)(?:me|te|le|nos|les|lo|la|los|las|se|melo|noslo|telo)?$/u;
const weakVerbs = setOf(
  'ser estar existir haber tener creer seguir serlo estarlo tenerte conocerte quererte',
);
const gerund =
  /^\p{L}{2,}(?:ándonos|ándome|ándoles|ándole|ando|iendo|iéndonos|iéndome|iéndole|iéndoles|yendo)$/u;
const noGerund = setOf(
  'cuando siendo estando haciendo mando bando comando siguiendo pudiendo queriendo blando tiendo',
);
const auxiliary = setOf('has ha han haber haberme habernos haberle haberles haya hayas hayan habias habia');
const participle =
  /^\p{L}{2,}(?:ado|ido|ído)$|^(?:puesto|resuelto|escrito|abierto|visto|cubierto|propuesto|devuelto|roto)$/u;

const englishPast = /^[a-z]{3,}ed$/u;
const noEnglishPast = setOf(
  'need indeed speed hundred sacred talented dedicated amazed excited impressed interested tired blessed pleased committed skilled gifted appreciated admired loved liked wanted needed rocked nailed seed feed breed proceed exceed succeed inspired motivated beloved',
);
const englishIrregular = setOf(
  'wrote built made took found kept led gave ran taught brought caught held met sent put stood spoke drew told went drove sold bought read won began came sat chose rebuilt rewrote understood set cut got spent shared dealt stuck dug',
);
const ing = /^[a-z]{2,}ing$/u;
const noIng = setOf(
  'being everything anything nothing something morning evening king thing having doing going caring amazing',
);

const spanishEffect: readonly RegExp[] = [
  /\b(?:llegamos|logramos|pudimos|conseguimos|ganamos|terminamos|entregamos|cerramos|cumplimos|evitamos|ahorramos|recuperamos|resolvimos|lanzamos|salimos|alcanzamos|aprendimos|vendimos|podemos|perdimos)\b/u,
  /\b(?:ahorr|evit|redu[cj]|aument|mejor[oa]|agiliz|aceler|simplific|permit|duplic|triplic|salv|recuper|desbloque)\p{L}*/u,
  /\b(?:gracias a (?:eso|ello|ti|ustedes|tu|su|vos|el|ella|esa|ese|esto) \p{L}+|\p{L}+ gracias a (?:eso|ello|ti|ustedes|el|ella))\b/u,
  /\b(?:por eso|asi que|de modo que|para que|lo que (?:hizo|permitio|nos)|a tiempo|como resultado|desde entonces|el resultado)\b/u,
  /\bsin (?:un|una|ni un|ni una|ningun|ninguna|perder|errores|retras\p{L}*|quej\p{L}*|llamadas)\b/u,
  /\bahora (?:el|la|los|las|tenemos|podemos|todos|todas|ya|nadie|es|tarda\p{L}*|sabemos)\b/u,
  /\b(?:quedo|quedaron|salio|salieron|subio|bajo|bajaron|subieron|crecio|renovo|firmo|volvio|volvieron) \p{L}+/u,
  /\b(?:nos|me|les) (?:ayudo|sirvio|dio|dejo|abrio|ahorro|quito|facilito) /u,
  /\b(?:ya lo usa\p{L}*|todos (?:dicen|pudieron|entendi\p{L}*)|nadie (?:tuvo|espero|perdio)|el cliente (?:quedo|esta|nos|renovo|firmo))\b/u,
  /\b\d+\s*(?:%|por ciento|horas?|dias?|minutos?|semanas?|veces|puntos porcentuales)/u,
];
const englishEffect: readonly RegExp[] = [
  /\bwe (?:could|can|were able|made it|met|won|delivered|finished|launched|shipped|closed|saved|kept|avoided|hit|learned|got|now|didn't|did not|passed|signed|sold|arrived|never lost)\b/u,
  /\b(?:sav(?:ed|es|ing)|avoid|reduc|increas|improv|prevent|unblock|doubl|tripl|speed(?:s|ed)? up|sped up|cut(?:s|ting)? )\w*/u,
  /\b(?:thanks to (?:you|that|this|your|her|his|them|it)[, ]+\w+|\w+ thanks to (?:you|that|this|your|her|his|them))\b/u,
  /\bso (?:that )?(?:we|the|i|they|our|nobody|no one|everyone|everybody|now|it|customers|sales|new)\b/u,
  /\b(?:which (?:meant|means|let|made|helped|saved|gave)|as a result|because of (?:you|that|this|it)|on time|no longer|the result|since then)\b/u,
  /\bwithout (?:a single|any|one|losing|delay\w*|errors?|complaints?)\b/u,
  /\bnow (?:we|the|everyone|our|i|they|it|nobody|new|sales)\b/u,
  /\b(?:helped|allowed|let|enabled|gave) (?:us|me|them|the \w+|our \w+|everyone|sales|new \w+)\b/u,
  /\b(?:the )?(?:client|customer|customers|users?)s? (?:is|are|was|were|stayed|signed|renewed|loved|came|noticed|thanked|left happy)\b/u,
  /\b\d+\s*(?:%|percent|hours?|days?|minutes?|weeks?|times|points)/u,
];

/** Words related to a value whose name is one of the first words; folded stems. */
const kin: readonly (readonly string[])[] = [
  ['equipo', 'team', 'colabor', 'collabor', 'junt', 'together', 'companer', 'unid'],
  ['innov', 'idea', 'creativ', 'invent', 'nuevo metodo', 'prototip', 'prototyp', 'experiment'],
  ['client', 'custom', 'usuari', 'servici', 'service', 'atencion'],
  [
    'comprom',
    'commit',
    'constan',
    'responsab',
    'respons',
    'dedicac',
    'hasta tarde',
    'se quedo',
    'quedart',
    'stayed',
  ],
  ['excel', 'calidad', 'quality', 'detalle', 'detail', 'rigor', 'cuidad', 'careful'],
  ['integri', 'honest', 'transpar', 'etic', 'ethic', 'confianza', 'trust', 'verdad'],
  [
    'respet',
    'respect',
    'empat',
    'empath',
    'escuch',
    'listen',
    'pacien',
    'patien',
    'cerca',
    'incluy',
    'inclus',
    'divers',
  ],
  ['lider', 'leader', 'guia', 'guid', 'ejemplo', 'example', 'mentor'],
  [
    'aprend',
    'learn',
    'ensen',
    'teach',
    'taught',
    'explic',
    'explain',
    'comparti',
    'shared',
    'crecim',
    'growth',
  ],
  ['agil', 'rapid', 'fast', 'quick', 'a tiempo', 'on time', 'simpl'],
  ['sosten', 'sustain', 'ambient', 'environment', 'recicl', 'recycl', 'planet'],
  ['segur', 'safe', 'cuid', 'protec', 'protect', 'previn', 'prevent'],
];

interface Word {
  /** As written, in lower case. */
  readonly said: string;
  readonly folded: string;
}

const wordsOf = (text: string): readonly Word[] =>
  [...text.toLowerCase().matchAll(/[\p{L}\p{N}']+/gu)].map(([said]) => ({ said, folded: fold(said) }));

const carries = ({ folded }: Word, names: ReadonlySet<string>): boolean =>
  folded.length > 2 && !empty.has(folded) && !names.has(folded);

/** Whether a word is a deed, by its form and the two words before it. */
function isDeed(words: readonly Word[], at: number): boolean {
  const { said = '', folded = '' } = words[at] ?? {};
  const [before, twoBefore] = [words[at - 1]?.folded ?? '', words[at - 2]?.folded ?? ''];
  if (spanishIrregular.has(folded)) return true;
  if (spanishPast.test(said) && !noSpanishPast.has(folded)) return true;
  const isInfinitive = infinitive.test(said) && !weakVerbs.has(folded);
  if (isInfinitive && (before === 'por' || before === 'al' || twoBefore === 'por')) return true;
  if (gerund.test(said) && !noGerund.has(folded) && before !== 'sigue') return true;
  if (participle.test(said) && (auxiliary.has(before) || auxiliary.has(twoBefore))) return true;
  if (englishIrregular.has(folded) && before !== 'well') return true;
  if (englishPast.test(folded) && !noEnglishPast.has(folded)) return true;
  const opens = ['for', 'by', 'you', 'spent', 'always'];
  return ing.test(folded) && !noIng.has(folded) && (opens.includes(before) || opens.includes(twoBefore));
}

/** Whether one sentence contains a deed and at least one later object. */
function tellsDeed(text: string, names: ReadonlySet<string>): boolean {
  return text.split(/[.!?¡¿;\n]+/u).some((sentence) => {
    const words = wordsOf(sentence);
    return words.some(
      (_, at) =>
        isDeed(words, at) &&
        words.slice(at + 1).some((word, rest) => carries(word, names) && !isDeed(words, at + 1 + rest)),
    );
  });
}

/** Whether a text mentions a value, by its name or by related words. */
function speaksOf(value: string, text: string): boolean {
  const name = fold(value);
  const begins = (stem: string): boolean => new RegExp(`(?:^|[^\\p{L}])${stem}`, 'u').test(text);
  const own = wordsOf(value)
    .filter(({ folded }) => folded.length > 3 && !['trabajo', 'work', 'with', 'para'].includes(folded))
    .map(({ folded }) => folded.slice(0, Math.max(4, Math.min(6, folded.length - 2))));
  if (own.some(begins)) return true;
  return kin.some((family) => family.some((stem) => name.includes(stem)) && family.some(begins));
}

/** Analyses a text; an empty text gives no hints and is not generic. */
export function hintsOf(text: string, { values = [], names = [] }: HintFacts = {}): Hints {
  const trimmed = text.trim();
  const folded = fold(trimmed);
  const people = new Set(names.flatMap((name) => wordsOf(name).map((word) => word.folded)));
  const isLong = trimmed.length >= hintLength;
  const effects = [...spanishEffect, ...englishEffect];
  const carried = wordsOf(trimmed).filter((word) => carries(word, people));
  const effect = isLong && carried.length > 0 && effects.some((pattern) => pattern.test(folded));
  const did = isLong && tellsDeed(trimmed, people);
  return {
    did,
    effect,
    value: values.length === 0 ? null : isLong && values.some((value) => speaksOf(value, folded)),
    generic: trimmed !== '' && !did && !effect && carried.length <= 1,
  };
}
