/** Stories of every state of the cycle machine; generated from the machine. */
import { useSelector } from '@xstate/react';
import { useState, type ReactElement } from 'react';
import { evaluationCycleMachine } from '#machines/evaluationCycle.machine.ts';
import { evaluationCycleSamples } from '#machines/evaluationCycle.samples.ts';
import { fixedOf, planFieldsOf, type BeginDraft } from '#src/evaluations/admin/cyclePlan.ts';
import { CycleView } from '#src/evaluations/admin/CycleView.tsx';
import type { CycleActor } from '#src/evaluations/admin/evaluationCycle.actors.ts';
import { aCycle, cyclePeople, scores } from '../evaluations/cycles.sample.ts';
import { Stage as Surroundings, serverSays } from '../kit/FakeServer.tsx';
import { machineMeta } from './machineStory.tsx';

const ignore = (): void => undefined;

function Shown({ actor }: { readonly actor: CycleActor }): ReactElement {
  const phase = useSelector(actor, ({ context }) => context.cycle.phase);
  const cycle = aCycle(phase);
  const [tab, setTab] = useState<string | null>(null);
  const [draft, setDraft] = useState<BeginDraft>(() => ({
    fields: planFieldsOf(cycle),
    fixed: fixedOf(cycle),
    people: [],
  }));
  return (
    <CycleView
      actor={actor}
      cycle={cycle}
      draft={draft}
      onDraft={setDraft}
      tab={tab}
      onTab={setTab}
      onEdit={ignore}
      onRecord={ignore}
      onClose={ignore}
    />
  );
}

export default {
  title: 'Machines/evaluationCycle',
  ...machineMeta(evaluationCycleMachine, evaluationCycleSamples, (actor) => (
    <Surroundings at="/admin/evaluations">
      <main className="p-4 wide:p-8">
        <h1 className="sr-only">Evaluaciones</h1>
        <Shown actor={actor} />
      </main>
    </Surroundings>
  )),
  beforeEach: serverSays({
    KeptUserGroups: () => ({ orgGroups: [] }),
    Departments: () => ({ departments: [] }),
    CycleAudience: () => ({ cycleAudience: { people: 62, few: [{ kind: 'peer', people: 4 }] } }),
    CyclePeople: () => ({
      cyclePeople: {
        items: cyclePeople,
        pagination: { page: 1, perPage: 20, totalPages: 1, total: cyclePeople.length },
      },
    }),
    ScoreDistribution: () => ({ scoreDistribution: scores }),
  }),
};
