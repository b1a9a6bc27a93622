/** The columns of the table of keys. */
import { useLingui } from '@lingui/react/macro';
import { StatusTag } from '#src/ui/StatusTag.tsx';
import type { Column } from '#src/ui/tableShape.ts';
import type { AdminApiKey } from './keys.queries.ts';
import { keyStateWords, scopeOf, scopeWords } from './keyWords.ts';
import { useKeyMoments } from './useKeyMoments.ts';

/** In the user's language. */
export function useKeyColumns(): readonly Column<AdminApiKey>[] {
  const { t, i18n } = useLingui();
  const moments = useKeyMoments();
  return [
    {
      id: 'name',
      header: t`Clave`,
      cell: ({ name, prefix }) => (
        <span className="block min-w-0 py-1">
          <span className="block wrap-anywhere">{name}</span>
          <code className="block text-meta font-normal text-soft">{prefix}…</code>
        </span>
      ),
    },
    {
      id: 'status',
      header: t`Estado`,
      cell: ({ status }) => (
        <StatusTag severity={keyStateWords[status].severity}>{i18n._(keyStateWords[status].label)}</StatusTag>
      ),
    },
    {
      id: 'scopes',
      header: t`Puede`,
      cell: ({ scopes }) => (
        <span className="block">
          {scopes.map((word) => {
            const scope = scopeOf(word);
            return (
              <span key={word} className="block">
                {scope === undefined ? word : i18n._(scopeWords[scope].label)}
              </span>
            );
          })}
        </span>
      ),
    },
    { id: 'by', header: t`La creó`, cell: ({ createdBy }) => createdBy.name },
    { id: 'used', header: t`Último uso`, cell: moments.used },
    { id: 'ends', header: t`Vence`, cell: moments.ends },
  ];
}
