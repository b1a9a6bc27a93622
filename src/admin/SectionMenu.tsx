/** The menu of sections beside the open section, in the large layout. */
import { useLingui } from '@lingui/react/macro';
import { LayoutGrid } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { Link } from 'wouter';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import type { OpenGroup, Section } from './sectionRow.ts';

interface RowProps {
  readonly href: string;
  readonly title: string;
  readonly icon: LucideIcon;
  readonly here: boolean;
  readonly onNear?: (() => void) | undefined;
}

const Row = ({ href, title, icon, here, onNear }: RowProps): ReactElement => (
  <Link
    href={href}
    aria-current={here ? 'page' : undefined}
    onPointerEnter={onNear}
    onFocus={onNear}
    className={classes(
      'target flex min-h-10 items-center gap-3 rounded-control px-3 py-2 text-small transition-colors duration-120 pointer-coarse:min-h-11',
      here ? 'bg-brand-tint font-semibold text-link' : 'text-ink hover:bg-subtle',
    )}
  >
    <Icon of={icon} className={classes('shrink-0', !here && 'text-soft')} />
    <span className="min-w-0 flex-1">{title}</span>
  </Link>
);

function Group({
  group,
  current,
  onNear,
}: {
  readonly group: OpenGroup;
  readonly current: Section | undefined;
  readonly onNear: (section: Section) => void;
}): ReactElement {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div>
      <p id={id} className="px-3 pb-1 text-meta font-semibold text-soft">
        {i18n._(group.label)}
      </p>
      <ul aria-labelledby={id} className="flex flex-col gap-0.5">
        {group.sections.map((section) => (
          <li key={section.id}>
            <Row
              href={`/admin/${section.path}`}
              title={i18n._(section.title)}
              icon={section.icon}
              here={section.id === current?.id}
              onNear={() => onNear(section)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Sticky below the top bar. Only in the large layout. It scrolls by itself to the open section. */
export function SectionMenu({
  groups,
  current,
  onNear,
}: {
  readonly groups: readonly OpenGroup[];
  /** The open section; undefined on the overview. */
  readonly current: Section | undefined;
  /** Called when pointer or focus comes near a section, so that its chunk can be preloaded. */
  readonly onNear: (section: Section) => void;
}): ReactElement {
  const { t } = useLingui();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (!menu.current || !row) return;
    const { scrollTop, clientHeight } = menu.current;
    const { offsetTop, offsetHeight } = row;
    // `scrollIntoView` would also scroll the page.
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight)
      menu.current.scrollTop = offsetTop - (clientHeight - offsetHeight) / 2;
  }, [current]);
  return (
    <nav
      ref={menu}
      aria-label={t`Secciones de administración`}
      className="sticky top-[var(--head-top,64px)] hidden h-[calc(100dvh-var(--head-top,64px))] w-60 shrink-0 flex-col gap-5 overflow-y-auto border-e border-line p-4 pt-8 wide:flex"
    >
      <Row href="/admin" title={t`Resumen`} icon={LayoutGrid} here={current === undefined} />
      {groups.map((group) => (
        <Group key={group.group} group={group} current={current} onNear={onNear} />
      ))}
    </nav>
  );
}
