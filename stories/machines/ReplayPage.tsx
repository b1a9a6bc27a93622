/** Replays a report from "Copy report" step by step, up to the reported state. */
import { useState, type ReactElement } from 'react';
import type { Report } from '#src/lib/report.shape.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextArea } from '#src/ui/TextArea.tsx';
import { shownOf } from './machineStory.tsx';
import { replayOf, type Frame } from './replay.ts';
import { Replayed } from './Replayed.tsx';
import { readReport } from './replayReport.ts';

// Loaded with the first report that names them, because each file imports its screen.
const files = import.meta.glob('./*.states.tsx');

interface Opened {
  readonly report: Report;
  readonly frames: readonly Frame[];
}

async function open(report: Report): Promise<Opened> {
  const machines = new Set(report.steps.map(({ machine }) => machine));
  await Promise.all([...machines].map(async (machine) => files[`./${machine}.states.tsx`]?.()));
  return { report, frames: replayOf(report.steps, (machine) => shownOf(machine)?.samples) };
}

/** `text` is the initial value of the field. */
export function ReplayPage({ text = '' }: { readonly text?: string }): ReactElement {
  const [written, setWritten] = useState(text);
  const [fault, setFault] = useState<string>();
  const [opened, setOpened] = useState<Opened>();
  const replay = async (): Promise<void> => {
    const read = readReport(written);
    if ('fault' in read) return setFault(read.fault);
    if (read.report.steps.length === 0)
      return setFault('The report holds no step: nothing had happened yet when it was copied.');
    setFault(undefined);
    setOpened(await open(read.report));
  };
  if (opened !== undefined) return <Replayed {...opened} onClose={() => setOpened(undefined)} />;
  return (
    <main lang="en" className="mx-auto flex max-w-feed flex-col gap-6 p-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-h4 font-semibold">Replay a report</h1>
        <p className="text-soft">
          The crash fallback and the cockpit of the demo copy it. It says which steps the machines took and
          holds nobody's data, so what they held is found again among the samples.
        </p>
      </div>
      <form
        className="flex flex-col items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void replay();
        }}
      >
        <div className="w-full">
          <TextArea
            label="Report"
            rows={12}
            value={written}
            error={fault}
            onChange={(event) => setWritten(event.currentTarget.value)}
          />
        </div>
        <Button type="submit">Replay</Button>
      </form>
    </main>
  );
}
