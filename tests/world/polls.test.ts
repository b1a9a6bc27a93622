/** Polls of the demo: one of each kind, with ballots as real votes would have left them. */
import { describe, expect, it } from 'vitest';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { posts, postScopes } from '#backend/posts/posts.tables.ts';
import { isRecognition } from '#backend/posts/posts.kinds.ts';
import type { OrgSeed } from '#backend/store/seed.ts';
import { surveyAnswers, surveyResponses, surveys } from '#backend/surveys/surveys.tables.ts';
import { surveyOptions, surveyQuestions } from '#backend/forms/forms.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { poll as limits } from '#schema/limits.parts.ts';
import { pollFaults, voteFaults } from '#schema/surveys/polls.rules.ts';
import { buildOrganization } from '#mock/world/organization.ts';
import { profiles } from '#mock/world/organizations.ts';
import { smallSizes } from '#mock/world/scenarios/small.ts';
import { aurora, byId, days, groupBy, ordinary, passwordHash, rowsOf, worldsAt } from './worlds.ts';

const auroraAt = (date: string): readonly OrgSeed[] => worldsAt(date).filter((org) => org.org === aurora.org);
const persona = (org: OrgSeed, role: string): string =>
  rowsOf(org, users).find(({ userType }) => userType === role)?.id ?? '';

