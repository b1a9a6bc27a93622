/** The states or transitions of one machine as a table with their coverage. */
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import type { CoverageKind } from './coverage.shape.ts';

/** One state or one transition. */
export interface CoverageLine {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  readonly by: readonly CoverageKind[];
}

const cell = 'px-1 py-1.5 text-start align-top wrap-anywhere min-[900px]:px-3';

/** Renders nothing without lines. */
export function CoverageRows({
  label,
  head,
  lines,
  kinds,
}: {
  readonly label: string;
  readonly head: string;
  readonly lines: readonly CoverageLine[];
  readonly kinds: readonly CoverageKind[];
}): ReactElement | null {
  if (lines.length === 0) return null;
  return (
    <table aria-label={label} className="w-full border-collapse text-small">
      <thead>
        <tr className="border-b border-line text-soft">
          <th scope="col" className={`${cell} font-semibold`}>
            {head}
          </th>
          {kinds.map((kind) => (
            <th key={kind} scope="col" className={`${cell} w-20 font-semibold`}>
              {kind}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, detail, by }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className={`${cell} font-normal`}>
              {name} <span className="text-soft">{detail}</span>
            </th>
            {kinds.map((kind) => (
              <td key={kind} className={cell}>
                {by.includes(kind) ? (
                  <Icon of={Check} size={16} label="covered" />
                ) : (
                  <span className="font-semibold text-error-text">missing</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
