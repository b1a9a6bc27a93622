/**
 * "Error en la respuesta del servidor: {operation}" (spec §8), with the write in words. Apart from the catalogue, because only
 * a failure needs it.
 */
import { operationWords } from './errors.operations.ts';
import type { Language } from './limits.ts';

/** Writes that have words here. */
export const namedWrites: readonly string[] = Object.keys(operationWords);

const words: Readonly<Record<string, readonly [es: string, en: string]>> = operationWords;

const sentences = {
  es: 'Error en la respuesta del servidor: ',
  en: "Error in the server's answer: ",
} as const satisfies Readonly<Record<Language, string>>;

/** "Error en la respuesta del servidor: crear el nivel." A write without words is named as it is. */
export function operationFailed(operation: string, language: Language): string {
  const name = words[operation]?.[language === 'es' ? 0 : 1] ?? operation;
  return `${sentences[language]}${name}.`;
}
