/** A running replay: the component of the current step's machine, with chart, steps and environment beside it. */
import { useEffect, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { Report } from '#src/lib/report.shape.ts';
import { Button } from '#src/ui/Button.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { mark, World } from '../../.storybook/World.tsx';
import { shownOf } from './machineStory.tsx';
import { MachineAside } from './Panel.tsx';
import { runOf, type Frame } from './replay.ts';
import { ReplaySteps } from './ReplaySteps.tsx';
import { BesideChart } from './Stage.tsx';
import { useReplay } from './useReplay.ts';

const facts = (report: Report) => [
  {
    term: 'Crash',
    value: report.crash === null ? 'none' : `${report.crash.name}: ${report.crash.message}`,
  },
  { term: 'Place', value: report.path === '' ? 'private' : report.path },
  { term: 'Release', value: `${report.release} (${report.build})` },
  {
    term: 'Seen in',
    value: `${report.language}, ${report.scheme}, ${report.brand}, ${report.layout} layout`,
  },
];

/** Uses the language, scheme and brand of the report; the toolbar sets the width. */
export function Replayed({
  report,
  frames,
  onClose,
}: {
  readonly report: Report;
  readonly frames: readonly Frame[];
  readonly onClose: () => void;
}): ReactElement {
  const { language, scheme, brand, path } = report;
  const [switches] = useState({ language, theme: scheme, brand });
  const replaying = useReplay(frames, shownOf);
  const { at, actor, round } = replaying;
  const frame = frames[at];
  const shown = frame && shownOf(frame.step.machine);
  useEffect(() => mark(switches), [switches]);
  const beside = (
    <>
      <ReplaySteps frames={frames} replaying={replaying} />
      <section className="flex flex-col gap-2">
        <h3 className="text-small font-semibold">The report</h3>
        <DescriptionList items={facts(report)} />
        <Button variant="secondary" onClick={onClose}>
          Another report
        </Button>
      </section>
    </>
  );
  if (frame === undefined || actor === null || shown === undefined)
    return (
      <main lang="en" className="flex flex-col gap-6 p-6">
        <h1 className="text-h5 font-semibold">Nothing can be shown for this step.</h1>
        {beside}
      </main>
    );
  return (
    <>
      <BesideChart key={`${round}-${runOf(frame.step)}`} withChart>
        <World switches={switches} path={path === '' || path.includes('{}') ? '/' : path}>
          {shown.view(actor, { language, brand })}
        </World>
      </BesideChart>
      {createPortal(
        <MachineAside samples={shown.samples} actor={actor}>
          {() => beside}
        </MachineAside>,
        document.body,
      )}
    </>
  );
}
