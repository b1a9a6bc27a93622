/**
 * `/post`: the feed with its filters, or with `?id=` one post (spec §2). Filters and post are in the address,
 * so that back and links work.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { HeartHandshake } from 'lucide-react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { openComposer } from './composer.store.ts';
import { Button } from '#src/ui/Button.tsx';
import { BackLink } from '#src/ui/BackLink.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { Feed } from './Feed.tsx';
import { FeedFilters } from './FeedFilters.tsx';
import { OnePost } from './OnePost.tsx';
import { isNarrowed } from '#src/api/searchOf.ts';
import { feedSearch, type FeedFilter } from '#src/feed/feedSearch.ts';

const recognise = (people: readonly PublicUser[]): void =>
  openComposer(people.length === 0 ? {} : { people });

/** The reason of the empty list, and a button that clears the filter. */
function NothingHere({ filter, onAll }: { filter: FeedFilter; onAll: () => void }): ReactElement {
  const { filed, postType, valueId, departmentId } = filter;
  const parts = [postType, valueId, departmentId].filter((one) => one !== undefined).length;
  return (
    <Empty
      drawing={filed === true ? 'message' : 'search'}
      text={
        filed === true ? (
          <Trans>No hay publicaciones archivadas. Las que archives quedan aquí, fuera del inicio.</Trans>
        ) : parts > 1 ? (
          <Trans>Nada con estos filtros juntos todavía.</Trans>
        ) : valueId !== undefined ? (
          <Trans>Nadie ha reconocido este valor todavía.</Trans>
        ) : departmentId !== undefined ? (
          <Trans>Nadie de este departamento ha recibido un reconocimiento todavía.</Trans>
        ) : (
          <Trans>Nada con este filtro todavía.</Trans>
        )
      }
      action={
        <Button variant="secondary" onClick={onAll}>
          <Trans>Ver todo</Trans>
        </Button>
      }
    />
  );
}

const ToFeed = (): ReactElement => (
  <BackLink to="/post">
    <Trans>Todas las publicaciones</Trans>
  </BackLink>
);

/** The screen of the route `/post`. */
export function PostsScreen(): ReactElement {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const id = search.get('id');
  const asked = feedSearch.read(search);
  const { filed, polls } = asked;
  const filter: FeedFilter = filed === true ? { filed } : polls === true ? { polls } : asked;
  const narrow = (next: FeedFilter): void => setSearch(feedSearch.write(next));
  if (id !== null && id !== '')
    return (
      <Page title={t`Publicación`} width="feed" back={<ToFeed />}>
        <OnePost key={id} id={id} onRecognise={recognise} open />
      </Page>
    );
  return (
    <Page
      title={t`Reconocimientos`}
      width="feed"
      actions={
        <Button icon={HeartHandshake} onClick={() => openComposer()}>
          <Trans>Reconocer</Trans>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <FeedFilters value={filter} onChange={narrow} />
        <Feed
          key={JSON.stringify(filter)}
          filter={filter}
          onRecognise={recognise}
          {...(isNarrowed(filter) ? { empty: <NothingHere filter={filter} onAll={() => narrow({})} /> } : {})}
        />
      </div>
    </Page>
  );
}