describe.each(days)('polls on %s', (date) => {
  const world = auroraAt(date).map((org) => ({
    org,
    polls: rowsOf(org, surveys).filter(({ kind }) => kind === 'poll'),
    options: groupBy(rowsOf(org, surveyOptions), ({ ownerId }) => ownerId),
    ballots: groupBy(rowsOf(org, surveyResponses), ({ surveyId }) => surveyId),
    answers: groupBy(rowsOf(org, surveyAnswers), ({ responseId }) => responseId),
  }));

  it('the polls are valid and are in the feed with their question', () => {
    for (const { org, polls, options } of world) {
      const known = byId(rowsOf(org, posts));
      const questions = groupBy(rowsOf(org, surveyQuestions), ({ ownerId }) => ownerId);
      const scopes = groupBy(rowsOf(org, postScopes), ({ postId }) => postId);
      expect(rowsOf(org, posts).filter(({ kind }) => kind === 'poll')).toHaveLength(polls.length);
      for (const { id, title, postId, createdBy, createdAt, multiResponse } of polls) {
        const own = options.get(id) ?? [];
        expect(pollFaults({ question: title, options: own.map(({ text }) => text) })).toEqual([]);
        expect(own.map(({ position }) => position)).toEqual(own.map((_, place) => place));
        expect(questions.get(id)).toMatchObject([
          { question: title, kind: multiResponse ? 'multiple' : 'single' },
        ]);
        const post = known.get(postId ?? '');
        expect(post).toMatchObject({
          kind: 'poll',
          pollId: id,
          message: title,
          senderId: createdBy,
          createdAt,
        });
        expect(scopes.get(postId ?? '')?.map(({ scope, kind }) => [scope, kind])).toEqual([
          [`sender:${createdBy}`, 'poll'],
        ]);
      }
    }
  });

  it('the polls have one ballot for each voter, and each ballot keeps to the rules', () => {
    for (const { org, polls, options, ballots, answers } of world) {
      const people = byId(rowsOf(org, users));
      for (const { id, anonymous, multiResponse: multiple, maxChoices, createdAt, closedAt } of polls) {
        const own = ballots.get(id) ?? [];
        const offered = new Set(options.get(id)?.map((option) => option.id));
        expect(new Set(own.map(({ voter }) => voter)).size).toBe(own.length);
        for (const ballot of own) {
          const voter = people.get(ballot.userId ?? '');
          // An anonymous ballot holds no reference to a user.
          expect([ballot.userId, ballot.voter]).toEqual(
            anonymous ? [null, ballot.id] : [voter?.id, voter?.id],
          );
          if (!anonymous) expect([voter?.active, voter?.userType === 'external']).toEqual([true, false]);
          expect(anonymous ? ballot.createdAt === createdAt : ballot.createdAt >= createdAt).toBe(true);
          expect(ballot.createdAt <= (closedAt ?? date)).toBe(true);
          const chosen = (answers.get(ballot.id) ?? []).map(({ optionId }) => optionId);
          expect(chosen.filter((one) => !offered.has(one))).toEqual([]);
          expect(new Set(chosen).size).toBe(chosen.length);
          expect(voteFaults(chosen, { multiple, maxChoices, available: offered.size })).toEqual([]);
        }
      }
      expect(rowsOf(org, surveyAnswers).every(({ id, responseId }) => id.startsWith(`${responseId}-`))).toBe(
        true,
      );
    }
  });

  it('the polls show each kind once: open, multiple, anonymous, closed, unanswered, longest', () => {
    for (const { org, polls, options, ballots } of world) {
      const votes = (id: string): number => ballots.get(id)?.length ?? 0;
      const staff = rowsOf(org, users).filter(
        ({ active, userType }) => active && userType !== 'external',
      ).length;
      const one = (fits: (poll: (typeof polls)[number]) => boolean) => polls.filter(fits);
      const open = one(
        ({ active, multiResponse, anonymous, id }) => active && !multiResponse && !anonymous && votes(id) > 0,
      );
      expect(open.map(({ id }) => votes(id) / staff)).toEqual([expect.closeTo(0.6, 1)]);
      expect(one(({ maxChoices, multiResponse }) => multiResponse && maxChoices === 2)).toHaveLength(1);
      expect(
        one(({ anonymous, resultsShown, active }) => anonymous && active && resultsShown === 'after_close'),
      ).toHaveLength(1);
      const closed = one(({ active }) => !active);
      expect(
        closed.map(({ closedAt, endsAt, endTold, id }) => [closedAt === endsAt, endTold, votes(id) > 0]),
      ).toEqual([[true, true, true]]);
      expect(
        one(({ createdBy, active }) => createdBy === persona(org, 'manager') && active).map(({ id }) =>
          votes(id),
        ),
      ).toEqual([0]);
      expect(
        one(({ id }) => options.get(id)?.length === limits.maxOptions).map(({ id }) => votes(id)),
      ).toEqual([0]);
      for (const { active, endsAt } of polls)
        expect(active && endsAt !== null ? endsAt > date : true).toBe(true);
    }
  });

  it('the author of a closed poll was notified of its end', () => {
    for (const { org, polls } of world)
      expect(
        rowsOf(org, notifications)
          .filter(({ kind }) => kind === 'poll')
          .map((word) => [word.userId, word.postId, word.createdAt]),
      ).toEqual(
        polls
          .filter(({ active }) => !active)
          .map(({ createdBy, postId, closedAt }) => [createdBy, postId, closedAt]),
      );
  });

  it('a poll waits for the employee among the first ten posts, and half of the first page are recognitions', () => {
    for (const { org, polls, ballots } of world) {
      const employee = persona(org, 'employee');
      const waiting = new Set(
        polls
          .filter(
            ({ id, active, createdBy }) =>
              active && createdBy !== employee && ballots.get(id)?.every(({ userId }) => userId !== employee),
          )
          .map(({ postId }) => postId),
      );
      const feed = rowsOf(org, posts)
        .filter(({ listed, seenBy }) => listed && seenBy === 'everyone')
        .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
      expect(feed.slice(0, 10).some(({ id }) => waiting.has(id))).toBe(true);
      expect(feed.slice(0, 20).filter(({ kind }) => isRecognition(kind)).length).toBeGreaterThanOrEqual(10);
    }
  });
});

it('an organisation without the polls module has no polls and no poll posts', () => {
  const [profile] = profiles;
  const modules = new Set(
    [...profile.modules].filter((flag) => flag !== 'surveys' && flag !== 'evaluations'),
  );
  const without = buildOrganization({ ...profile, modules }, smallSizes.aurora, {
    now: Date.parse(ordinary),
    passwordHash,
  });
  expect(rowsOf(without, surveys)).toEqual([]);
  expect(rowsOf(without, posts).filter(({ kind }) => kind === 'poll')).toEqual([]);
});
