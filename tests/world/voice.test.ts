/** The scenario of a safe voice: its ideas and cases add up, and the presenter's code opens the case with the thread. */
import { describe, expect, it } from 'vitest';
import { caseInvolved, caseMessages, cases } from '#backend/feedback/cases.tables.ts';
import { ideaComments, ideas, ideaVotes, ideaWords } from '#backend/feedback/ideas.tables.ts';
import { caseKey, codeHashOf } from '#backend/feedback/sending.service.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { organizationIds } from '#mock/world/organizations.ts';
import { worldOfLink } from '#mock/world/scenarios/registry.ts';
import { smallSizes } from '#mock/world/scenarios/small.ts';
import { presenterCodes } from '#mock/world/seeds/feedback.told.ts';
import { caseCodePattern, shownCaseCode } from '#schema/feedback/cases.rules.ts';
import { safeVoiceTour } from '#src/demo/tours/safeVoice.tour.ts';
import { rowsOf } from './worlds.ts';

const now = Date.parse('2026-11-22T15:00:00Z');
const slugs = ['aurora', 'boreal'] as const;

function seedOf(slug: (typeof slugs)[number]): OrgSeed {
  const world = worldOfLink(
    { scenario: 'safeVoice', organization: slug },
    { now, passwordHash: 'none' },
    smallSizes,
  );
  const seed = world.find(({ org }) => org === organizationIds[slug]);
  if (seed === undefined) throw new Error(`no ${slug}`);
  return seed;
}

describe.each(slugs)('a safe voice in %s', (slug) => {
  const seed = seedOf(slug);
  const all = rowsOf(seed, ideas);
  const votes = rowsOf(seed, ideaVotes);

  it('there are forty ideas, two of them merged and three done, each with its votes and comments counted', () => {
    expect(all).toHaveLength(40);
    expect(all.filter(({ mergedIntoId }) => mergedIntoId !== null)).toHaveLength(2);
    expect(all.filter(({ status }) => status === 'done')).toHaveLength(3);
    const said = rowsOf(seed, ideaComments);
    for (const { id, title, votes: kept, comments, userId, mergedIntoId } of all) {
      const voters = votes.filter(({ ideaId }) => ideaId === id).map((vote) => vote.userId);
      expect([new Set(voters).size, voters.length], title).toEqual([kept, kept]);
      expect(
        said.filter(({ ideaId }) => ideaId === id),
        title,
      ).toHaveLength(comments);
      const wants = votes.filter(({ ideaId }) => ideaId === (mergedIntoId ?? id)).map((vote) => vote.userId);
      expect(wants, `${title}: its author`).toContain(userId);
    }
    const listed = new Set(rowsOf(seed, ideaWords).map(({ ideaId }) => ideaId));
    for (const { id, mergedIntoId } of all) expect(listed.has(mergedIntoId ?? id)).toBe(true);
    for (const { createdAt } of [...votes, ...said, ...all])
      expect(Date.parse(createdAt)).toBeLessThanOrEqual(now);
  });

  it('there are nine cases, those without a name lead to nobody, and messages are counted', () => {
    const found = rowsOf(seed, cases);
    expect(found).toHaveLength(9);
    const nameless = found.filter(({ anonymous }) => anonymous);
    expect(nameless.length).toBeGreaterThan(1);
    expect(nameless.every(({ userId }) => userId === null)).toBe(true);
    expect(found.filter(({ anonymous, userId }) => !anonymous && userId === null)).toEqual([]);
    for (const { id, messages } of found)
      expect(rowsOf(seed, caseMessages).filter(({ caseId }) => caseId === id)).toHaveLength(messages);
    expect(rowsOf(seed, caseInvolved).every(({ userId }) => userId !== '')).toBe(true);
  });

  it('the code in the notes of the tour opens the case without a name that has a thread', async () => {
    const { code, hash } = presenterCodes[slug];
    expect(code).toMatch(caseCodePattern);
    expect(await codeHashOf(code)).toBe(hash);
    expect(seed.keys).toContain(caseKey(hash));
    expect(rowsOf(seed, cases).filter(({ codeHash }) => codeHash === hash)).toMatchObject([
      { anonymous: true, messages: 3, state: 'answered' },
    ]);
    expect(JSON.stringify(safeVoiceTour)).toContain(shownCaseCode(code));
  });
});

it('nobody in Boreal wrote a Spanish text', () => {
  const seed = seedOf('boreal');
  const texts = [
    ...rowsOf(seed, ideas).flatMap(({ title, text, reason }) => [title, text, reason ?? '']),
    ...rowsOf(seed, ideaComments).map(({ text }) => text),
    ...rowsOf(seed, cases).flatMap(({ subject, text, reason }) => [subject, text, reason ?? '']),
    ...rowsOf(seed, caseMessages).map(({ text }) => text),
  ];
  expect(texts.filter((text) => /[áéíóúñ¿¡]|\b(el|los|las|del|que|para|con|una|por)\b/iu.test(text))).toEqual(
    [],
  );
});
