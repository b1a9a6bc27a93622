/** Cycles of evaluations over time: phases, people who come and go, peers, notices and what waits for a person. */
import { afterEach, describe, expect, it } from 'vitest';
import type { StoreKind } from '../support/deployment.ts';
import { openEvaluationFixture, partsOf, type EvaluationFixture } from './evaluationFixture.ts';

let fixture: EvaluationFixture;

describe.each(['tab', 'sql'] satisfies StoreKind[])('cycles of evaluations, %s store', (kind) => {
  afterEach(() => fixture.deployment.close());
  const open = async (people?: number) => {
    fixture = await openEvaluationFixture(kind, people);
  };

  it('a cycle without peers begins with writing, and everybody has their parts', async () => {
    await open();
    const id = await fixture.begun();
    expect(await fixture.done(`GET /org/evaluation_cycles/${id}`)).toMatchObject({
      phase: 'writing',
      ready: true,
      people: 4,
      evaluations: 8,
      completed: 0,
      peers: 0,
    });
    expect(await fixture.writers(id, 'voter001')).toEqual(['elena leader pending', 'voter001 self pending']);
    expect(await fixture.notices()).toEqual([
      'evaluation elena',
      'evaluation voter001',
      'evaluation voter002',
      'evaluation voter003',
      'evaluation voter004',
    ]);
  });
});
