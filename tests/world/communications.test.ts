/** A year of communications of the demo is read as people read: soon or hardly, and by channel and department. */
import { describe, expect, it } from 'vitest';
import { communicationPeople, communications } from '#backend/communications/communications.tables.ts';
import { aurora, groupBy, rowsOf } from './worlds.ts';

const hourMs = 3_600_000;

describe('communications of the demo', () => {
  const all = rowsOf(aurora, communications);
  const rows = groupBy(rowsOf(aurora, communicationPeople), ({ communicationId }) => communicationId);
  const told = all.filter(({ state }) => state === 'delivered');
  const of = (id: string) => rows.get(id) ?? [];
  const shareOf = (people: readonly { readonly readAt: string | null }[]): number =>
    people.filter(({ readAt }) => readAt !== null).length / Math.max(1, people.length);

  it('there are sixty of a year; one of them is planned for nine of each person, one waits for 23 people', () => {
    expect(all).toHaveLength(60);
    expect(all.filter(({ state }) => state === 'scheduled')).toMatchObject([
      { timing: 'local', localAt: expect.stringMatching(/T09:00$/) },
    ]);
    const owed = told.flatMap(({ id, asksAcknowledgement }) =>
      asksAcknowledgement ? [of(id).filter(({ acknowledgedAt }) => acknowledgedAt === null).length] : [],
    );
    expect(owed.filter((people) => people > 0)).toEqual([23]);
  });

  it('the counters are those of the people', () => {
    for (const { id, people, delivered, read, acknowledged } of told)
      expect({ people, delivered, read, acknowledged }).toEqual({
        people: of(id).length,
        delivered: of(id).length,
        read: of(id).filter(({ readAt }) => readAt !== null).length,
        acknowledged: of(id).filter(({ acknowledgedAt }) => acknowledgedAt !== null).length,
      });
  });

  it('two of five read in the first hour, what was only mailed is read less, and one department hardly reads', () => {
    const reads = told.flatMap(({ id, startsAt }) =>
      of(id).flatMap(({ readAt }) => (readAt === null ? [] : [Date.parse(readAt) - Date.parse(startsAt)])),
    );
    const soon = reads.filter((wait) => wait <= hourMs).length / reads.length;
    expect(soon).toBeGreaterThan(0.3);
    expect(soon).toBeLessThan(0.5);
    const mailed = told.filter(({ onPin, onNewsfeed }) => !onPin && !onNewsfeed);
    const pinned = told.filter(({ onPin, asksAcknowledgement }) => onPin && !asksAcknowledgement);
    const readOf = (some: typeof told): number => shareOf(some.flatMap(({ id }) => of(id)));
    expect(readOf(mailed)).toBeLessThan(readOf(pinned) * 0.75);
    const byDepartment = [
      ...groupBy(
        told.flatMap(({ id }) => of(id)),
        ({ departmentId }) => departmentId ?? '',
      ).values(),
    ]
      .map(shareOf)
      .toSorted((one, other) => one - other);
    expect(byDepartment[0] ?? 1).toBeLessThan((byDepartment[1] ?? 0) / 2);
  });
});
