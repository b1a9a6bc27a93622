/** One request of a list: what, whose, who has it now and since when. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { relativeAge } from '#src/lib/dates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { nameOf } from '#src/people/personName.ts';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { requestAddress } from './requestAddress.ts';
import type { ShownRequest } from './requests.queries.ts';
import { StandingTag } from './requestWords.tsx';

/** Who has it, since when; else when it was decided. */
function Now({ request: { decision, createdAt } }: { readonly request: ShownRequest }): ReactElement {
  const language = useLanguage();
  const now = useNow();
  const age = (at: string): string => relativeAge(at, { now, language });
  const { holders, decidedAt, decidedBy } = decision;
  const [holder] = holders;
  if (holder !== undefined)
    return holders.length === 1 ? (
      <Trans>
        La tiene {nameOf(holder.user)}, {age(holder.since)}
      </Trans>
    ) : (
      <Trans>
        Pueden decidir {nameOf(holder.user)} y otras personas, {age(holder.since)}
      </Trans>
    );
  if (decidedAt !== null)
    return decidedBy === null ? (
      <Trans>Decidida {age(decidedAt)}</Trans>
    ) : (
      <Trans>
        Decidió {nameOf(decidedBy)}, {age(decidedAt)}
      </Trans>
    );
  return <Trans>Enviada {age(createdAt)}</Trans>;
}

export function RequestRow({
  request,
  showsPerson = false,
}: {
  readonly request: ShownRequest;
  readonly showsPerson?: boolean;
}): ReactElement {
  const { id, title, user, state, decision } = request;
  return (
    <Link
      href={requestAddress(id)}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-card p-4 transition-colors duration-120 hover:bg-subtle"
    >
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">
          {showsPerson && user !== null ? `${title} · ${nameOf(user)}` : title}
        </span>
        <span className="block text-small text-soft wrap-anywhere">
          <Now request={request} />
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {decision.late ? (
          <StatusTag severity="warning">
            <Trans>Atrasada</Trans>
          </StatusTag>
        ) : null}
        <StandingTag of={state} />
      </span>
    </Link>
  );
}
