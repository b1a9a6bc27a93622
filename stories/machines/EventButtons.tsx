/** The sample events as buttons: enabled events, and events refused by a guard with the guard's name and reason. */
import type { ReactElement } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { SampleEvent } from '#machines/sample.ts';
import { eventWords, hearingOf, type Hearing } from './chartOf.ts';

export interface EventButtonsProps {
  readonly events: readonly SampleEvent[];
  /** The reason of each guard, by its name. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly snapshot: AnyMachineSnapshot;
  readonly onSend: (event: SampleEvent['event']) => void;
}

const look =
  'flex w-full flex-wrap items-baseline justify-between gap-x-3 rounded-control border px-3 py-2 text-start';

/** A refused event is not a button, because it only shows its reason. */
function Refused({
  label,
  by,
  reasons,
}: {
  readonly label: string;
  readonly by: readonly string[];
  readonly reasons: EventButtonsProps['reasons'];
}): ReactElement {
  return (
    <div className={`${look} border-line bg-subtle`}>
      <span className="text-small font-semibold text-soft">{label}</span>
      <ul className="flex w-full flex-col text-meta text-soft">
        {by.map((guard) => (
          <li key={guard}>
            refused by {guard}
            {reasons[guard] === undefined ? '' : `: ${reasons[guard]}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

const isHeard = <H extends { readonly hearing: Hearing }>(
  one: H,
): one is H & { readonly hearing: Exclude<Hearing, { readonly kind: 'deaf' }> } =>
  one.hearing.kind !== 'deaf';

/** Omits events that no current state handles. */
export function EventButtons({ events, reasons, snapshot, onSend }: EventButtonsProps): ReactElement {
  const heard = events
    .map((sample) => ({ ...sample, hearing: hearingOf(snapshot, sample.event) }))
    .filter(isHeard);
  if (heard.length === 0) return <p className="text-small text-soft">No sample event leaves this state.</p>;
  return (
    <ul className="flex flex-col gap-1.5" aria-label="Events">
      {heard.map(({ label, event, hearing }) => (
        <li key={label}>
          {hearing.kind === 'refused' ? (
            <Refused label={label} by={hearing.by} reasons={reasons} />
          ) : (
            <button
              type="button"
              onClick={() => onSend(event)}
              className={`${look} border-control bg-card transition-colors duration-120 hover:border-brand-edge hover:bg-brand-tint`}
            >
              <span className="text-small font-semibold">{label}</span>
              <span className="text-meta text-soft">{eventWords(event.type)}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
