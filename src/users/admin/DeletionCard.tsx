/** A deletion request: the person, its date, its reason, and the decision. */
import { Trans } from '@lingui/react/macro';
import { Trash2, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { createdVariant } from '#src/lib/longDates.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { AskedDeletion } from './peopleAdmin.queries.ts';

function Decided({ wish: { status, resolvedAt } }: { readonly wish: AskedDeletion }): ReactElement | null {
  if (status === 'pending') return null;
  const day = resolvedAt === null ? '' : createdVariant(resolvedAt);
  return (
    <StatusTag severity={status === 'done' ? 'success' : 'info'}>
      {status === 'done' ? <Trans>Eliminada el {day}</Trans> : <Trans>Rechazada el {day}</Trans>}
    </StatusTag>
  );
}

/** Shows buttons only while the request is pending. */
export function DeletionCard({
  wish,
  onApprove,
  onRefuse,
}: {
  readonly wish: AskedDeletion;
  readonly onApprove: () => void;
  readonly onRefuse: () => void;
}): ReactElement {
  const { name, email, reason, status, createdAt, resolvedAt } = wish;
  const day = createdVariant(createdAt);
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={name} size={48} />
          <div className="min-w-0">
            <h2 className="font-semibold wrap-anywhere">{name}</h2>
            {/* A deleted user has no e-mail address. */}
            {status === 'done' ? null : <p className="text-small wrap-anywhere text-soft">{email}</p>}
          </div>
        </div>
        <Decided wish={wish} />
      </div>
      {reason === '' ? null : <p className="max-w-prose72 whitespace-pre-line">“{reason}”</p>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {/* Equal dates mean that the user was deleted without a request. */}
        {createdAt === resolvedAt ? null : (
          <p className="text-small text-soft">
            <Trans>Lo pidió el {day}</Trans>
          </p>
        )}
        {status === 'pending' ? (
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col-reverse">
            <Button variant="secondary" icon={X} onClick={onRefuse}>
              <Trans>Rechazar</Trans>
            </Button>
            <Button variant="danger" icon={Trash2} onClick={onApprove}>
              <Trans>Eliminar su cuenta</Trans>
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  );
}
