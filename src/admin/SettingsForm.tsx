/** A page of settings. All changes are saved together by one button, which appears after the first change. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode, SubmitEvent } from 'react';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FaultNote } from '#src/ui/FaultNote.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { noneOvertaken, OvertakenContext, type Overtaken } from './overtaken.context.ts';
import { SaveFailed } from './SaveFailed.tsx';

/** A card for one group of settings. */
export const SettingsCard = ({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}): ReactElement => (
  <Card as="section" className="flex flex-col gap-4">
    <div>
      <CardTitle>{title}</CardTitle>
      {lead === undefined ? null : <p className="text-small text-soft">{lead}</p>}
    </div>
    {children}
  </Card>
);

/** The effect of the current value in words. Changes are announced to screen readers. */
export const Meaning = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <p role="status" className="rounded-control bg-subtle px-3 py-2.5 text-small">
    {children}
  </p>
);

/** A narrow field. */
export const Narrow = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className="max-w-60">{children}</div>
);

/** The skeleton of the cards. */
export const SettingsWaiting = ({ cards }: { readonly cards: number }): ReactElement => (
  <Loading>
    <span className="flex max-w-prose72 flex-col gap-4">
      {Array.from({ length: cards }, (_, card) => (
        <Skeleton key={card} className="h-40 w-full rounded-card" />
      ))}
    </span>
  </Loading>
);

export interface SettingsFormProps {
  readonly isDirty: boolean;
  readonly busy: boolean;
  readonly failed: string | null;
  /** The fields that another person changed meanwhile. */
  readonly overtaken?: ReadonlyMap<string, Overtaken> | undefined;
  readonly onSave: (event: SubmitEvent) => Promise<void>;
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** Leaving with unsaved changes needs a confirmation. */
export function SettingsForm({
  isDirty,
  busy,
  failed,
  overtaken = noneOvertaken,
  onSave,
  onReset,
  children,
}: SettingsFormProps): ReactElement {
  const leave = useLeaveGuard(isDirty);
  const { form, fault } = useFormFaults(onSave);
  return (
    <form {...form} className="flex max-w-prose72 flex-col gap-4">
      <OvertakenContext value={overtaken}>{children}</OvertakenContext>
      {isDirty || busy || failed !== null ? (
        <div className="sticky bottom-[calc(var(--bottom-bar,0px)+16px)] z-20 flex animate-appear flex-col gap-3 rounded-card border border-line bg-raised p-4 shadow-raised">
          <SaveFailed why={failed} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <FaultNote fault={fault} />
            {fault === null ? (
              <p role="status" className="text-small text-soft">
                <Trans>Tienes cambios sin guardar.</Trans>
              </p>
            ) : null}
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" disabled={busy} onClick={onReset}>
                <Trans>Descartar</Trans>
              </Button>
              <Button type="submit" variant="primary" busy={busy}>
                <Trans>Guardar</Trans>
              </Button>
            </div>
          </div>
        </div>
      ) : null}
      {leave.dialog}
    </form>
  );
}
