/** `/`: a greeting, the composer line, and the feed. */
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useContext, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { withTexts } from '#src/lib/texts.ts';
import { useModule, useOrganization } from '#src/organization/organization.context.ts';
import { Page } from '#src/ui/Page.tsx';
import { Failed } from '#src/ui/StateViews.tsx';
import { useMe } from '#src/session/me.queries.ts';
import { afterPosts, postsAreHere } from './firstPosts.ts';
import { partOfDay } from './greeting.ts';
import { HomeContext } from './home.context.ts';
import { useIsWide } from './useIsWide.ts';

const NoRecognitions = lazy(() =>
  withTexts(() => import('./HomeWithoutFeed.tsx')).then((file) => ({ default: file.NoRecognitions })),
);
const Outside = lazy(() =>
  withTexts(() => import('./HomeWithoutFeed.tsx')).then((file) => ({ default: file.Outside })),
);
const HomeSide = lazy(() =>
  afterPosts(() => withTexts(() => import('./HomeSide.tsx'))).then((file) => ({ default: file.HomeSide })),
);

function useGreeting(name: string): string {
  const { t } = useLingui();
  const [part] = useState(() => partOfDay(new Date()));
  switch (part) {
    case 'morning':
      return name === '' ? t`Buenos días` : t`Buenos días, ${name}`;
    case 'afternoon':
      return name === '' ? t`Buenas tardes` : t`Buenas tardes, ${name}`;
    case 'evening':
      return name === '' ? t`Buenas noches` : t`Buenas noches, ${name}`;
  }
}

function Stream(): ReactNode {
  const { feed, onRetry, areModulesLoading } = useContext(HomeContext);
  const { areModulesMissing } = useOrganization();
  const isOn = useModule('recognitions');
  const hasFeed = isOn || areModulesLoading;
  useEffect(() => {
    if (!hasFeed) postsAreHere();
  }, [hasFeed]);
  if (isOn) return feed;
  if (areModulesMissing)
    return (
      <Failed
        what={<Trans>No pudimos cargar lo que tu organización tiene activado.</Trans>}
        detail={<Trans>Por eso no sabemos si mostrarte los reconocimientos.</Trans>}
        onRetry={onRetry}
        busy={areModulesLoading}
      />
    );
  if (areModulesLoading) return null;
  return (
    <Suspense>
      <NoRecognitions />
    </Suspense>
  );
}

/** The screen of the route `/`; available without any module. */
export function HomeScreen(): ReactElement {
  const me = useMe();
  const isWide = useIsWide();
  const title = useGreeting(me?.firstName ?? '');
  const isMember = me?.permissions.includes('feed.see') ?? true;
  return (
    <Page title={title}>
      <div className="flex items-start justify-between gap-8">
        <div className="flex w-full max-w-feed min-w-0 flex-1 flex-col gap-6">
          {isMember ? (
            <Stream />
          ) : (
            <Suspense>
              <Outside />
            </Suspense>
          )}
        </div>
        {isMember && isWide ? (
          <Suspense fallback={<div className="w-side shrink-0" />}>
            <HomeSide />
          </Suspense>
        ) : null}
      </div>
    </Page>
  );
}
