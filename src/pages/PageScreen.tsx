/** `/pages/:slug`: a page of the organisation (spec §7 "Custom pages"). */
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useParams } from 'wouter';
import { isNotFound } from '#src/ui/isNotFound.ts';
import { editedLabel } from '#src/lib/longDates.ts';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import { Skeleton, SkeletonText } from '#src/ui/Skeleton.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { QueryBoundary } from '#src/ui/QueryBoundary.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { pageQueries, type ReadPage } from './pages.queries.ts';
import { PageText } from './PageText.tsx';
import { usePageName } from './usePageName.ts';

const Skeletons = (): ReactElement => (
  <div className="flex flex-col gap-6">
    <SkeletonText lines={4} />
    <Skeleton className="aspect-video w-full rounded-card!" />
    <SkeletonText lines={3} />
  </div>
);

function Gone(): ReactElement {
  return (
    <Empty
      drawing="search"
      text={<Trans>Esta página ya no está publicada.</Trans>}
      action={
        <Link href="/" asChild>
          <LinkButton>
            <Trans>Ir al inicio</Trans>
          </LinkButton>
        </Link>
      }
    />
  );
}

function Shown({ page }: { readonly page: ReadPage }): ReactElement {
  const language = useLanguage();
  const now = useNow();
  const day = editedLabel(page.updatedAt, { now, language });
  return (
    <article className="flex flex-col gap-8">
      <PageText content={page.content} />
      <p className="text-meta text-soft">
        <Trans>Actualizada: {day}</Trans>
      </p>
    </article>
  );
}

/** The screen of the route `/pages/:slug`; the page's name is in the tab title. */
export function PageScreen(): ReactElement {
  const { t } = useLingui();
  const { slug } = useParams<{ slug: string }>();
  const asked = useQuery(pageQueries.view(slug));
  const mayManage = useMe()?.permissions.includes('pages.manage') === true;
  // `not_found` overrides cached data: the page may have been removed since.
  const isGone = isNotFound(asked.error);
  const page = isGone ? undefined : asked.data;
  usePageName(page?.title);
  return (
    <Page
      title={page?.title ?? t`Página`}
      hideTitle={page === undefined}
      width="feed"
      actions={
        mayManage && page !== undefined ? (
          <Link href={`/admin/pages?page=${page.id}`} asChild>
            <LinkButton icon={Pencil}>
              <Trans>Editar</Trans>
            </LinkButton>
          </Link>
        ) : undefined
      }
    >
      {isGone ? (
        <Gone />
      ) : (
        <QueryBoundary
          query={asked}
          label={t`Cargando la página`}
          skeleton={<Skeletons />}
          what={<Trans>No pudimos cargar esta página.</Trans>}
          whatOld={<Trans>No pudimos actualizar esta página.</Trans>}
        >
          {(shown) => <Shown page={shown} />}
        </QueryBoundary>
      )}
    </Page>
  );
}
