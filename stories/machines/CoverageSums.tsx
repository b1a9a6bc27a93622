/** All machines with their coverage by kind of test; a click shows one machine below. */
import type { ReactElement } from 'react';
import { classes } from '#src/ui/classes.ts';
import type { Coverage, CoverageKind } from './coverage.shape.ts';

type Machine = Coverage['machines'][number];

const linesOf = ({ states, arrows }: Machine): readonly { readonly by: readonly CoverageKind[] }[] => [
  ...states,
  ...arrows,
];
const held = (machine: Machine, kind: CoverageKind): number =>
  linesOf(machine).filter(({ by }) => by.includes(kind)).length;

const cell = 'px-2 py-1.5 text-start whitespace-nowrap min-[900px]:px-3';

export function CoverageSums({
  coverage: { machines, kinds },
  missingOnly,
  chosen,
  onChoose,
}: {
  readonly coverage: Coverage;
  /** Omits fully covered machines. */
  readonly missingOnly: boolean;
  /** Id of the machine shown below. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}): ReactElement {
  const shown = machines.filter(
    (machine) => !missingOnly || kinds.some((kind) => held(machine, kind) < linesOf(machine).length),
  );
  return (
    <div className="overflow-x-auto">
      <table aria-label="Machines" className="w-full border-collapse text-small">
        <thead>
          <tr className="border-b border-line text-soft">
            <th scope="col" className={`${cell} font-semibold`}>
              Machine
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              States
            </th>
            <th scope="col" className={`${cell} font-semibold`}>
              Transitions
            </th>
            {kinds.map((kind) => (
              <th key={kind} scope="col" className={`${cell} font-semibold`}>
                {kind}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((machine) => (
            <tr
              key={machine.id}
              className={classes('border-b border-line', machine.id === chosen && 'bg-brand-tint')}
            >
              <th scope="row" className={cell}>
                <button
                  type="button"
                  aria-pressed={machine.id === chosen}
                  onClick={() => onChoose(machine.id)}
                  className="min-h-6 rounded-control font-semibold text-link underline-offset-4 hover:underline"
                >
                  {machine.id}
                </button>
              </th>
              <td className={`${cell} tabular-nums`}>{machine.states.length}</td>
              <td className={`${cell} tabular-nums`}>{machine.arrows.length}</td>
              {kinds.map((kind) => {
                const [of, all] = [held(machine, kind), linesOf(machine).length];
                return (
                  <td key={kind} className={classes(cell, 'tabular-nums', of < all && 'text-error-text')}>
                    {of} / {all}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
