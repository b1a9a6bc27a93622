/** Passes the sections to the administration: access rules, chunks with their texts, and fallbacks. */
import { useLingui } from '@lingui/react/macro';
import { lazy, useEffect, type ReactElement } from 'react';
import { useParams } from 'wouter';
import { AdminScreen } from '#src/admin/AdminScreen.tsx';
import type { Section } from '#src/admin/sectionRow.ts';
import { openGroups, sectionAt, sections } from '#src/adminSections/sections.ts';
import { brandName } from '#schema/brand.ts';
import { ModulePlaces } from '#src/organization/modulePlaces.context.ts';
import { loadRouteFallback } from './chunks.ts';
import { judge, type Verdict } from './guard.ts';
import { modulePlaces } from './modulePlaces.ts';
import { titleOf } from './pageTitle.ts';
import type { Screen } from './routes.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { useShell } from './shell.context.ts';
import { withItsTexts, type TextedPart } from './textedPart.tsx';

const StandIn = lazy(() => loadRouteFallback().then((file) => ({ default: file.RouteFallback })));

const parts: ReadonlyMap<string, TextedPart> = new Map(
  sections.map(({ id, part }) => [id, withItsTexts(part)]),
);

const screenOf = (section: Section): Screen => ({
  ...section,
  path: `/admin/${section.path}`,
  group: 'admin',
  hidden: true,
  open: false,
});

/** Sets the document title to the section's name; the overview has the title of the whole area. */
function useSectionTitle(path: string | undefined, section: Section | undefined): void {
  const { t, i18n } = useLingui();
  const { organization, brand } = useShell();
  const name = section === undefined ? t`Esta página no existe` : i18n._(section.title);
  const title = path === undefined ? '' : titleOf(name, organization, brandName[brand]);
  useEffect(() => {
    if (title === '') return undefined;
    let isHere = true;
    // Runs after the route sets the title of the whole area in the same commit.
    queueMicrotask(() => {
      if (isHere) document.title = title;
    });
    return () => {
      isHere = false;
    };
  }, [title]);
}

function standInFor(section: Section | undefined, verdict: Verdict): ReactElement | undefined {
  if (section === undefined) return <StandIn screen={undefined} verdict="screen" />;
  if (verdict === 'loading') return <ScreenSkeleton />;
  if (verdict === 'screen') return undefined;
  return <StandIn screen={screenOf(section)} verdict={verdict} />;
}

/** `/admin` and `/admin/:section`. */
export function AdminSlot(): ReactElement {
  const { guard } = useShell();
  const { section: path } = useParams<{ section?: string }>();
  const section = path === undefined ? undefined : sectionAt(path);
  useSectionTitle(path, section);
  const groups = openGroups((one) => judge(one, guard) === 'screen');
  const near = ({ id }: Section): void => parts.get(id)?.fetch();
  if (path === undefined) return <AdminScreen groups={groups} onNear={near} />;
  const Content = section === undefined ? undefined : parts.get(section.id)?.Part;
  return (
    <AdminScreen
      groups={groups}
      current={section}
      onNear={near}
      standIn={standInFor(section, section === undefined ? 'screen' : judge(section, guard))}
    >
      {Content === undefined ? null : (
        <ModulePlaces value={modulePlaces}>
          <Content />
        </ModulePlaces>
      )}
    </AdminScreen>
  );
}
