/** The sample events as buttons: those that are taken here, and those that a guard refuses, with its name. */
import type { ReactElement } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { SampleEvent } from '#machines/sample.ts';
import { eventWords, hearingOf } from './chartOf.ts';

export interface EventButtonsProps {
  readonly events: readonly SampleEvent[];
  readonly snapshot: AnyMachineSnapshot;
  readonly onSend: (event: SampleEvent['event']) => void;
}

/** Events that nothing here hears are left out. */
export function EventButtons({ events, snapshot, onSend }: EventButtonsProps): ReactElement {
  const heard = events
    .map((sample) => ({ ...sample, hearing: hearingOf(snapshot, sample.event) }))
    .filter(({ hearing }) => hearing.kind !== 'deaf');
  if (heard.length === 0) return <p className="text-small text-soft">No sample event leaves this state.</p>;
  return (
    <ul className="flex flex-col gap-1.5" aria-label="Events">
      {heard.map(({ label, event, hearing }) => (
        <li key={label}>
          <button
            type="button"
            disabled={hearing.kind === 'refused'}
            onClick={() => onSend(event)}
            className="flex w-full flex-wrap items-baseline justify-between gap-x-3 rounded-control border border-control bg-card px-3 py-2 text-start transition-colors duration-120 not-disabled:hover:border-brand-edge not-disabled:hover:bg-brand-tint disabled:cursor-not-allowed disabled:border-line disabled:bg-subtle"
          >
            <span className="text-small font-semibold">{label}</span>
            <span className="text-meta text-soft">
              {hearing.kind === 'refused' ? `refused by ${hearing.by.join(', ')}` : eventWords(event.type)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
