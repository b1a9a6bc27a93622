/** The frame of the administration: the menu of sections and the heading of the open section. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useIsDesktop } from '#src/lib/device.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Page } from '#src/ui/Page.tsx';
import { Loading } from '#src/ui/StateViews.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { ActionsPlace } from './actionsPlace.ts';
import { Overview } from './Overview.tsx';
import { SectionMenu } from './SectionMenu.tsx';
import type { OpenGroup, Section } from './sectionRow.ts';

interface AdminScreenProps {
  /** The sections that the user may open. */
  readonly groups: readonly OpenGroup[];
  /** The section of the URL; undefined for the overview. */
  readonly current?: Section | undefined;
  /** The section itself; may suspend. */
  readonly children?: ReactNode;
  /** Replaces a section that may not be shown. Has its own heading. */
  readonly standIn?: ReactNode;
  /** Called when pointer or focus comes near a section, so that its chunk can be preloaded. */
  readonly onNear?: ((section: Section) => void) | undefined;
}

const leaveIt = (): void => undefined;

const BackLink = (): ReactElement => (
  <Link
    href="/admin"
    className="target -ms-1 inline-flex items-center gap-1 rounded-control pe-2 text-small font-semibold text-link hover:underline"
  >
    <Icon of={ChevronLeft} size={16} className="rtl:-scale-x-100" />
    <Trans>Panel de administración</Trans>
  </Link>
);

const SectionSkeleton = (): ReactElement => (
  <Loading>
    <span className="flex flex-col gap-4">
      <Skeleton className="h-11 w-full max-w-80" />
      <Skeleton className="h-72 w-full rounded-card" />
    </span>
  </Loading>
);

function OpenSection({
  section,
  children,
}: {
  readonly section: Section;
  readonly children: ReactNode;
}): ReactElement {
  const { i18n } = useLingui();
  const isDesktop = useIsDesktop();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <ActionsPlace value={place}>
      {/* The heading is rendered from the start: it has the focus while its section loads. */}
      <Page
        title={i18n._(section.title)}
        lead={i18n._(section.lead)}
        back={isDesktop ? undefined : <BackLink />}
        actions={<div ref={setPlace} className="flex flex-wrap items-center gap-3" />}
      >
        <Suspense fallback={<SectionSkeleton />}>
          <div className="flex min-w-0 animate-appear flex-col gap-6 wide:gap-8">{children}</div>
        </Suspense>
      </Page>
    </ActionsPlace>
  );
}

/** From 900 px the menu is beside the section. Below, the overview is the menu. */
export function AdminScreen({
  groups,
  current,
  children,
  standIn,
  onNear = leaveIt,
}: AdminScreenProps): ReactElement {
  const { t } = useLingui();
  return (
    <div className="flex flex-1">
      {groups.length === 0 ? null : <SectionMenu groups={groups} current={current} onNear={onNear} />}
      <div className="min-w-0 flex-1">
        {standIn ??
          (current === undefined ? (
            <Page
              title={t`Panel de administración`}
              lead={t`Todo lo que tu organización decide, en un solo lugar.`}
            >
              <Overview groups={groups} onNear={onNear} />
            </Page>
          ) : (
            <OpenSection section={current}>{children}</OpenSection>
          ))}
      </div>
    </div>
  );
}
