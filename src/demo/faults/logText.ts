/** The log as text for a bug report: one line for each attempt and each message, oldest first. */
import { msg } from '@lingui/core/macro';
import type { Language } from '#schema/limits.ts';
import type { LogEntry } from './actions.ts';
import { clockOf, lengthOf, outcomeSaid, type Say } from './faultWords.ts';

/** Entries as `timeline` orders them, newest first. */
export function logText(entries: readonly LogEntry[], say: Say, language: Language): string {
  const lines = entries.toReversed().flatMap((entry): readonly string[] => {
    if (entry.kind === 'notice') return [`${clockOf(entry.at, language)}  ${say(msg`Aviso`)}: ${entry.text}`];
    return entry.attempts.map((record) => {
      const { at, attempt, waited, struck } = record;
      return [
        `${clockOf(at, language)}  ${entry.call}`,
        say(msg`intento ${attempt}`),
        waited === null ? null : `+${lengthOf(waited, language)}`,
        outcomeSaid(record, say),
        struck ? say(msg`falla a propósito`) : null,
      ]
        .filter((part) => part !== null)
        .join(' · ');
    });
  });
  return lines.join('\n');
}
