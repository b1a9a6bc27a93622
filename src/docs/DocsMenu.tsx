/** The menu of the documentation: two collapsible groups, with the current page marked (spec §2). */
import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { docsGroups, pageAt, type DocsGroup } from './pages.ts';

function Group({ group, onDone }: { readonly group: DocsGroup; readonly onDone: () => void }): ReactElement {
  const { i18n } = useLingui();
  const [path] = useLocation();
  const [open, setOpen] = useState(true);
  const id = useId();
  const here = pageAt(path);
  const title = i18n._(group.title);
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="target flex min-h-10 w-full items-center gap-2 rounded-control px-3 py-2 text-start text-small font-semibold transition-colors duration-120 hover:bg-subtle pointer-coarse:min-h-11"
      >
        <span className="flex-1">{title}</span>
        <Icon
          of={ChevronDown}
          size={16}
          className={classes('shrink-0 text-soft transition-transform duration-180', open && 'rotate-180')}
        />
      </button>
      <ul
        id={id}
        hidden={!open}
        aria-label={title}
        className="ms-3 mt-0.5 flex animate-appear flex-col gap-0.5 border-s border-line ps-2 [[hidden]]:hidden"
      >
        {group.pages.map((page) => (
          <li key={page.path}>
            <Link
              href={page.path}
              onClick={onDone}
              aria-current={page === here ? 'page' : undefined}
              className={classes(
                'target flex min-h-10 items-center rounded-control px-3 py-2 text-small transition-colors duration-120 pointer-coarse:min-h-11',
                page === here ? 'bg-brand-tint font-semibold text-link' : 'text-ink hover:bg-subtle',
              )}
            >
              {i18n._(page.title)}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Calls `onDone` after a choice, so that a sheet closes. */
export function DocsMenu({ onDone = () => undefined }: { readonly onDone?: () => void }): ReactElement {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Documentación`} className="px-2 py-4">
      <ul className="flex flex-col gap-3">
        {docsGroups.map((group) => (
          <Group key={group.id} group={group} onDone={onDone} />
        ))}
      </ul>
    </nav>
  );
}
