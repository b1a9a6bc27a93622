/** The change of one person: identity, and old and new values. */
import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import type { PreviewLine as Line } from '#schema/users/imports.endpoints.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { roleNames } from '#src/users/admin/personWords.ts';
import { actionTags, fieldWords } from './importWords.ts';

type Change = Line['changes'][number];

/** The heading already shows the identity of a new person. */
const isSaid = (action: Line['action'], field: Change['field']): boolean =>
  action === 'added' && (field === 'email' || field === 'firstName' || field === 'lastName');

/** Values of a fixed set are translated. */
function useValue(): (field: Change['field'], value: string) => string {
  const { t, i18n } = useLingui();
  const words: Readonly<Record<string, string>> = {
    'takesPoints true': t`Sí`,
    'takesPoints false': t`No`,
    'language spanish': t`Español`,
    'language english': t`Inglés`,
    'userType employee': i18n._(roleNames.employee),
    'userType manager': i18n._(roleNames.manager),
    'userType admin': i18n._(roleNames.admin),
  };
  return (field, value) => (value === '' ? t`vacío` : (words[`${field} ${value}`] ?? value));
}

const Changed = ({ change: { field, from, to } }: { readonly change: Change }): ReactElement => {
  const { t, i18n } = useLingui();
  const valueOf = useValue();
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="text-soft">{i18n._(fieldWords[field])}</dt>
      <dd className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 wrap-anywhere">
        {from === '' ? null : (
          <>
            <s className="text-soft decoration-1">{valueOf(field, from)}</s>
            <Icon of={ArrowRight} size={16} className="shrink-0 self-center text-soft rtl:-scale-x-100" />
            <span className="sr-only">{t`pasa a`}</span>
          </>
        )}
        <span>{valueOf(field, to)}</span>
      </dd>
    </div>
  );
};

/** One line of the preview. */
export function PreviewLine({
  line,
  withRow,
}: {
  readonly line: Line;
  /** Whether to show the row; a directory has no rows. */
  readonly withRow: boolean;
}): ReactElement {
  const { t, i18n } = useLingui();
  const { action, name, email, row } = line;
  const changes = line.changes.filter(({ field }) => !isSaid(action, field));
  const { word, severity } = actionTags[action];
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1.5 border-b border-line px-4 py-3 in-[li:last-child]:border-b-0 wide:px-5">
      <Avatar name={name === '' ? email : name} size={40} />
      <div className="min-w-[calc(100%-3.25rem)] flex-1 sm:min-w-0">
        <p className="font-semibold wrap-anywhere">{name === '' ? email : name}</p>
        <p className="text-small text-soft wrap-anywhere">
          {email}
          {row === null || !withRow ? null : ` · ${t`fila ${row}`}`}
        </p>
      </div>
      <span className="max-sm:w-full max-sm:ps-13">
        <StatusTag severity={severity}>{i18n._(word)}</StatusTag>
      </span>
      {changes.length === 0 ? null : (
        <dl className="flex w-full flex-col gap-1 ps-13 text-small wide:flex-row wide:flex-wrap wide:gap-x-5">
          {changes.map((change) => (
            <Changed key={change.field} change={change} />
          ))}
        </dl>
      )}
    </div>
  );
}
