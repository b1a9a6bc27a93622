/** People join, enter days, and see where they are. */
import type { challengeEndpoints } from '#schema/challenges/challenges.endpoints.ts';
import { dayFault } from '#schema/challenges/challenges.rules.ts';
import { ranksOf, scoreOf, teamMean, teamReached } from '#schema/challenges/scores.ts';
import { may } from '#schema/permissions.ts';
import { zoneOf } from '#schema/users/celebrations.rules.ts';
import { countActs, takeBackActs } from '../facts/takingPart.ts';
import { ownUploads, holdFiles } from '../files/files.rules.ts';
import type { Context, Service } from '../http/context.ts';
import { ValidationErrors, domainError } from '../http/domainError.ts';
import { pageFrom } from '../http/pages.ts';
import { timezoneOf } from '../organization/timezone.ts';
import { departments } from '../people/users.tables.ts';
import type { Store } from '../store/port.ts';
import { refuse } from '../surveys/surveys.access.ts';
import { challengeBy, isOpenFor, placeOf, seenChallenge } from './challenges.access.ts';
import { challengePeople, challengeProofs } from './challenges.tables.ts';
import { detailOf, entryOf, todayFor, type ChallengeRow, type ParticipantRow } from './challenges.views.ts';
import { entryOn, writeDay } from './days.ts';
import { lastOfHead, placed, rankedOf, ranksFrom, ranksOfPage, tellRanked } from './ranking.ts';
import { takeNameOut } from './winners.ts';

type Calls = 'challenge' | 'join' | 'leave' | 'enter' | 'ranking' | 'teams' | 'handIn' | 'withdrawProof';

/** The zone of the caller; raises 409 unless the challenge takes entries of the caller now. */
async function expectOpen(context: Context, row: ChallengeRow): Promise<void> {
  const zone = zoneOf(context.me.timezone, await timezoneOf(context.store));
  if (isOpenFor(row, zone, context.now)) return;
  refuse(
    context,
    row.closedAt === null && (!row.active || row.archived) ? 'challenge_off' : 'challenge_closed',
  );
}

/** The place of the caller. Raises 409 for others. */
async function joined(context: Context, id: string): Promise<ParticipantRow> {
  const place = await placeOf(context, id);
  if (place === undefined || place.leftAt !== null) refuse(context, 'challenge_not_joined');
  return place;
}

async function shown(context: Context, id: string) {
  return detailOf(context, await challengeBy(context, id));
}

/** The departments of the people in a challenge. */
async function teamSums(store: Store, challengeId: string) {
  const counted = await store.tally(challengePeople, {
    where: { challengeId, leftAt: null },
    by: ['departmentId'],
    sum: 'total',
  });
  return counted.flatMap(({ departmentId, count, sum }) =>
    // A mean of one member would be that person's total.
    departmentId === null || count < 2 ? [] : [{ departmentId, members: count, total: sum }],
  );
}

/** People on a page of the ranking. */
const rankingPage = 50;

