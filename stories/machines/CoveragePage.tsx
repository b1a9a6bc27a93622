/** The coverage of machine states and transitions by samples, stories, walks, unit tests and browser journeys. */
import { useState, type ReactElement } from 'react';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Switch } from '#src/ui/Switch.tsx';
import { CoverageRows, type CoverageLine } from './CoverageRows.tsx';
import { CoverageSums } from './CoverageSums.tsx';
import type { Coverage, CoverageKind } from './coverage.shape.ts';

type Machine = Coverage['machines'][number];

/** The meaning of each kind, for the table head. */
const meanings: Readonly<Record<CoverageKind, string>> = {
  sample: 'some samples lead there',
  story: 'a story stands there, or lets it be pressed',
  walk: 'random walks of npm test came by',
  unit: 'a test by hand takes it',
  e2e: 'a journey in a real browser takes it; a step that may have been any of several counts for none',
};

const isMissing = ({ by }: CoverageLine, kinds: readonly CoverageKind[]): boolean =>
  kinds.some((kind) => !by.includes(kind));

const stateLines = ({ states }: Machine): readonly CoverageLine[] =>
  states.map(({ path, isLeaf, by }) => ({ key: path, name: path, detail: isLeaf ? '' : 'holds others', by }));

const arrowLines = ({ arrows }: Machine): readonly CoverageLine[] =>
  arrows.map(({ key, state, on, when, to, by }) => ({
    key,
    name: `${state === '' ? 'every state' : state}: ${on}`,
    detail: [
      when.length === 0 ? '' : `if ${when.join(' and ')}`,
      to.length === 0 ? 'stays' : `→ ${to.join(', ')}`,
    ]
      .filter(Boolean)
      .join(' '),
    by,
  }));

function OneMachine({
  machine,
  kinds,
  missingOnly,
}: {
  readonly machine: Machine;
  readonly kinds: readonly CoverageKind[];
  readonly missingOnly: boolean;
}): ReactElement {
  const shown = (lines: readonly CoverageLine[]): readonly CoverageLine[] =>
    missingOnly ? lines.filter((line) => isMissing(line, kinds)) : lines;
  const [states, arrows] = [shown(stateLines(machine)), shown(arrowLines(machine))];
  return (
    <Card as="section" className="flex flex-col gap-4">
      <CardTitle>{machine.id}</CardTitle>
      {states.length + arrows.length === 0 ? (
        <p className="text-small text-soft">Nothing is missing.</p>
      ) : (
        <>
          <CoverageRows label={`States of ${machine.id}`} head="State" lines={states} kinds={kinds} />
          <CoverageRows
            label={`Transitions of ${machine.id}`}
            head="Transition"
            lines={arrows}
            kinds={kinds}
          />
        </>
      )}
    </Card>
  );
}

/** `coverage` is null before the first `npm test`. */
export function CoveragePage({ coverage }: { readonly coverage: Coverage | null }): ReactElement {
  const [missingOnly, setMissingOnly] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const machine = coverage?.machines.find(({ id }) => id === chosen) ?? coverage?.machines[0];
  return (
    <main lang="en" className="mx-auto flex max-w-280 flex-col gap-6 bg-page p-4 text-ink min-[900px]:p-8">
      <h1 className="text-h4 font-semibold">Coverage of the machines</h1>
      {coverage === null || machine === undefined ? (
        <p>
          There is no table yet: <code>npm test</code> writes it to <code>.cache/machines.json</code> (
          <code>npm run check</code> does so too, without the journeys in a browser). Then open this page
          anew.
        </p>
      ) : (
        <>
          <dl className="grid gap-x-6 gap-y-1 text-small min-[900px]:grid-cols-[max-content_1fr]">
            {coverage.kinds.map((kind) => (
              <div key={kind} className="contents">
                <dt className="font-semibold">{kind}</dt>
                <dd className="text-soft">{meanings[kind]}</dd>
              </div>
            ))}
          </dl>
          {coverage.kinds.includes('e2e') ? null : (
            <p className="text-small text-soft">Journeys in a browser were not counted in this run.</p>
          )}
          <div className="max-w-80">
            <Switch label="Missing only" checked={missingOnly} onChange={setMissingOnly} />
          </div>
          <CoverageSums
            coverage={coverage}
            missingOnly={missingOnly}
            chosen={machine.id}
            onChoose={setChosen}
          />
          <OneMachine machine={machine} kinds={coverage.kinds} missingOnly={missingOnly} />
        </>
      )}
    </main>
  );
}
