/** Decisions: approve, refuse, hand over and withdraw at once. */
import { decisions, decisionSteps } from '#backend/decisions/decisions.tables.ts';
import { notifications } from '#backend/notifications/notifications.tables.ts';
import { crowd } from '#tests/backend/pollFixture.ts';
import { openRequestFixture } from '#tests/backend/requestFixture.ts';
import { racesOn, type Race } from '../race.ts';

const people = crowd(6);
const [asker = '', one = '', two = '', three = '', deputy = ''] = people;
const path = 'POST /decision/{id}/decide';

export const races: readonly Race[] = racesOn(
  async (kind, count) => {
    const fixture = await openRequestFixture(kind, people.length);
    const kindId = await fixture.kind({ approver_ids: [one, two, three] });
    const sent: { readonly id: string; readonly decision: string }[] = [];
    for (let race = 0; race < count; race++) sent.push(await fixture.sent(asker, kindId));
    return { ...fixture, sent };
  },
  [
    {
      call: path,
      limited: 'the one decision',
      invariant: 'one decision, one notice, every step with its who and when, nobody is asked any more',
      // Whoever comes first decides or withdraws; a hand over counts as 0, because it may come before or after.
      statuses: { 0: 1, 200: 1, 409: 3 },
      races: { usual: 3, whole: 2_000 },
      calls: ({ call, decide, sent }, race) => {
        const { id, decision } = sent[race] ?? { id: '', decision: '' };
        return [
          call(three, `POST /decision/${decision}/hand_over`, { user_id: deputy }).then((answer) => ({
            ...answer,
            status: 0,
          })),
          decide(one, decision),
          decide(two, decision, false),
          call(asker, `POST /solicitud/request/${id}/withdraw`, {}),
          decide(three, decision),
        ];
      },
      left: ({ look, sent }) =>
        look(async (store) => {
          const wrong: string[] = [];
          for (const { id, decision } of sent) {
            const {
              rows: [row],
            } = await store.list(decisions, { where: { id: decision } });
            const { rows: steps } = await store.list(decisionSteps, { where: { decisionId: decision } });
            const ends = steps.filter(({ kind }) => ['approved', 'refused', 'withdrawn'].includes(kind));
            const { rows: told } = await store.list(notifications, { where: { sourceId: id } });
            if (row === undefined || row.state === 'waiting') wrong.push(`${decision} is open`);
            if (ends.length !== 1) wrong.push(`${decision} ends ${ends.length} times`);
            if (steps.some(({ at, kind, whoId }) => at === '' || (kind !== 'asked' && whoId === null)))
              wrong.push(`${decision} has a step of nobody`);
            const notices = told.map(({ kind, userId }) => `${kind} ${userId}`);
            const expected = row?.state === 'withdrawn' ? [] : [`request_decided ${asker}`];
            if (notices.join() !== expected.join()) wrong.push(`${decision} tells ${notices.join()}`);
          }
          return wrong;
        }),
      expected: [],
    },
  ],
);
