/**
 * Who reads which text of an evaluation: each text names its writer and the person evaluated, and every reply to every
 * person is searched for all of them, in each phase.
 */
import { afterEach, expect, it } from 'vitest';
import { fewestOfPart, type EvaluationKind } from '#schema/evaluations/cycles.rules.ts';
import { allRows } from '#schema/contract.ts';
import { methodOf, pathOf } from '#schema/kit/endpoint.ts';
import {
  cycleId,
  evaluationOf,
  openWrittenEvaluations,
  placeOf,
  type WrittenFixture,
} from './writtenEvaluations.ts';
import { crowd } from './pollFixture.ts';
import { storesOf } from '../support/trials.ts';

let fixture: WrittenFixture;
afterEach(() => fixture.deployment.close());

const [one = '', two = ''] = crowd(2);
/** An employee, a manager and an administrator are evaluated. */
const leaderOf = { ana: 'carla', carla: 'diego', diego: 'elena' } as const;
type Evaluated = keyof typeof leaderOf;
const evaluated = Object.keys(leaderOf) as readonly Evaluated[];
const readers = ['ana', 'bruno', 'carla', 'diego', 'elena', one] as const;
const written: readonly (readonly [EvaluationKind, Evaluated, string])[] = [
  ...evaluated.map((about) => ['self', about, about] as const),
  ...evaluated.map((about) => ['leader', about, leaderOf[about]] as const),
  ...['bruno', one, two].map((by) => ['peer', 'ana', by] as const),
  ...[one, two].map((by) => ['peer', 'carla', by] as const),
  ...['ana', one, two].map((by) => ['peer', 'diego', by] as const),
  ...['ana', 'bruno'].map((by) => ['team', 'carla', by] as const),
];

interface Text {
  readonly secret: boolean;
  readonly kind: EvaluationKind;
  readonly about: Evaluated;
  readonly by: string;
}
// Nobody is asked about themself what is for the leader only.
const all: readonly Text[] = written.flatMap(([kind, about, by]) =>
  (kind === 'self' ? [false] : [false, true]).map((secret) => ({ secret, kind, about, by })),
);
const textOf = ({ secret, kind, about, by }: Text): string =>
  `${secret ? 'secret' : 'open'}[${kind}|${about}|${by}]`;

/** What a reader may have seen of a text; the person evaluated only after the result was opened. */
function mayRead(reader: string, { secret, kind, about, by }: Text, isOpened: boolean): boolean {
  if (by === reader) return true;
  if (about !== reader) return reader === 'diego' || reader === leaderOf[about];
  const same = written.filter(([part, whom]) => part === kind && whom === about).length;
  return isOpened && !secret && (kind === 'self' || kind === 'leader' || same >= fewestOfPart);
}

/** Every call that reads, with all ids that it may name. */
const reading = allRows.flatMap(({ row }): readonly string[] => {
  const path = pathOf(row);
  if (methodOf(row) !== 'GET' || path === '/stream') return [];
  if (!path.includes('{')) return [`GET ${path}`, `GET ${path}?survey_id=${cycleId}`];
  const ids = path.startsWith('/evaluation_person')
    ? evaluated.map(placeOf)
    : path.startsWith('/evaluation/')
      ? written.map(([kind, about, by]) => evaluationOf(kind, about, by))
      : [cycleId];
  return ids.map((id) => `GET ${path.replaceAll(/\{\w+\}/g, id)}`);
});
const isOfEvaluations = (route: string): boolean => /evaluation|survey/.test(route.split('?')[0] ?? '');
const ofEvaluations = reading.filter(isOfEvaluations);
const elsewhere = reading.filter((route) => !isOfEvaluations(route) && !route.includes('?'));

/** All texts in the replies to a reader. */
async function seenBy(reader: string, routes: readonly string[]): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  const search = (text: string) => {
    for (const found of text.match(/(?:open|secret)\[[^\]]*\]/g) ?? []) seen.add(found);
  };
  for (const route of routes) search((await fixture.call(reader, route)).text);
  search((await fixture.call(reader, 'POST /surveys/responses', { survey_id: cycleId })).text);
  return seen;
}

async function expectOnlyAllowed(step: 'writing' | 'shared' | 'read'): Promise<void> {
  const isOpened = step === 'read';
  for (const reader of readers)
    expect([...(await seenBy(reader, ofEvaluations))].toSorted(), `${reader}, ${step}`).toEqual(
      all
        .filter((text) => mayRead(reader, text, isOpened))
        .map(textOf)
        .toSorted(),
    );
}

it.each(storesOf(import.meta.url))(
  'texts reach their writer, the leader and administrators, and the person evaluated only what is open, %s store',
  async (kind) => {
    fixture = await openWrittenEvaluations(kind, 2);
    for (const about of evaluated) await fixture.place(about, leaderOf[about]);
    for (const [part, about, by] of written) {
      const said = { kind: part, about, by };
      await fixture.written(part, about, by, {
        text: textOf({ ...said, secret: false }),
        ...(part === 'self' ? {} : { secret: textOf({ ...said, secret: true }) }),
      });
    }
    if (kind === 'tab') await expectOnlyAllowed('writing');
    await fixture.cycle({ phase: 'sharing' });
    await fixture.call('diego', `POST /org/evaluation_cycles/${cycleId}/share`, {});
    if (kind === 'tab') await expectOnlyAllowed('shared');
    for (const about of evaluated) {
      const place = placeOf(about);
      for (const call of [
        `POST /evaluation_person/${place}/open`,
        `PATCH /evaluation_person/${place}/acknowledge`,
      ]) {
        const { status, text } = await fixture.call(about, call, call.startsWith('PATCH') ? {} : undefined);
        expect([status, text.includes('secret[')]).toEqual([200, false]);
        // The questions for the leader only are not even named.
        for (const id of fixture.questionIds.slice(3)) expect(text).not.toContain(id);
      }
    }
    await expectOnlyAllowed('read');
    if (kind === 'sql') return;
    for (const about of evaluated)
      expect(
        [...(await seenBy(about, elsewhere))].filter(
          (text) => text.startsWith('secret') && text.includes(`|${about}|`),
        ),
      ).toEqual([]);
  },
);
