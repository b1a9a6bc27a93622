/**
 * Programs: the last lesson finished from several devices, and an answer that is lost, give one reward and one notice; so do
 * two administrators who decide on one submission.
 */
import { transfers } from '#backend/ledger/ledger.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { users } from '#backend/people/users.tables.ts';
import { programPeople, programs, programSubmissions } from '#backend/programs/programs.tables.ts';
import type { Store } from '#backend/store/port.ts';
import { openProgramFixture, read } from '#tests/programs/programFixture.ts';
import { boss } from '#tests/backend/surveyFixture.ts';
import { racesOn, type Race } from '../race.ts';

/** What is true of all finished programs together. */
async function rewardsIn(store: Store) {
  const { rows: places } = await store.list(programPeople);
  const { rows: paid } = await store.list(transfers, { where: { kind: 'program' } });
  const { rows: told } = await store.list(notifications, { where: { kind: 'program_finished' } });
  const { rows } = await store.list(programs);
  const finished = places.filter(({ standing }) => standing === 'finished').length;
  return {
    paid: paid.length - finished,
    told: told.length - finished,
    counted: rows.reduce((sum, one) => sum + one.finished, 0) - finished,
  };
}

const lessons: readonly Race[] = racesOn(
  async (kind, count) => {
    const fixture = await openProgramFixture(kind);
    await fixture.fill(20 * count);
    const ids: string[] = [];
    for (let race = 0; race < count; race++) {
      const id = await fixture.program({
        name: `${race}`,
        points: 20,
        modules: [{ id: 'm', title: 'Uno', lessons: [read] }],
      });
      await fixture.assign('course', id, ['ana']);
      ids.push(id);
    }
    return { ...fixture, ids };
  },
  [
    {
      call: 'POST /program/course/submit',
      limited: 'the last lesson of a course',
      invariant: 'the completion is rewarded and told once',
      statuses: { 200: 16 },
      races: { usual: 3, whole: 1_000 },
      calls: ({ call, deployment, ids }, race) => {
        const body = { program_id: ids[race], lesson_id: 'read' };
        const path = 'POST /program/course/submit';
        return Array.from({ length: 16 }, async (_, at) =>
          at % 2 === 0
            ? call('ana', path, body)
            : // Repeats with one key are an answer that was lost after the commit.
              deployment.rest(path, {
                as: 'ana@taller.example',
                headers: { 'idempotency-key': `lost-${race}` },
                body,
              }),
        );
      },
      left: ({ look }) => look(rewardsIn),
      expected: { paid: 0, told: 0, counted: 0 },
    },
  ],
);

const decisions: readonly Race[] = racesOn(
  async (kind, count) => {
    const fixture = await openProgramFixture(kind);
    await fixture.change((store) => store.update(users, { id: 'elena' }, { userType: 'admin' }));
    await fixture.fill(20 * count);
    const ids: string[] = [];
    for (let race = 0; race < count; race++) {
      const id = await fixture.program({ name: `${race}`, type: 'generic', modules: [], points: 20 });
      await fixture.assign('generic', id, ['ana']);
      const { said } = await fixture.call('ana', 'POST /program/generic/submit', {
        program_id: id,
        message: 'Listo',
      });
      ids.push(said.submission.id);
    }
    return { ...fixture, ids };
  },
  [
    {
      call: 'PATCH /program_submission/{id}/decide',
      limited: 'one decision of two administrators on a submission',
      invariant: 'there is one decision, and one reward if it was accepted',
      statuses: { 200: 1, 409: 15 },
      races: { usual: 4, whole: 1_000 },
      calls: ({ call, ids }, race) =>
        Array.from({ length: 16 }, (_, at) => {
          // Each of the two accepts and sends back, and each race begins with another call.
          const by = at % 4 < 2 ? boss : 'elena';
          const accept = (at + race) % 2 === 0;
          return call(by, `PATCH /program_submission/${ids[race]}/decide`, {
            accept,
            ...(accept ? {} : { reason: 'No se ve.' }),
          });
        }),
      left: ({ look }) =>
        look(async (store) => {
          const { rows } = await store.list(programSubmissions);
          return {
            ...(await rewardsIn(store)),
            undecided: rows.filter(({ decidedAt }) => decidedAt === null).length,
            // A reason is that of the decision that stands.
            mixed: rows.filter(({ status, reason }) => (status === 'accepted') !== (reason === null)).length,
          };
        }),
      expected: { paid: 0, told: 0, counted: 0, undecided: 0, mixed: 0 },
    },
  ],
);

export const races: readonly Race[] = [...lessons, ...decisions];
