/** The button that hands over what was approved; it is pressed once, and a lost answer is asked for again. */
import { Trans, useLingui } from '@lingui/react/macro';
import { PackageCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { useWrite } from '#src/api/useWrite.ts';
import { whyFailed } from '#src/api/whyFailed.ts';
import { useWording } from '#src/forms/useWording.ts';
import { toasts } from '#src/lib/toasts.ts';
import { nameOf } from '#src/people/personName.ts';
import { Button } from '#src/ui/Button.tsx';
import { FieldError } from '#src/ui/FieldError.tsx';
import type { ShownSubmission } from './benefits.queries.ts';
import { deliverSubmission, refreshBenefits } from './benefits.writes.ts';

export function Deliver({ of }: { readonly of: ShownSubmission }): ReactElement {
  const { t } = useLingui();
  const say = useWording();
  const name = say(of.name, of.nameEn);
  const person = of.user === null ? '' : nameOf(of.user);
  const delivering = useWrite(deliverSubmission, {
    refresh: refreshBenefits,
    onDone: () => toasts.raise({ severity: 'success', text: t`Entregaste ${name} a ${person}.` }),
  });
  return (
    <span className="flex flex-col items-start gap-1">
      <Button
        variant="secondary"
        icon={PackageCheck}
        busy={delivering.isPending}
        aria-label={t`Entregar ${name} a ${person}`}
        onClick={() => delivering.mutate({ id: of.id })}
      >
        <Trans context="benefit">Entregar</Trans>
      </Button>
      {delivering.isError ? <FieldError>{whyFailed(delivering.error)}</FieldError> : null}
    </span>
  );
}
