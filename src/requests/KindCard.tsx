/** A kind of requests: what is needed, who decides, and how long it usually takes. */
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Clock, ListChecks, UserCheck, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { useDuration } from '#src/decisions/decisionWords.ts';
import { createdVariant } from '#src/lib/longDates.ts';
import { nameOf } from '#src/people/personName.ts';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { StandingTag } from './requestWords.tsx';
import { askAddress, requestAddress } from './requestAddress.ts';
import type { ShownKind } from './requests.queries.ts';

const Fact = ({
  icon,
  children,
}: {
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}): ReactElement => (
  <li className="flex gap-2">
    <Icon of={icon} size={16} className="mt-0.5 shrink-0 text-soft" />
    <span className="min-w-0 wrap-anywhere">{children}</span>
  </li>
);

/** Who decides, in words. */
function Deciders({
  of: { approvers, rule },
}: {
  readonly of: Pick<ShownKind, 'approvers' | 'rule'>;
}): ReactElement {
  const [first] = approvers;
  if (first === undefined) return <Trans>Decide tu líder</Trans>;
  const name = nameOf(first);
  const others = approvers.length - 1;
  if (others === 0) return <Trans>Decide {name}</Trans>;
  return rule === 'any' ? (
    <Plural
      value={others}
      one={<Trans>Decide {name} u otra persona</Trans>}
      other={<Trans>Decide {name} u otra de # personas</Trans>}
    />
  ) : (
    <Plural
      value={others}
      one={<Trans>Deciden {name} y # persona más</Trans>}
      other={<Trans>Deciden {name} y # personas más</Trans>}
    />
  );
}

/** Who has it, in one line. */
function Own({
  request: { decision, createdAt },
}: {
  readonly request: ShownKind['mine'][number];
}): ReactElement {
  const [holder] = decision.holders;
  const day = createdVariant(createdAt);
  return (
    <span className="min-w-0 text-small">
      {day}
      {holder === undefined ? null : (
        <span className="text-soft">
          {' · '}
          <Trans>la tiene {nameOf(holder.user)}</Trans>
        </span>
      )}
    </span>
  );
}

export function KindCard({ kind }: { readonly kind: ShownKind }): ReactElement {
  const { t } = useLingui();
  const duration = useDuration();
  const { id, title, description, needs, usualMinutes, open, mine } = kind;
  return (
    <Card as="article" aria-label={title} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <CardTitle className="wrap-anywhere">{title}</CardTitle>
        {description === '' ? null : (
          <p className="whitespace-pre-line text-soft wrap-anywhere">{description}</p>
        )}
      </div>
      <ul className="flex flex-col gap-1.5 text-small">
        {needs === '' ? null : (
          <Fact icon={ListChecks}>
            <Trans>Ten a mano: {needs}</Trans>
          </Fact>
        )}
        <Fact icon={UserCheck}>
          <Deciders of={kind} />
        </Fact>
        {usualMinutes === null ? null : (
          <Fact icon={Clock}>
            <Trans>Las últimas tardaron {duration(usualMinutes)}; no es una promesa</Trans>
          </Fact>
        )}
      </ul>
      {mine.length === 0 ? null : (
        <ul aria-label={t`Tus solicitudes de ${title}`} className="flex flex-col gap-1">
          {mine.map((request) => (
            <li key={request.id}>
              <Link
                href={requestAddress(request.id)}
                className="-mx-2 flex flex-wrap items-center justify-between gap-2 rounded-control px-2 py-1 hover:bg-subtle"
              >
                <Own request={request} />
                <StandingTag of={request.state} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto">
        {open ? (
          <Link href={askAddress(id)} asChild>
            <LinkButton aria-label={t`Pedir ${title}`}>
              <Trans>Pedir</Trans>
            </LinkButton>
          </Link>
        ) : (
          <p className="text-small text-soft">
            <Trans>Su formulario está cerrado por ahora.</Trans>
          </p>
        )}
      </div>
    </Card>
  );
}
