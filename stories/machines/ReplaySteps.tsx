/** The steps of a report: playback controls, and marks for steps without a matching sample. */
import { ChevronLeft, ChevronRight, ChevronsRight, Pause, Play } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import { classes } from '#src/ui/classes.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { eventWords } from './chartOf.ts';
import type { Frame, How } from './replay.ts';
import { titleOf } from './states.ts';
import type { Replaying } from './useReplay.ts';

/** Remarks on steps that are not a plain sample event. */
const remarks: Readonly<Record<How, string | null>> = {
  begins: null,
  sample: null,
  stays: 'heard and left where it stood',
  placed: 'explained by a sample, from other particulars: placed anew',
  gap: 'no sample explains this step: jumped over',
  unknown: 'this build knows no such machine or state',
};

const wordsOf = ({ step: { event, times } }: Frame): string =>
  `${event === 'xstate.init' ? 'begins' : event === 'xstate.stop' ? 'is stopped' : eventWords(event)}${times > 1 ? ` × ${times}` : ''}`;

function Line({
  frame,
  isNow,
  onPress,
}: {
  frame: Frame;
  isNow: boolean;
  onPress: () => void;
}): ReactElement {
  const { step, how, label } = frame;
  const remark = remarks[how];
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNow) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isNow]);
  return (
    <button
      ref={line}
      type="button"
      aria-current={isNow ? 'step' : undefined}
      data-how={how}
      onClick={onPress}
      className="flex w-full flex-col rounded-control border border-transparent px-2 py-1 text-start text-meta hover:bg-subtle aria-[current]:border-brand-edge aria-[current]:bg-brand-tint"
    >
      <span className="flex w-full flex-wrap justify-between gap-x-3">
        <span>
          <span className="font-semibold">{step.machine}</span> {wordsOf(frame)}
        </span>
        <span className="text-soft">{(step.at / 1000).toFixed(1)} s</span>
      </span>
      <span className="text-soft">
        {step.before === null ? '' : `${titleOf(step.before)} → `}
        {titleOf(step.after)}
        {step.code === null ? '' : ` (${step.code})`}
        {label === null ? '' : `, “${label}”`}
      </span>
      {remark === null ? null : (
        <span className={classes('font-semibold', how === 'stays' ? 'text-soft' : 'text-error-text')}>
          {remark}
        </span>
      )}
    </button>
  );
}

/** Controls and list; the last step is the reported state. */
export function ReplaySteps({
  frames,
  replaying,
}: {
  readonly frames: readonly Frame[];
  readonly replaying: Replaying;
}): ReactElement {
  const { at, goTo, isPlaying, play } = replaying;
  const last = frames.length - 1;
  const gaps = frames.filter(({ how }) => how === 'gap' || how === 'unknown').length;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-small font-semibold">
        Step {at + 1} of {frames.length}
      </h3>
      <p className="text-small text-soft">
        {gaps === 0 ? 'Samples explain every step.' : `Samples do not explain ${gaps} of the steps.`}
      </p>
      <div className="flex gap-1">
        <IconButton
          icon={ChevronLeft}
          label="One step back"
          size="small"
          onClick={() => goTo(Math.max(0, at - 1))}
        />
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? 'Pause' : 'Play'}
          size="small"
          onClick={() => {
            if (!isPlaying && at === last) goTo(0);
            play(!isPlaying);
          }}
        />
        <IconButton
          icon={ChevronRight}
          label="One step on"
          size="small"
          onClick={() => goTo(Math.min(last, at + 1))}
        />
        <IconButton icon={ChevronsRight} label="To the end" size="small" onClick={() => goTo(last)} />
      </div>
      <ol aria-label="Steps of the report" className="flex flex-col gap-0.5">
        {frames.map((frame, place) => (
          <li key={`${place}-${frame.step.event}`}>
            <Line frame={frame} isNow={place === at} onPress={() => goTo(place)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
