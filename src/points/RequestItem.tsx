/** One request for points: amount, reason, and its history. */
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import type { PointRequest } from '#schema/points/requests.endpoints.ts';
import { exactTime, formatter, localeOf, zone } from '#src/lib/dates.ts';
import { points as pointsIn } from '#src/lib/numbers.ts';
import { useOrganization } from '#src/organization/organization.context.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { classes } from '#src/ui/classes.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { nameOf } from '#src/people/personName.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { requestWords } from './requestWords.ts';

function Step({ at, isLast, children }: { at: string | null; isLast: boolean; children: ReactNode }) {
  const language = useLanguage();
  const place = { language, timeZone: useOrganization().settings?.timezone };
  const day = { day: 'numeric', month: 'short', year: 'numeric', ...zone(place.timeZone) } as const;
  return (
    <li className="relative ps-5 pb-3 last:pb-0">
      {isLast ? null : <span aria-hidden className="absolute start-[5px] top-3 bottom-0 w-px bg-line" />}
      <span
        aria-hidden
        className={classes(
          'absolute start-0 top-1.5 size-[11px] rounded-full border-2',
          at === null ? 'border-control bg-card' : 'border-brand-edge bg-brand-edge',
        )}
      />
      <div className="text-small">{children}</div>
      {at === null ? null : (
        <time className="text-meta text-soft" dateTime={at} title={exactTime(at, place)}>
          {formatter(localeOf(language), day).format(new Date(at))}
        </time>
      )}
    </li>
  );
}

function Answer({ request }: { request: PointRequest }): ReactElement {
  const language = useLanguage();
  const { t } = useLingui();
  const { status, resolvedBy, approvedAmount, amount } = request;
  const name = resolvedBy === null ? t`Tu organización` : nameOf(resolvedBy);
  if (status === 'pending') return <Trans>Espera respuesta</Trans>;
  if (status === 'rejected') return <Trans>{name} no la aprobó</Trans>;
  const given = pointsIn(approvedAmount ?? amount, language);
  return approvedAmount === null || approvedAmount === amount ? (
    <Trans>
      {name} aprobó {given}
    </Trans>
  ) : (
    <Trans>
      {name} aprobó {given}, otra cantidad que la pedida
    </Trans>
  );
}

function Asked({ request: { requestedBy, user } }: { request: PointRequest }): ReactElement {
  const me = useMe();
  const asker = nameOf(requestedBy);
  const person = nameOf(user);
  if (requestedBy.id === me?.id)
    return user.id === me.id ? <Trans>La pediste</Trans> : <Trans>La pediste para {person}</Trans>;
  return requestedBy.id === user.id ? (
    <Trans>La pidió {asker}</Trans>
  ) : (
    <Trans>
      {asker} la pidió para {person}
    </Trans>
  );
}

export interface RequestItemProps {
  request: PointRequest;
  /** True in the reader's own list, which needs no avatar. */
  isOwn: boolean;
  onWithdraw?: (() => void) | undefined;
  onApprove?: (() => void) | undefined;
  onReject?: (() => void) | undefined;
}

/** Only actions that the reader may take have a button. */
export function RequestItem({
  request,
  isOwn,
  onWithdraw,
  onApprove,
  onReject,
}: RequestItemProps): ReactElement {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { user, amount, reason, status, note, mayDecide, mayWithdraw, createdAt, resolvedAt } = request;
  const me = useMe();
  const isPlain = isOwn && user.id === me?.id;
  const { word, severity } = requestWords[status];
  const name = nameOf(user);
  const wish = pointsIn(amount, language);
  return (
    <Card as="article" padding="small" aria-label={t`${name}, ${wish}`} className="flex flex-col gap-3">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 items-center gap-3">
          {isPlain ? null : <Avatar name={name} src={user.profileImageUrl} size={40} />}
          <div className="min-w-0">
            {isPlain ? null : <p className="font-semibold">{name}</p>}
            <p
              className={isPlain ? 'text-h6 font-semibold tabular-nums' : 'text-small text-soft tabular-nums'}
            >
              {wish}
            </p>
          </div>
        </div>
        <StatusTag severity={severity}>{i18n._(word)}</StatusTag>
      </header>
      <p className="max-w-prose72 whitespace-pre-line wrap-anywhere">{reason}</p>
      <ol>
        <Step at={createdAt} isLast={false}>
          <Asked request={request} />
        </Step>
        <Step at={resolvedAt} isLast>
          <Answer request={request} />
          {note === '' ? null : (
            <blockquote className="mt-1 w-fit max-w-prose72 rounded-control bg-subtle px-3 py-2 whitespace-pre-line wrap-anywhere">
              {note}
            </blockquote>
          )}
        </Step>
      </ol>
      {mayDecide && onApprove !== undefined && onReject !== undefined ? (
        <div className="flex flex-wrap gap-3">
          <Button onClick={onApprove} aria-label={t`Aprobar la solicitud de ${name}`}>
            <Trans>Aprobar</Trans>
          </Button>
          <Button variant="secondary" onClick={onReject} aria-label={t`No aprobar la solicitud de ${name}`}>
            <Trans>No aprobar</Trans>
          </Button>
        </div>
      ) : null}
      {mayWithdraw && onWithdraw !== undefined ? (
        <div>
          <Button variant="secondary" onClick={onWithdraw} aria-label={t`Retirar la solicitud de ${wish}`}>
            <Trans>Retirar</Trans>
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
