/** What an earlier page left on its way arrives over the real backend, whatever screen the next page shows. */
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dayAfter } from '#schema/users/celebrations.rules.ts';
import { startListening } from '#src/app/listening.ts';
import { keepEntry, readEntry } from '#src/challenges/entry/entryDraft.ts';
import { keepProof, readProof, type ProofDraft } from '#src/files/proof/proofDraft.ts';
import { keepCheckin, readCheckin, type CheckinDraft } from '#src/goals/checkinDraft.ts';
import { tokenStore } from '#src/api/token.ts';
import { openFixture, reader } from '../surveys/fixture.tsx';

const fixture = openFixture();
const admin = 'admin@aurora.example';

interface Made {
  readonly id: string;
}
interface Opened {
  readonly today: string;
  readonly entries: readonly { readonly on: string; readonly value: number }[];
}

const today = (): string => new Date(fixture.deployment.now).toISOString().slice(0, 10);
async function aChallenge(proof = false): Promise<Made & Opened> {
  const { id } = await fixture.call<Made>('POST /org/challenge/create', admin, {
    name: 'Diez mil',
    type_id: 'steps',
    way: 'target',
    target: 10_000,
    unit: 'pasos',
    points: 0,
    proof,
    starts_on: dayAfter(today(), -3),
    ends_on: dayAfter(today(), 3),
  });
  return { id, ...(await fixture.call<Opened>(`POST /challenge/${id}/join`, reader, {})) };
}
async function aGoal(owner: string): Promise<Made> {
  const { id: period_id } = await fixture.call<Made>('POST /goal_period', admin, {
    name: `T ${owner}`,
    starts_on: '2020-01-01',
  });
  return fixture.call<Made>('POST /goal', owner, { title: 'Meta', period_id, target: 10 });
}
const waiting: CheckinDraft = {
  value: 4,
  confidence: 'on_track',
  note: '',
  correctsId: null,
  files: [],
  onBehalf: false,
  stage: 'queued',
  before: null,
};
const listen = (): Promise<() => void> =>
  startListening(
    fixture.cache,
    { wantsPosts: () => false, refresh: () => undefined },
    { live: () => () => undefined, loadPosts: () => Promise.reject(new Error('no feed')) },
  );

test('an entry and a check-in that an earlier page left waiting are sent once on any screen, and what was refused stays', async () => {
  await fixture.show(() => <p>Billetera</p>);
  const { me: owner } = fixture;
  const { id: challengeId, today: on } = await aChallenge();
  const [entry, refused] = [
    { owner, challengeId, on },
    { owner, challengeId, on: dayAfter(on, -1) },
  ];
  const checkin = { owner, goalId: (await aGoal(reader)).id };
  keepEntry(entry, { value: 8400.5, left: 'queued' });
  keepEntry(refused, { value: 9000, left: 'nothing' });
  keepCheckin(checkin, waiting);
  await listen();
  await waitFor(() => expect([readEntry(entry), readCheckin(checkin)]).toEqual([null, null]));
  const { entries } = await fixture.call<Opened>(`GET /challenge/${challengeId}`, reader);
  expect(entries).toMatchObject([{ on, value: 8400.5 }]);
  expect(readEntry(refused)).toEqual({ value: 9000, left: 'nothing' });
  const { checkins } = await fixture.call<{ readonly checkins: readonly unknown[] }>(
    `GET /goal/${checkin.goalId}`,
    reader,
  );
  expect(checkins).toMatchObject([{ value: 4 }]);
});

test('a check-in that waits on the goal of somebody else goes by the call for goals of others', async () => {
  tokenStore.write(await fixture.deployment.tokenOf(admin));
  await fixture.show(() => <p>Billetera</p>);
  const checkin = { owner: fixture.me, goalId: (await aGoal(reader)).id };
  keepCheckin(checkin, { ...waiting, onBehalf: true });
  await listen();
  await waitFor(() => expect(readCheckin(checkin)).toBeNull());
  expect([...fixture.keys.keys()]).toEqual(['CheckInOrgGoal']);
});

test('proofs of a task and of a challenge that an earlier page left waiting are handed in once', async () => {
  await fixture.show(() => <p>Billetera</p>);
  const { me: owner } = fixture;
  const { id: taskId } = await fixture.call<Made>('POST /task', admin, {
    title: 'Guía',
    user_ids: [owner.id],
  });
  const { id: challengeId } = await aChallenge(true);
  const places = [
    { owner, what: 'taskProof', id: taskId },
    { owner, what: 'challengeProof', id: challengeId },
  ] as const;
  const proof: ProofDraft = { message: 'Aquí va', files: [], stage: 'queued', before: null };
  for (const place of places) keepProof(place, proof);
  await listen();
  await waitFor(() => expect(places.map((place) => readProof(place))).toEqual([null, null]));
  expect([...fixture.keys.keys()].toSorted()).toEqual(['HandInChallengeProof', 'SubmitTask']);
});
