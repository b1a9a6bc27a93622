/** What becomes of one person: who it is, and what changes from what to what. */
import { useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import type { PreviewLine as Line } from '#schema/users/imports.endpoints.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import { actionTags, fieldWords } from './importWords.ts';

type Change = Line['changes'][number];

const Changed = ({ change: { field, from, to } }: { readonly change: Change }): ReactElement => {
  const { t, i18n } = useLingui();
  const nothing = t`vacío`;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="text-soft">{i18n._(fieldWords[field])}</dt>
      <dd className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 wrap-anywhere">
        {from === '' ? null : (
          <>
            <s className="text-soft decoration-1">{from}</s>
            <Icon of={ArrowRight} size={16} className="shrink-0 self-center text-soft rtl:-scale-x-100" />
            <span className="sr-only">{t`pasa a`}</span>
          </>
        )}
        <span>{to === '' ? nothing : to}</span>
      </dd>
    </div>
  );
};

/** One line of the preview. */
export function PreviewLine({ line }: { readonly line: Line }): ReactElement {
  const { t, i18n } = useLingui();
  const { action, name, email, row, changes } = line;
  const { word, severity } = actionTags[action];
  return (
    <div className="flex items-start gap-3 border-b border-line px-4 py-3 wide:px-5">
      <Avatar name={name === '' ? email : name} size={40} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{name === '' ? email : name}</p>
        <p className="text-small text-soft wrap-anywhere">
          {email}
          {row === null ? null : ` · ${t`fila ${row}`}`}
        </p>
        {changes.length === 0 ? null : (
          <dl className="mt-1.5 flex flex-col gap-1 text-small wide:flex-row wide:flex-wrap wide:gap-x-5">
            {changes.map((change) => (
              <Changed key={change.field} change={change} />
            ))}
          </dl>
        )}
      </div>
      <StatusTag severity={severity}>{i18n._(word)}</StatusTag>
    </div>
  );
}
