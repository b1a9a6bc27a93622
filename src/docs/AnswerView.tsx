/** The result of a call: status, relevant headers and body; or the message that no response arrived. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactElement } from 'react';
import type { Outcome } from '#machines/sandbox.setup.ts';
import type { Severity } from '#src/lib/severity.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { CodeBlock } from './CodeBlock.tsx';

const severityOf = (status: number): Severity =>
  status < 300 ? 'success' : status < 500 ? 'warning' : 'error';

/** Announced once when it arrives, and scrolled into view. */
export function AnswerView({ outcome }: { readonly outcome: Outcome }): ReactElement {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // jsdom does not implement `scrollIntoView`.
    place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [outcome]);
  if (outcome.kind === 'lost')
    return (
      <div
        ref={place}
        role="alert"
        className="rounded-card border border-line bg-error-tint px-4 py-3 text-small"
      >
        <p className="font-semibold">
          <Trans>No llegó ninguna respuesta</Trans>
        </p>
        <p>{outcome.error.message}</p>
      </div>
    );
  const { status, headers, body } = outcome.answer;
  return (
    <div ref={place} className="flex animate-appear flex-col gap-3">
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
        <StatusTag severity={severityOf(status)}>
          <Trans>Respuesta {status}</Trans>
        </StatusTag>
        {Object.entries(headers)
          .filter(([name]) => name !== 'content-type')
          .map(([name, value]) => (
            <code key={name} translate="no">
              {name}: {value}
            </code>
          ))}
      </div>
      <CodeBlock code={body} label={headers['content-type'] ?? t`Cuerpo de la respuesta`} low />
    </div>
  );
}
