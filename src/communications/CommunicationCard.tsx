/** A communication in a list: its words, and what is asked of the reader. */
import { Trans } from '@lingui/react/macro';
import { Pin, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Card } from '#src/ui/Card.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { Acknowledge } from './Acknowledge.tsx';
import { communicationAddress } from './communicationAddress.ts';
import type { ShownCommunication } from './communications.queries.ts';
import { FileAway } from './FileAway.tsx';
import { When } from './When.tsx';

/** What a reader sees at a glance: that it is pinned, critical, new or corrected. */
export function CommunicationMarks({
  of: { pin, critical, readAt, editedAt, publishedAt, audienceName },
}: {
  readonly of: ShownCommunication;
}): ReactElement {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-soft">
      {pin ? (
        <span className="inline-flex items-center gap-1">
          <Icon of={Pin} size={16} />
          <Trans>Fijado</Trans>
        </span>
      ) : null}
      <When at={publishedAt} />
      {audienceName === null ? null : <span>{audienceName}</span>}
      {editedAt === null ? null : <Trans>editado</Trans>}
      {critical ? (
        <StatusTag severity="error">
          <span className="inline-flex items-center gap-1">
            <Icon of={TriangleAlert} size={16} />
            <Trans>Crítico</Trans>
          </span>
        </StatusTag>
      ) : null}
      {readAt === null ? (
        <StatusTag severity="info">
          <Trans>Nuevo</Trans>
        </StatusTag>
      ) : null}
    </p>
  );
}

/** The whole card leads to its page; what is asked is answered here. */
export function CommunicationCard({
  of,
  className,
}: {
  readonly of: ShownCommunication;
  readonly className?: string | undefined;
}): ReactElement {
  return (
    <Card as="article" className={classes('flex flex-col gap-3', className)}>
      <CommunicationMarks of={of} />
      <div className="flex flex-col gap-1">
        <Link
          href={communicationAddress(of.id)}
          className="rounded-control text-h6 font-semibold wrap-anywhere hover:underline"
        >
          {of.title}
        </Link>
        {of.message === '' ? null : (
          <p className="line-clamp-3 text-small wrap-anywhere whitespace-pre-line text-soft">{of.message}</p>
        )}
      </div>
      {/* Alone, the quiet button brings its own space below. */}
      <div className={classes('flex flex-wrap items-center gap-3', !of.asksAcknowledgement && '-mb-3')}>
        <Acknowledge of={of} />
        <FileAway of={of} />
      </div>
    </Card>
  );
}