export const joiningService: Pick<Service<typeof challengeEndpoints>, Calls> = {
  async challenge(context, { params: { id } }) {
    return detailOf(context, await seenChallenge(context, id));
  },

  async join(context, { params: { id }, body: { ranked, named } }) {
    const { store, me, at, newId } = context;
    const row = await seenChallenge(context, id);
    const place = await placeOf(context, id);
    if (place === undefined || place.leftAt !== null) await expectOpen(context, row);
    if (place === undefined) {
      const score = scoreOf(row, []).score;
      const own = newId();
      await store.insert(challengePeople, [
        {
          id: own,
          challengeId: id,
          userId: me.id,
          departmentId: me.departmentId,
          joinedAt: at,
          leftAt: null,
          ranked,
          named,
          standing: ranked && score !== null,
          total: 0,
          score: score ?? 0,
          hasScore: score !== null,
          baseline: null,
          weeks: 0,
          streak: 0,
          completedAt: null,
          reward: 'none',
          told: -1,
        },
      ]);
      await countActs(context, 'challengesJoined', [{ id: own, personId: me.id, at }]);
    } else {
      await store.update(
        challengePeople,
        { id: place.id },
        { ranked, named, leftAt: null, standing: ranked && place.hasScore },
      );
      await countActs(context, 'challengesJoined', [{ id: place.id, personId: me.id, at: place.joinedAt }]);
      if (!named) await takeNameOut(context, row);
    }
    await tellRanked(context, row, { ranked });
    return shown(context, id);
  },

  async leave(context, { params: { id } }) {
    const row = await seenChallenge(context, id);
    const place = await joined(context, id);
    await takeNameOut(context, row);
    await context.store.update(
      challengePeople,
      { id: place.id },
      { leftAt: context.at, standing: false, named: false },
    );
    await takeBackActs(context, 'challengesJoined', [place.id]);
    await tellRanked(context, row, place);
    return shown(context, id);
  },

  async enter(context, { params: { id }, body: { on, value } }) {
    const { store, me, now, language } = context;
    const row = await seenChallenge(context, id);
    const place = await joined(context, id);
    await expectOpen(context, row);
    const findings = new ValidationErrors(language);
    const old = await entryOn(store, place.id, on);
    const fault =
      dayFault(row, on, await todayFor(store, me, now)) ??
      (old?.corrected === true ? 'challenge_day_corrected' : undefined);
    if (fault !== undefined) findings.add('on', fault);
    findings.throwIfAny();
    const entry = await writeDay(context, row, place, old, { on, value, corrected: false });
    await tellRanked(context, row, place);
    return {
      entry: entryOf(entry, row.cap),
      replaced: old === undefined ? null : old.value / 100,
    };
  },

  async ranking(context, { params: { id }, query: { page } }) {
    const { store } = context;
    await seenChallenge(context, id);
    const place = await placeOf(context, id);
    // Nobody is shown as the last one: a person's ranking ends at the neighbour below.
    const last = may(context.me.userType, 'challenges.manage') ? 0 : await lastOfHead(store, id, place);
    const { items, pagination } = await pageFrom(
      store,
      challengePeople,
      { where: { ...placed(id), score: { gte: last } }, order: [['score', 'desc']] },
      { page, perPage: rankingPage },
    );
    const shown = await rankedOf(
      context,
      items,
      await ranksOfPage(store, id, items, (page - 1) * rankingPage),
    );
    return {
      items: shown,
      pagination,
      me:
        place?.standing === true && place.score >= 0
          ? (shown.find(({ isMe }) => isMe) ??
            (await rankedOf(context, [place], await ranksFrom(store, id, [place])))[0] ??
            null)
          : null,
    };
  },

  async teams(context, { params: { id } }) {
    const { store } = context;
    const row = await seenChallenge(context, id);
    const place = await placeOf(context, id);
    const teams = await teamSums(store, id);
    const { rows } = await store.list(departments, {
      where: { id: { in: teams.map(({ departmentId }) => departmentId) } },
    });
    const names = new Map(rows.map((one) => [one.id, one.name]));
    const ordered = teams
      .map((team) => ({ ...team, mean: teamMean(team) }))
      .toSorted((one, other) => other.mean - one.mean);
    const ranks = ranksOf(ordered.map(({ mean }) => mean));
    return ordered.map(({ departmentId, members, total, mean }, index) => ({
      rank: ranks[index] ?? 1,
      departmentId,
      name: names.get(departmentId) ?? '',
      members,
      mean: mean / 100,
      reached: row.way === 'team' && teamReached({ members, total }, row.target),
      isMine: place?.leftAt === null && place.departmentId === departmentId,
    }));
  },

  async handIn(context, { params: { id }, body: { message, fileKeys } }) {
    const { store, me, at, newId, language } = context;
    const row = await seenChallenge(context, id);
    const place = await joined(context, id);
    if (!row.proof) refuse(context, 'challenge_proof_none');
    const findings = new ValidationErrors(language);
    if (message === '' && fileKeys.length === 0) findings.add('message', 'challenge_proof_empty');
    await ownUploads(store, me, fileKeys, 'task-attachment', findings, 'fileKeys');
    findings.throwIfAny();
    const [waiting] = await store.tally(challengeProofs, {
      where: { personId: place.id, status: { in: ['submitted', 'approved'] } },
    });
    if ((waiting?.count ?? 0) > 0) refuse(context, 'challenge_proof_waits');
    const proofId = newId();
    await store.insert(challengeProofs, [
      {
        id: proofId,
        challengeId: id,
        personId: place.id,
        userId: me.id,
        message,
        fileKeys,
        status: 'submitted',
        reason: null,
        decidedBy: null,
        decidedAt: null,
        createdAt: at,
      },
    ]);
    await holdFiles(store, fileKeys, proofId);
    return shown(context, id);
  },

  async withdrawProof(context, { params: { id } }) {
    const { store, me, language } = context;
    const {
      rows: [proof],
    } = await store.list(challengeProofs, { where: { id, userId: me.id } });
    if (proof === undefined) throw domainError('not_found', language);
    const [now] = await store.update(challengeProofs, { id, status: 'submitted' }, { status: 'withdrawn' });
    if (now === undefined) refuse(context, 'challenge_proof_decided');
    return shown(context, proof.challengeId);
  },
};
