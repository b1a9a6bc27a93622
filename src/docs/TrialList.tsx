/** Error cases, each with a button that triggers it and the response below. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { AnswerView } from './AnswerView.tsx';
import { callNamed, type TrialId, trials } from './calls.ts';
import { CodeBlock } from './CodeBlock.tsx';
import type { SandboxActor } from './sandbox.actors.ts';
import { sampleOf } from './samples.ts';
import { trialWords } from './trialWords.ts';

interface TrialProps {
  readonly actor: SandboxActor;
  readonly id: TrialId;
  /** Heading level: one below the heading above the list. */
  readonly heading: 'h3' | 'h4';
}

function Trial({ actor, id, heading: Heading }: TrialProps): ReactElement {
  const { t, i18n } = useLingui();
  const sandbox = useSelector(actor, ({ context }) => context.sandbox);
  const isOpen = useSelector(actor, (now) => now.matches('open'));
  const isPending = useSelector(actor, ({ context }) => context.pending === id);
  const outcome = useSelector(actor, ({ context }) => context.outcomes[id]);
  const { status } = trials.find((one) => one.id === id) ?? { status: 0 };
  const { title, text } = trialWords[id];
  const name = i18n._(title);
  const call = sandbox === null ? undefined : callNamed(id, sandbox, i18n.locale === 'en' ? 'en' : 'es');
  return (
    <li className="flex flex-col gap-3 border-b border-line py-4 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-56 flex-1">
          <Heading className="flex items-baseline gap-3 font-semibold">
            <code translate="no" className="text-small text-accent-text tabular-nums">
              {status}
            </code>
            <span className="wrap-anywhere">{name}</span>
          </Heading>
          <p className="mt-1 text-soft">{i18n._(text)}</p>
        </div>
        {isOpen ? (
          <Button
            variant="secondary"
            busy={isPending}
            aria-label={t`Probar: ${name}`}
            onClick={() => actor.send({ type: 'run.pressed', call: id })}
          >
            <Trans>Probar</Trans>
          </Button>
        ) : null}
      </div>
      {outcome === undefined ? null : (
        <>
          <AnswerView outcome={outcome} />
          {call === undefined ? null : (
            <details className="text-small">
              <summary className="target w-fit py-1 font-semibold text-link">
                <Trans>Ver la petición</Trans>
              </summary>
              <div className="mt-2">
                <CodeBlock code={sampleOf('curl', call)} label="curl" low />
              </div>
            </details>
          )}
        </>
      )}
    </li>
  );
}

export interface TrialListProps extends Pick<TrialProps, 'actor' | 'heading'> {
  readonly ids: readonly TrialId[];
  readonly label: string;
}

/** In the given order. */
export const TrialList = ({ actor, heading, ids, label }: TrialListProps): ReactElement => (
  <ul aria-label={label} className="flex flex-col">
    {ids.map((id) => (
      <Trial key={id} actor={actor} id={id} heading={heading} />
    ))}
  </ul>
);
