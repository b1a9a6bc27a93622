/** The list of active faults, each with a remove button. */
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useRef, type ReactElement } from 'react';
import type { DemoControls } from '#src/api/demoKit.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { leftSaid, strikeSaid } from './faultWords.ts';

/** Shows a sentence if there is none; removing a fault moves the focus to the heading. */
export function StandingFaults({
  list,
  onRemove,
  onClear,
}: {
  readonly list: ReturnType<DemoControls['faults']['list']>;
  readonly onRemove: (id: string) => void;
  readonly onClear: () => void;
}): ReactElement {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const say = i18n._.bind(i18n);
  const count = list.length;
  return (
    <section className="flex flex-col gap-3">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-2">
        <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
          <Trans>Fallas activas: {count}</Trans>
        </h3>
        {count === 0 ? null : (
          <Button
            variant="secondary"
            onClick={() => {
              onClear();
              heading.current?.focus();
            }}
          >
            <Trans>Quitar todas</Trans>
          </Button>
        )}
      </div>
      {count === 0 ? (
        <p className="text-small text-soft">
          <Trans>Todo responde como debe.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {list.map(({ id, left, call, strike }) => {
            const what = strikeSaid({ strike }, say, language);
            const where = call ?? t`Todas las llamadas`;
            return (
              <li key={id} className="flex items-start gap-3 py-2.5 ps-4 pe-2">
                <div className="min-w-0 flex-1">
                  <p className="text-small font-semibold break-words">{where}</p>
                  <p className="text-small break-words">{what}</p>
                  <p className="text-meta text-soft">{leftSaid(left, say)}</p>
                </div>
                <IconButton
                  size="small"
                  icon={X}
                  label={t`Quitar la falla: ${where}, ${what}`}
                  onClick={() => {
                    onRemove(id);
                    heading.current?.focus();
                  }}
                />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
