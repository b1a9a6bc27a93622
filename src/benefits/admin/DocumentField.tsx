/** One document of the organisation's files, chosen by its name. */
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { fileQueries } from '#src/files/files.queries.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';
import { MultiCombobox } from '#src/ui/MultiCombobox.tsx';

interface Named {
  readonly id: string;
  readonly name: string;
}

const itemOf = ({ id, name }: Named) => ({ id, label: name, face: null });

export function DocumentField({
  value,
  onChange,
  error,
}: {
  readonly value: Named | null;
  readonly onChange: (document: Named | null) => void;
  readonly error?: string | undefined;
}): ReactElement {
  const { t } = useLingui();
  const [query, setQuery] = useState('');
  const words = useDebounced(query.trim());
  const asked = useInfiniteQuery({
    ...fileQueries.list({ keywords: words === '' ? undefined : words }),
    placeholderData: keepPreviousData,
  });
  const found = asked.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <MultiCombobox
      label={t`Documento`}
      hint={t`De los archivos de la organización: la persona lee siempre la última versión.`}
      placeholder={t`Escribe el nombre de un archivo`}
      emptyText={t`Ningún archivo coincide.`}
      max={1}
      error={error}
      value={value === null ? [] : [itemOf(value)]}
      onChange={(items) => {
        const last = items.at(-1);
        onChange(last === undefined ? null : { id: last.id, name: last.label });
      }}
      query={query}
      onQuery={setQuery}
      options={found.map(itemOf)}
      state={asked.data !== undefined ? 'ready' : asked.isError ? 'failed' : 'loading'}
      onRetry={() => void asked.refetch()}
    />
  );
}
