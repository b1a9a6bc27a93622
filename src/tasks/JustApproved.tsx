/** "Aprobaste «Inventario» · Deshacer 8": approvals of this page that can still be taken back. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Check, RotateCcw } from 'lucide-react';
import type { ReactElement } from 'react';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { wording } from '#src/forms/wording.ts';
import { points as pointsOf } from '#src/lib/numbers.ts';
import { toasts } from '#src/lib/toasts.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { UndoSeconds } from '#src/ui/UndoSeconds.tsx';
import { approvals, type Approval } from './approvals.store.ts';
import { refreshTasks, taskWrites } from './tasks.queries.ts';

function Line({
  approval: { id, title: spanish, titleEn, points, name, until },
}: {
  readonly approval: Approval;
}): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const title = wording(spanish, titleEn, language);
  const settle = (): void => approvals.trigger.settled({ id });
  const takeBack = useWrite(taskWrites.takeBack, {
    refresh: refreshTasks,
    onDone: () => {
      settle();
      toasts.raise({ severity: 'info', text: t`La entrega espera otra vez tu decisión.` });
    },
  });
  const press = (): void =>
    takeBack.mutate(
      { id },
      {
        // While there is time the button stays, for another try.
        onError: (error) => {
          toasts.raise({ severity: 'error', text: whyFailed(error) ?? '' });
          if (Date.now() >= until) settle();
        },
      },
    );
  return (
    <li className="flex animate-appear flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-raised py-2 ps-4 pe-2">
      <Icon of={Check} className="shrink-0 text-success-text" />
      <p className="min-w-0 flex-1 wrap-anywhere">
        {name === null ? t`Aprobaste «${title}»` : t`Aprobaste «${title}» de ${name}`}
        {points === 0 ? null : ` · ${pointsOf(points, language)}`}
      </p>
      <Button variant="quiet" icon={RotateCcw} busy={takeBack.isPending} onClick={press}>
        <Trans>Deshacer</Trans>
        <UndoSeconds
          until={until}
          onDone={() => {
            if (!takeBack.isPending) settle();
          }}
        />
      </Button>
    </li>
  );
}

/** Draws nothing when nothing can be taken back; `only` limits it to one submission. */
export function JustApproved({ only }: { readonly only?: string | undefined }): ReactElement | null {
  const { t } = useLingui();
  const all = useSelector(approvals, ({ context }) => context.all);
  const shown = only === undefined ? all : all.filter(({ id }) => id === only);
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t`Aprobado hace un momento`} className="flex flex-col gap-2">
      {shown.map((approval) => (
        <Line key={approval.id} approval={approval} />
      ))}
    </ul>
  );
}
