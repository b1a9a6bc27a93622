/** The names of faults and calls, on screen and in the copied text. */
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { isCode, sentence } from '#schema/errors.ts';
import type { Language } from '#schema/limits.ts';
import type { CallRecord, DemoFault } from '#src/api/demoKit.ts';
import { formatter, localeOf } from '#src/lib/dates.ts';

/** The kinds of fault, in the order of the form. */
export const strikeKinds = ['error', 'slow', 'offline', 'lost'] as const;

/** Name and effect of each kind. */
export const strikeWords: Readonly<
  Record<(typeof strikeKinds)[number], { readonly name: MessageDescriptor; readonly does: MessageDescriptor }>
> = {
  error: { name: msg`Responder con un error`, does: msg`Una fila del catálogo de errores` },
  slow: { name: msg`Responder lento`, does: msg`La respuesta tarda lo que digas` },
  offline: { name: msg`Sin conexión`, does: msg`La llamada nunca llega` },
  lost: { name: msg`Respuesta perdida`, does: msg`Se hace lo pedido, pero la respuesta no llega` },
};

/** Formats a message in the language of the page, like `i18n._`. */
export type Say = (message: MessageDescriptor) => string;

/** "2,1 s", "850 ms". */
export function lengthOf(ms: number, language: Language): string {
  const inSeconds = ms >= 1_000;
  return new Intl.NumberFormat(localeOf(language), {
    style: 'unit',
    unit: inSeconds ? 'second' : 'millisecond',
    maximumFractionDigits: inSeconds ? 1 : 0,
  }).format(inSeconds ? ms / 1_000 : ms);
}

/** Hours, minutes and seconds of a timestamp. */
export const clockOf = (at: number, language: Language): string =>
  formatter(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(at);

/** "503 unavailable"; only the code without a response. */
export const codeAndStatus = (code: string | null, status: number): string =>
  [status === 0 ? null : String(status), code].filter((part) => part !== null).join(' ');

/** The effect of a fault, in one line. */
export function strikeSaid({ strike }: Pick<DemoFault, 'strike'>, say: Say, language: Language): string {
  switch (strike.kind) {
    case 'error': {
      const { code, status, retryable, retryAfter } = strike;
      const wait = retryAfter === undefined ? '' : lengthOf(retryAfter * 1_000, language);
      return [
        codeAndStatus(code, status),
        retryable === undefined ? null : say(retryable ? msg`se puede repetir` : msg`no se puede repetir`),
        wait === '' ? null : say(msg`pide esperar ${wait}`),
      ]
        .filter((part) => part !== null)
        .join(' · ');
    }
    case 'slow': {
      const length = lengthOf(strike.ms, language);
      return say(msg`Tarda ${length}`);
    }
    case 'offline':
    case 'lost':
      return say(strikeWords[strike.kind].name);
    default:
      return strike satisfies never;
  }
}

/** How many times a fault will still apply. */
export const leftSaid = (left: number | null, say: Say): string =>
  left === null
    ? say(msg`Hasta que la quites`)
    : say(msg`${plural(left, { one: 'Queda # vez', other: 'Quedan # veces' })}`);

/** The result of a call, in one line. */
export function outcomeSaid({ outcome }: Pick<CallRecord, 'outcome'>, say: Say): string {
  switch (outcome.kind) {
    case 'under way':
      return say(msg`En camino`);
    case 'nothing came':
      return say(msg`No llegó respuesta`);
    case 'answered':
      return codeAndStatus(outcome.code, outcome.status);
    default:
      return outcome satisfies never;
  }
}

/** The catalogue's sentence for the result; undefined for a success, a call in progress, or no response. */
export const messageOf = ({ outcome }: Pick<CallRecord, 'outcome'>, language: Language): string | undefined =>
  outcome.kind === 'answered' && isCode(outcome.code)
    ? sentence(outcome.code, language, outcome.status)
    : undefined;
