/** One idea: what it is, what became of it and why, what lives on in it, and what people say. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { BackLink } from '#src/ui/BackLink.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { TextLink } from '#src/ui/LinkButton.tsx';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { SkeletonLine } from '#src/ui/SkeletonLine.tsx';
import { IdeaFacts } from './IdeaCard.tsx';
import { IdeaComments } from './IdeaComments.tsx';
import { ideaQueries, type OpenedIdea } from './ideas.queries.ts';
import { IdeaTag, ideaAddress } from './ideaWords.tsx';
import { VoteButton } from './VoteButton.tsx';

const ToIdea = ({ of: { id, title } }: { readonly of: OpenedIdea['merged'][number] }): ReactElement => (
  <Link href={ideaAddress(id)} asChild>
    <TextLink className="wrap-anywhere">{title}</TextLink>
  </Link>
);

/** Why it was refused, or what was done. */
function Answer({ idea: { status, reason } }: { readonly idea: OpenedIdea }): ReactElement | null {
  if (reason === null) return null;
  return (
    <p className="rounded-control bg-subtle p-3 whitespace-pre-line wrap-anywhere">
      <strong>
        {status === 'refused' ? (
          <Trans>Por qué no por ahora:</Trans>
        ) : status === 'done' ? (
          <Trans>Qué se hizo:</Trans>
        ) : (
          <Trans>Qué sigue:</Trans>
        )}
      </strong>{' '}
      {reason}
    </p>
  );
}

function Opened({ idea }: { readonly idea: OpenedIdea }): ReactElement {
  const { t } = useLingui();
  const { title, text, status, mergedInto, merged } = idea;
  return (
    <div className="flex flex-col gap-5">
      <Card as="section" aria-label={title} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <h2 className="min-w-0 text-h5 font-bold wrap-anywhere">{title}</h2>
          <IdeaTag of={status} />
        </div>
        <IdeaFacts idea={idea} />
        {text === '' ? null : <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
        <Answer idea={idea} />
        {mergedInto === null ? (
          <div>
            <VoteButton idea={idea} />
          </div>
        ) : (
          <p className="rounded-control bg-subtle p-3">
            <Trans>Se unió a otra idea, con todos sus apoyos. Sigue aquí:</Trans> <ToIdea of={mergedInto} />
          </p>
        )}
      </Card>
      {merged.length === 0 ? null : (
        <Card as="section" aria-label={t`Ideas que se unieron a esta`} className="flex flex-col gap-3">
          <CardTitle>
            <Trans>Ideas que se unieron a esta</Trans>
          </CardTitle>
          <ul className="flex flex-col gap-2">
            {merged.map((one) => (
              <li key={one.id}>
                <ToIdea of={one} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      <IdeaComments idea={idea} />
    </div>
  );
}

export function IdeaView({ id }: { readonly id: string }): ReactElement {
  const { t } = useLingui();
  return (
    <div className="flex w-full max-w-feed flex-col gap-4">
      <BackLink to="/suggestions">
        <Trans>Todas las ideas</Trans>
      </BackLink>
      <QueryBoundary
        query={useQuery(ideaQueries.one(id))}
        label={t`Cargando la idea`}
        skeleton={Array.from({ length: 4 }, (_, line) => (
          <SkeletonLine key={line} />
        ))}
        what={<Trans>No pudimos cargar esta idea.</Trans>}
        gone={<Trans>No encontramos esta idea.</Trans>}
      >
        {(idea) => <Opened idea={idea} />}
      </QueryBoundary>
    </div>
  );
}
