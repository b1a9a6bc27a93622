/** `/post`: the feed with its filters, or with `?id=` one post (spec §2; filters and post live in the address, so that back and links work). */
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, HeartHandshake } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'wouter';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { openComposer } from '#src/recognitions/composer.store.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Empty } from '#src/ui/Picture.tsx';
import { Feed } from './Feed.tsx';
import { FeedFilters } from './FeedFilters.tsx';
import { OnePost } from './OnePost.tsx';
import type { FeedFilter } from './posts.queries.ts';

const recognise = (people: readonly PublicUser[]): void =>
  openComposer(people.length === 0 ? {} : { people });

const filterOf = (search: URLSearchParams): FeedFilter => ({
  postType: search.get('type') ?? undefined,
  departmentId: search.get('department') ?? undefined,
});

/** The way back to the feed; the browser's own back keeps the place, this link begins at the top. */
const ToFeed = (): ReactElement => (
  <Link
    href="/post"
    className="target inline-flex items-center gap-1.5 rounded-control text-small font-semibold text-link hover:underline"
  >
    <Icon of={ArrowLeft} size={16} />
    <Trans>Todas las publicaciones</Trans>
  </Link>
);

/** The screen of the route `/post`. */
export function PostsScreen(): ReactElement {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const id = search.get('id');
  const filter = filterOf(search);
  const isNarrowed = filter.postType !== undefined || filter.departmentId !== undefined;
  const narrow = (next: FeedFilter): void => {
    setSearch(
      new URLSearchParams({
        ...(next.postType === undefined ? {} : { type: next.postType }),
        ...(next.departmentId === undefined ? {} : { department: next.departmentId }),
      }),
    );
  };
  if (id !== null && id !== '')
    return (
      <Page title={t`Publicación`} width="feed" back={<ToFeed />}>
        <OnePost id={id} onRecognise={recognise} />
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
          key={`${filter.postType ?? ''} ${filter.departmentId ?? ''}`}
          filter={filter}
          onRecognise={recognise}
          {...(isNarrowed
            ? {
                empty: (
                  <Empty
                    drawing="search"
                    text={<Trans>Nada con este filtro todavía.</Trans>}
                    action={
                      <Button variant="secondary" onClick={() => narrow({})}>
                        <Trans>Ver todo</Trans>
                      </Button>
                    }
                  />
                ),
              }
            : {})}
        />
      </div>
    </Page>
  );
}
