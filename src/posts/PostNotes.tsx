/** The state of a post in words: private, archived, hidden, removed, pending, edited. */
import { Trans } from '@lingui/react/macro';
import { Archive, Clock, Flag, Lock, ShieldAlert, Trash2, type LucideIcon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import type { Post } from '#schema/posts/posts.shapes.ts';
import { exactTime } from '#src/lib/dates.ts';
import { editedLabel } from '#src/lib/longDates.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { TimeLabel } from '#src/ui/TimeLabel.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import { useNow } from '#src/lib/useNow.ts';

const Note = ({ icon, children }: { icon: LucideIcon; children: ReactNode }): ReactElement => (
  <li className="flex items-start gap-2">
    <Icon of={icon} size={16} className="mt-0.5 shrink-0" />
    <span>{children}</span>
  </li>
);

/** "Editado: June 02, 2026" with the exact moment on hover (spec §9). */
export function EditedLabel({ at }: { at: string }): ReactElement {
  const now = useNow();
  const language = useLanguage();
  return (
    <span className="inline-flex items-baseline gap-1 text-small text-soft">
      <Trans>Editado:</Trans>
      <TimeLabel
        label={editedLabel(at, { now, language })}
        exact={exactTime(at, { language })}
        dateTime={at}
      />
    </span>
  );
}

/** Nothing for an ordinary post. */
export function PostNotes({ post }: { post: Post }): ReactElement | null {
  const { isPrivate, filed, hidden, state, reportedByMe, editedAt } = post;
  const isOrdinary = !isPrivate && !filed && !hidden && !reportedByMe && state === 'published';
  if (isOrdinary && editedAt === null) return null;
  return (
    <div className="flex flex-col gap-2">
      {isOrdinary ? null : (
        <ul className="flex flex-col gap-1 text-small text-soft">
          {state === 'pending' ? (
            <Note icon={Clock}>
              <Trans>Sale en unos segundos; todavía puedes deshacerlo.</Trans>
            </Note>
          ) : null}
          {state === 'removed' ? (
            <Note icon={Trash2}>
              <Trans>Se eliminó: ya no está en el inicio y sus puntos se devolvieron.</Trans>
            </Note>
          ) : null}
          {isPrivate ? (
            <Note icon={Lock}>
              <Trans>Privada: solo la ven quien la envió y quienes la reciben.</Trans>
            </Note>
          ) : null}
          {filed && state !== 'removed' ? (
            <Note icon={Archive}>
              <Trans>Archivada: no está en el inicio.</Trans>
            </Note>
          ) : null}
          {hidden ? (
            <Note icon={ShieldAlert}>
              <Trans>Oculta por un reporte hasta que alguien de administración decida.</Trans>
            </Note>
          ) : null}
          {reportedByMe ? (
            <Note icon={Flag}>
              <Trans>Lo reportaste.</Trans>
            </Note>
          ) : null}
        </ul>
      )}
      {editedAt === null ? null : <EditedLabel at={editedAt} />}
    </div>
  );
}
