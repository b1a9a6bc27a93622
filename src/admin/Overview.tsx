/** Every section that can be opened, as a card with its description. */
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Empty } from '#src/ui/StateViews.tsx';
import type { OpenGroup, Section } from './sectionRow.ts';

function SectionCard({
  section,
  onNear,
}: {
  readonly section: Section;
  readonly onNear: (section: Section) => void;
}): ReactElement {
  const { i18n } = useLingui();
  return (
    <li className="flex">
      <Link
        href={`/admin/${section.path}`}
        onPointerEnter={() => onNear(section)}
        onFocus={() => onNear(section)}
        className="group flex w-full items-center gap-4 rounded-card border border-line bg-card p-4 transition-colors duration-120 hover:border-control wide:items-start wide:p-5"
      >
        <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-brand-tint text-link">
          <Icon of={section.icon} />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold group-hover:text-link">{i18n._(section.title)}</span>
          <span className="mt-0.5 block text-small text-soft">{i18n._(section.lead)}</span>
        </span>
        <Icon of={ChevronRight} className="shrink-0 text-soft wide:hidden" />
      </Link>
    </li>
  );
}

/** A list in the small layout, cards in the large layout. */
export function Overview({
  groups,
  onNear,
}: {
  readonly groups: readonly OpenGroup[];
  readonly onNear: (section: Section) => void;
}): ReactElement {
  const { i18n } = useLingui();
  if (groups.length === 0)
    return (
      <Card>
        <Empty
          drawing="coming"
          text={
            <Trans>
              Aquí verás lo que puedes administrar. Aparece cuando tu organización activa las funciones que
              usa.
            </Trans>
          }
        />
      </Card>
    );
  return (
    <>
      {groups.map(({ group, label, sections }) => (
        <section key={group} aria-labelledby={`admin-${group}`} className="flex flex-col gap-3">
          <h2 id={`admin-${group}`} className="text-h6 font-semibold">
            {i18n._(label)}
          </h2>
          <ul className="grid gap-3 xl:grid-cols-2">
            {sections.map((section) => (
              <SectionCard key={section.id} section={section} onNear={onNear} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
