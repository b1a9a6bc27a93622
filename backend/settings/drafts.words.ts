/**
 * The built-in writer: drafts from templates with the prompt and gaps in square brackets, without a language model or
 * network.
 */
import type { Language } from '#schema/limits.ts';
import type { DraftKind } from '#schema/organization/organization.rules.ts';

/** `{wish}` is the prompt as a sentence. */
const templates: Readonly<Record<DraftKind, Readonly<Record<Language, readonly string[]>>>> = {
  communication: {
    es: [
      'Hola, equipo:',
      'Les escribimos por lo siguiente. {wish}',
      'Qué cambia y desde cuándo: [fecha, lugar y a quién le toca]. Qué hay que hacer: [un paso, o «nada por ahora»].',
      'Si tienen preguntas, escriban a [persona o correo]. Gracias por leer.\n[Nombre y cargo de quien firma]',
    ],
    en: [
      'Hello everyone,',
      'We are writing about the following. {wish}',
      'What changes and from when: [date, place and who it concerns]. What to do: [one step, or “nothing for now”].',
      'If you have questions, write to [person or address]. Thank you for reading.\n[Name and position of who signs]',
    ],
  },
  recognition: {
    es: [
      '¡Gracias, [nombre]! {wish}',
      'Lo que hiciste: [el momento concreto, en una frase]. Lo que cambió gracias a eso: [para quién, y en qué se notó].',
      'Así se ve [el valor de la organización] en el día a día. [Un deseo para lo que sigue]',
    ],
    en: [
      'Thank you, [name]! {wish}',
      'What you did: [the very moment, in one sentence]. What changed because of it: [for whom, and how it showed].',
      'This is what [the value of the organisation] looks like in daily work. [A wish for what comes next]',
    ],
  },
  survey: {
    es: [
      'Queremos conocer tu opinión. {wish}',
      'Te tomará [minutos] minutos. Tus respuestas [son anónimas / llevan tu nombre] y las leerá [quién]. Puedes responder hasta el [fecha].',
      '1. ¿Qué tan de acuerdo estás con [la afirmación principal]? [Nada · Poco · Bastante · Del todo]\n2. ¿Qué funciona bien hoy? [Respuesta libre]\n3. ¿Qué cambiarías primero? [Respuesta libre]',
      'Contaremos qué salió y qué haremos con ello el [fecha]. ¡Gracias!',
    ],
    en: [
      'We would like to know what you think. {wish}',
      'It takes [minutes] minutes. Your answers [are anonymous / carry your name] and are read by [whom]. You can answer until [date].',
      '1. How much do you agree with [the main statement]? [Not at all · A little · Mostly · Fully]\n2. What works well today? [Open answer]\n3. What would you change first? [Open answer]',
      'We will tell you what came out and what we do about it on [date]. Thank you!',
    ],
  },
  program: {
    es: [
      '[Nombre del programa]',
      'De qué se trata. {wish}',
      'A quién va dirigido: [personas o equipos]. Dura del [fecha] al [fecha]. Se participa así: [los pasos, uno por línea].',
      'Qué se logra: [una meta que se pueda medir]. Qué se reconoce: [puntos, insignia o premio]. A quién se le pregunta: [persona o correo].',
    ],
    en: [
      '[Name of the program]',
      'What it is about. {wish}',
      'Who it is for: [people or teams]. It runs from [date] to [date]. How to take part: [the steps, one in each line].',
      'What it achieves: [a goal that can be measured]. What is recognised: [points, badge or prize]. Whom to ask: [person or address].',
    ],
  },
  page: {
    es: [
      '[Título de la página]',
      '{wish}',
      'Lo esencial: [lo que alguien necesita saber, en tres líneas]. Paso a paso: [qué se hace primero, qué después].',
      'Más información: [enlace o documento]. Esta página la mantiene [persona o equipo]; se revisó por última vez el [fecha].',
    ],
    en: [
      '[Title of the page]',
      '{wish}',
      'In short: [what somebody needs to know, in three lines]. Step by step: [what is done first, what next].',
      'More about it: [link or document]. This page is kept by [person or team]; it was last looked through on [date].',
    ],
  },
};

/** The prompt on one line, with a capital at the start and a punctuation mark at the end. */
export function sentenceOf(wish: string): string {
  const line = wish.replaceAll(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const [first = ''] = line;
  const whole = first.toLocaleUpperCase('es') + line.slice(first.length);
  return /[.!?…:;)\]"”»]$/u.test(whole) ? whole : `${whole}.`;
}

/** A first draft; the same prompt gives the same text. */
export const builtInDraft = (kind: DraftKind, prompt: string, language: Language): string =>
  templates[kind][language]
    .map((paragraph) =>
      // A function, because a replacement string would interpret `$` patterns in the prompt.
      paragraph.replace('{wish}', () => sentenceOf(prompt)),
    )
    .join('\n\n');
