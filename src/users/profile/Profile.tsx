/** A person's profile: facts, received and sent posts, badges; one's own with referrals. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { isNotFound } from '#src/ui/isNotFound.ts';
import { useModule } from '#src/organization/organization.context.ts';
import { AwardsWall } from '#src/recognitions/badges/AwardsWall.tsx';
import { openComposer } from '#src/posts/composer.store.ts';
import { Referrals } from '#src/recognitions/referrals/Referrals.tsx';
import { Button } from '#src/ui/Button.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { Tabs, type TabItem } from '#src/ui/Tabs.tsx';
import { useMe, type Me } from '#src/session/me.queries.ts';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { samePlace } from '#src/lib/useAddressParam.ts';
import { BadgeShelf } from './BadgeShelf.tsx';
import { HeaderSkeleton, ProfileHeader } from './ProfileHeader.tsx';
import { ProfilePosts } from './ProfilePosts.tsx';
import { profileQueries, type PersonPage } from './profile.queries.ts';

function NoPosts({
  side,
  page,
  isMine,
}: {
  side: 'received' | 'sent';
  page: PersonPage;
  isMine: boolean;
}): ReactElement {
  const { user } = page;
  const name = user.firstName;
  const maySend = useMe()?.permissions.includes('recognition.send') === true;
  const others = isMine ? [] : [user];
  return (
    <Empty
      drawing="message"
      text={
        isMine ? (
          side === 'received' ? (
            <Trans>Aquí vivirán los reconocimientos que recibas. A veces llegan después de dar uno.</Trans>
          ) : (
            <Trans>Todavía no has reconocido a nadie. ¿Quién te ayudó esta semana?</Trans>
          )
        ) : side === 'received' ? (
          <Trans>{name} todavía no tiene reconocimientos a la vista.</Trans>
        ) : (
          <Trans>{name} todavía no ha reconocido a nadie a la vista.</Trans>
        )
      }
      action={
        maySend && user.active && (isMine || side === 'received') ? (
          <Button onClick={() => openComposer({ people: others })}>
            {isMine ? <Trans>Reconocer a alguien</Trans> : <Trans>Reconocer a {name}</Trans>}
          </Button>
        ) : undefined
      }
    />
  );
}

function Parts({ page, isMine }: { page: PersonPage; isMine: boolean }): ReactElement | null {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const { hasPosts, hasBadges } = useSight();
  const mayRefer = useMe()?.permissions.includes('referrals.use') === true;
  const { id } = page.user;
  const select = (tab: string): void =>
    setSearch((old) => {
      const next = new URLSearchParams(old);
      next.set('tab', tab);
      next.delete('award');
      return next;
    }, samePlace());
  const posts = (side: 'received' | 'sent'): ReactNode => (
    <div className="flex items-start justify-between gap-8">
      <div className="max-w-feed min-w-0 flex-1">
        <ProfilePosts userId={id} side={side} empty={<NoPosts side={side} page={page} isMine={isMine} />} />
      </div>
      {hasBadges && page.badges > 0 ? (
        <BadgeShelf userId={isMine ? undefined : id} onAll={() => select('badges')} />
      ) : null}
    </div>
  );
  const tabs: readonly TabItem[] = [
    ...(hasPosts
      ? [
          { id: 'received', label: t`Recibidos`, content: posts('received') },
          { id: 'sent', label: t`Enviados`, content: posts('sent') },
        ]
      : []),
    ...(hasBadges
      ? [
          {
            id: 'badges',
            label: t`Insignias`,
            content: <AwardsWall person={isMine ? undefined : page.user} />,
          },
        ]
      : []),
    ...(isMine && hasPosts && mayRefer
      ? [{ id: 'referrals', label: t`Referidos`, content: <Referrals /> }]
      : []),
  ];
  const [first] = tabs;
  if (first === undefined) return null;
  const selected = tabs.find((tab) => tab.id === search.get('tab'))?.id ?? first.id;
  return <Tabs label={t`Qué ver de esta persona`} tabs={tabs} selected={selected} onSelect={select} />;
}

/** The profile of an external person from `Me`, because external people may not look up people. */
const pageOfMe = (me: Me): PersonPage => ({
  user: { ...me, active: true },
  received: 0,
  sent: 0,
  badges: 0,
  admissionDate: null,
  birthday: null,
  bio: null,
  phone: null,
  backgroundImageUrl: null,
  birthdayImageUrl: null,
});

/** The parts of a profile that the reader may see. */
function useSight(): { readonly hasPosts: boolean; readonly hasBadges: boolean } {
  const may = useMe()?.permissions ?? [];
  const recognitions = useModule('recognitions');
  const insignias = useModule('insignias');
  return {
    hasPosts: recognitions && may.includes('feed.see'),
    hasBadges: insignias && may.includes('badges.see'),
  };
}

const frame = 'mx-auto flex w-full max-w-content flex-col gap-6 p-4 wide:gap-8 wide:p-8';

/** One heading in every query state: the person's name, or the error. */
export function Profile({ userId }: { userId: string }): ReactElement {
  const { t } = useLingui();
  const me = useMe();
  const { hasPosts, hasBadges } = useSight();
  const isMine = userId === me?.id;
  const isOutside = isMine && !me.permissions.includes('people.search');
  const person = useQuery({
    ...profileQueries.person(userId),
    ...(isOutside ? { initialData: pageOfMe(me), enabled: false } : {}),
  });
  const isGone = isNotFound(person.error);
  const { data } = person;
  return (
    <div className={frame}>
      {data === undefined ? <h1 className="sr-only">{isMine ? t`Perfil` : t`Persona`}</h1> : null}
      {isGone ? (
        <Empty
          drawing="search"
          text={<Trans>No encontramos a esta persona. Quizá el enlace está incompleto.</Trans>}
          action={
            <Link href="/" asChild>
              <LinkButton>
                <Trans>Ir al inicio</Trans>
              </LinkButton>
            </Link>
          }
        />
      ) : (
        <QueryBoundary
          query={person}
          label={t`Cargando el perfil`}
          skeleton={<HeaderSkeleton />}
          what={<Trans>No pudimos cargar el perfil.</Trans>}
          whatOld={<Trans>No pudimos actualizar el perfil.</Trans>}
        >
          {(page) => (
            <div className="flex flex-col gap-6 wide:gap-8">
              <ProfileHeader
                page={page}
                mayRecognise={
                  !isMine &&
                  page.user.active &&
                  hasPosts &&
                  me?.permissions.includes('recognition.send') === true
                }
                hasPosts={hasPosts}
                hasBadges={hasBadges}
                isMine={isMine}
              />
              <Parts page={page} isMine={isMine} />
            </div>
          )}
        </QueryBoundary>
      )}
    </div>
  );
}
