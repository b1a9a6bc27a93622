/**
 * Converts schema issues to reasons by field. A rule names a general message by its code (`satisfies GeneralCode`),
 * and carries a message of its domain (`saying`).
 */
import * as z from 'zod/mini';
import type { Reason } from '../errors.ts';
import type { Language } from '../limits.ts';
import { generalReasons, reason, type GeneralCode } from '../reasons.general.ts';
import type { AnySchema } from './endpoint.ts';
import { isIn, Refusal, refusal, saidIn, type ReasonParams } from '../sentences.ts';
import { textFaults } from './text.ts';
import { RejectedAlias, wirePath } from './wire.ts';

const typeWords: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  string: { es: 'un texto', en: 'a text' },
  number: { es: 'un número', en: 'a number' },
  int: { es: 'un número entero', en: 'a whole number' },
  boolean: { es: 'sí o no', en: 'true or false' },
  array: { es: 'una lista', en: 'a list' },
  object: { es: 'un objeto', en: 'an object' },
  record: { es: 'un objeto', en: 'an object' },
};

const isGeneral = isIn(generalReasons);

function generalOf(issue: z.core.$ZodIssue, language: Language): readonly [GeneralCode, ReasonParams] {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return ['required', {}];
      if (issue.expected === 'int') return ['integer', {}];
      return ['type', { expected: typeWords[issue.expected]?.[language] ?? issue.expected }];
    case 'too_small': {
      const minimum = Number(issue.minimum);
      if (issue.origin === 'string') return minimum === 1 ? ['required', {}] : ['too_short', { minimum }];
      return [issue.origin === 'array' ? 'too_few' : 'too_small', { minimum }];
    }
    case 'too_big': {
      const maximum = Number(issue.maximum);
      const codes: Readonly<Record<string, GeneralCode>> = { string: 'too_long', array: 'too_many' };
      return [codes[issue.origin] ?? 'too_big', { maximum }];
    }
    case 'invalid_format':
      return [issue.format === 'email' ? 'email' : 'format', {}];
    case 'invalid_value':
      return ['option', {}];
    case 'custom': {
      // For example a missing file.
      if (issue.input === undefined) return ['required', {}];
      const code: unknown = issue.params?.['code'];
      return [isGeneral(code) ? code : 'format', {}];
    }
    default:
      return ['format', {}];
  }
}

function refusalOf(issue: z.core.$ZodIssue, language: Language): readonly [Refusal, ReasonParams] {
  if (issue.input instanceof RejectedAlias) return [issue.input.refusal, {}];
  const carried: unknown = issue.code === 'custom' ? issue.params?.['refusal'] : undefined;
  if (carried instanceof Refusal && issue.input !== undefined) return [carried, {}];
  const [code, params] = generalOf(issue, language);
  return [refusal(generalReasons, code), params];
}

/** Returns the parsed value, or the reasons with field names in the wire's spelling. */
export function check<S extends AnySchema>(
  schema: S,
  value: unknown,
  language: Language,
):
  | { readonly ok: true; readonly value: z.output<S> }
  | { readonly ok: false; readonly reasons: readonly Reason[] } {
  const result = z.safeParse(schema, value, { reportInput: true });
  if (result.success) {
    const faults = textFaults(schema, result.data);
    if (faults.length === 0) return { ok: true, value: result.data };
    return {
      ok: false,
      reasons: faults.map(({ path, code }) => reason(wirePath(schema, path), code, language)),
    };
  }
  const reasons = result.error.issues.map((issue) => {
    const [{ code, sentence }, params] = refusalOf(issue, language);
    return { field: wirePath(schema, issue.path), code, message: saidIn(sentence, language, params) };
  });
  return { ok: false, reasons };
}
