/** The labels of spec §9 and the helpers of §5, with a stopped clock and named zones. */
import { describe, expect, it } from 'vitest';
import { createdLabel, exactTime, relativeAge } from '#src/lib/dates.ts';
import { createdVariant, dayAndMonth, editedLabel, monthHeading } from '#src/lib/longDates.ts';
import { daysRemaining, formatNumber, points, signed } from '#src/lib/numbers.ts';

const now = '2026-11-20T15:00:00Z';
const bogota = { now, timeZone: 'America/Bogota' } as const;

describe('the created date', () => {
  it('the created date is the word today when it is today in the person’s time zone', () => {
    expect(createdLabel('2026-11-20T05:00:00Z', { ...bogota, language: 'es' })).toBe('Hoy');
    expect(createdLabel('2026-11-20T05:00:00Z', { ...bogota, language: 'en' })).toBe('Today');
  });

  it('the created date is the day before when midnight has not yet come in the time zone', () => {
    expect(createdLabel('2026-11-20T04:59:59Z', { ...bogota, language: 'es' })).toBe('19/11/2026');
    expect(createdLabel('2026-11-20T04:59:59Z', { now, timeZone: 'UTC', language: 'es' })).toBe('Hoy');
  });

  it('the created date of another day is dd/MM/yyyy in both languages', () => {
    for (const language of ['es', 'en'] as const) {
      expect(createdLabel('2026-03-05T12:00:00Z', { ...bogota, language })).toBe('05/03/2026');
    }
  });

  it('the created date of orders and tables is d MMM yyyy with months in the person’s language, even today', () => {
    const at = '2026-01-03T12:00:00Z';
    expect(createdVariant(at, { timeZone: 'UTC', language: 'en' })).toBe('3 Jan 2026');
    expect(createdVariant(at, { timeZone: 'UTC', language: 'es' })).toBe('3 ene 2026');
    expect(createdVariant(now, { timeZone: 'UTC', language: 'en' })).toBe('20 Nov 2026');
  });
});

describe('the edited date', () => {
  it('the edited date is MMMM dd, yyyy in the person’s language, or today', () => {
    expect(editedLabel('2026-11-05T12:00:00Z', { ...bogota, language: 'en' })).toBe('November 05, 2026');
    expect(editedLabel('2026-11-05T12:00:00Z', { ...bogota, language: 'es' })).toBe('noviembre 05, 2026');
    expect(editedLabel(now, { ...bogota, language: 'en' })).toBe('Today');
  });
});

describe('other time labels', () => {
  it('the relative age says how long ago or ahead a moment is', () => {
    expect(relativeAge('2026-11-20T14:55:00Z', { now, language: 'es' })).toBe('hace 5 min');
    expect(relativeAge('2026-11-19T14:55:00Z', { now, language: 'es' })).toBe('ayer');
    expect(relativeAge('2026-11-20T14:59:40Z', { now, language: 'es' })).toBe('ahora');
    expect(relativeAge('2026-11-20T12:00:00Z', { now, language: 'en' })).toBe('3 hr ago');
    expect(relativeAge('2026-11-22T15:00:00Z', { now, language: 'es' })).toBe('pasado mañana');
    expect(relativeAge('2026-11-11T15:00:00Z', { now, language: 'es' })).toBe('la semana pasada');
    expect(relativeAge('2026-09-15T15:00:00Z', { now, language: 'es' })).toBe('hace 2 meses');
    expect(relativeAge('2026-09-15T15:00:00Z', { now, language: 'en' })).toBe('2 months ago');
  });

  it('time labels give the exact moment, the month and the day', () => {
    expect(exactTime(now, { timeZone: 'America/Bogota', language: 'es' })).toMatch(
      /viernes, 20 de noviembre de 2026.*10:00/u,
    );
    expect(exactTime(now, { timeZone: 'America/Bogota', language: 'en' })).toMatch(
      /Friday,? 20 November 2026.*10:00/u,
    );
    expect(monthHeading(now, { timeZone: 'UTC', language: 'es' })).toBe('Noviembre de 2026');
    expect(dayAndMonth(now, { timeZone: 'UTC', language: 'en' })).toBe('20 November');
  });
});

describe('numbers', () => {
  it('a number of points is shown with its word in singular or plural', () => {
    expect(points(1, 'es')).toBe('1 punto');
    expect(points(1200, 'es')).toBe('1,200 puntos');
    expect(points(0, 'en')).toBe('0 points');
  });

  it('a movement of points shows its direction with a true minus sign', () => {
    expect([signed(120, 'es'), signed(-45, 'es'), signed(0, 'es')]).toEqual(['+120', '−45', '0']);
    expect(formatNumber(12_000, 'en')).toBe('12,000');
  });

  it('the remaining days are rounded up', () => {
    expect(daysRemaining('2026-11-20T15:00:01Z', Date.parse(now))).toBe(1);
    expect(daysRemaining('2026-11-21T15:00:00Z', Date.parse(now))).toBe(1);
    expect(daysRemaining('2026-11-21T15:00:01Z', Date.parse(now))).toBe(2);
    expect(daysRemaining('2026-11-20T09:00:00Z', Date.parse(now))).toBe(0);
    expect(daysRemaining('2026-11-18T15:00:00Z', Date.parse(now))).toBe(-2);
  });
});
