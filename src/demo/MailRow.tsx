/** One mail of the list: recipient and subject; when expanded, its text and actions. */
import { Trans } from '@lingui/react/macro';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useId, type ReactElement, type ReactNode } from 'react';
import type { DemoMail } from '#src/api/demoKit.ts';
import { relativeAge } from '#src/lib/dates.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';
import { MailActions } from './MailActions.tsx';

/**
 * Addresses with a token are too long to read, so they are shortened; the button beside them opens the link.
 */
const readable = ({ text, link }: DemoMail): string =>
  link === null ? text : text.replaceAll(link, `${link.split('?')[0] ?? ''}…`);

/** A row; the body is drawn only when it is open. */
export function MailRow({
  mail,
  mark,
  isOpen,
  isNew,
  onToggle,
  onLeave,
  actions,
}: {
  readonly mail: DemoMail;
  /** The kind, for lists with several kinds: icon, and label for screen readers. */
  readonly mark?: { readonly icon: LucideIcon; readonly word: string };
  readonly isOpen: boolean;
  readonly isNew: boolean;
  readonly onToggle: () => void;
  readonly onLeave: () => void;
  /** Replaces the default actions of a mail. */
  readonly actions?: ReactNode;
}): ReactElement {
  const id = useId();
  const language = useLanguage();
  const now = useNow();
  return (
    <li className="border-t border-line first:border-t-0">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex w-full items-start gap-3 rounded-control px-3 py-3 text-start transition-colors duration-120 hover:bg-hover"
        >
          <Avatar name={mail.name} src={mail.portrait} size={32} />
          <span className="min-w-0 flex-1">
            <span className={classes('block text-small', isNew ? 'font-bold' : 'font-semibold')}>
              {mail.subject}
              {isNew ? (
                <span className="ms-2 rounded-full bg-brand px-2 py-0.5 text-meta font-semibold text-on-brand">
                  <Trans>Nuevo</Trans>
                </span>
              ) : null}
            </span>
            <span className="flex min-w-0 items-center gap-1.5 text-meta text-soft">
              {mark === undefined ? null : (
                <>
                  <Icon of={mark.icon} size={16} className="shrink-0" />
                  <span className="sr-only">{mark.word}</span>
                </>
              )}
              <span className="truncate">
                {mail.to} · {relativeAge(mail.at, { now, language })}
              </span>
            </span>
          </span>
          <Icon
            of={ChevronDown}
            size={16}
            className={classes(
              'mt-1 shrink-0 text-soft transition-transform duration-180',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="ms-11 flex flex-col gap-4 px-3 pb-4">
        <p className="text-small whitespace-pre-line">{readable(mail)}</p>
        {isOpen ? (actions ?? <MailActions mail={mail} onLeave={onLeave} />) : null}
      </div>
    </li>
  );
}
