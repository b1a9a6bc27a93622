/** One submission as a line: the benefit, and who has it now and since when. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useWording } from '#src/forms/useWording.ts';
import { relativeAge } from '#src/lib/dates.ts';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { nameOf } from '#src/people/personName.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Card } from '#src/ui/Card.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { submissionAddress } from './benefitAddress.ts';
import type { ShownSubmission } from './benefits.queries.ts';
import { SubmissionTag } from './benefitWords.tsx';

/** Who has it, since when; else what became of it. */
export function Now({ of }: { readonly of: ShownSubmission }): ReactElement {
  const language = useLanguage();
  const now = useNow();
  const age = (at: string): string => relativeAge(at, { now, language });
  const { holders, state, createdAt, decidedAt, deliveredAt } = of;
  const [holder] = holders;
  if (holder !== undefined)
    return holders.length === 1 ? (
      <Trans>
        Lo tiene {nameOf(holder.user)}, {age(holder.since)}
      </Trans>
    ) : (
      <Trans>
        Puede decidir {nameOf(holder.user)} u otra persona, {age(holder.since)}
      </Trans>
    );
  if (deliveredAt !== null) return <Trans>Entregado {age(deliveredAt)}</Trans>;
  if (state === 'approved') return <Trans>Aprobado {age(decidedAt ?? createdAt)}; falta entregarlo</Trans>;
  if (decidedAt !== null) return <Trans>Decidido {age(decidedAt)}</Trans>;
  return <Trans>Pedido {age(createdAt)}</Trans>;
}

export function SubmissionRow({ of }: { readonly of: ShownSubmission }): ReactElement {
  const say = useWording();
  const { id, name, nameEn, state, late, holders } = of;
  const [holder] = holders;
  return (
    <Card padding="small" className="relative flex flex-wrap items-center gap-x-4 gap-y-2 hover:bg-subtle">
      {holder === undefined ? null : (
        <Avatar name={nameOf(holder.user)} src={holder.user.profileImageUrl} size={40} />
      )}
      <span className="min-w-40 flex-1">
        <Link
          href={submissionAddress(id)}
          className="block font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-card"
        >
          {say(name, nameEn)}
        </Link>
        <span className="block text-small text-soft">
          <Now of={of} />
        </span>
      </span>
      {late ? (
        <StatusTag severity="warning">
          <Trans>Espera más de lo acordado</Trans>
        </StatusTag>
      ) : (
        <SubmissionTag of={state} />
      )}
    </Card>
  );
}
