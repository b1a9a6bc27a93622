/** Choosing departments by typing; nothing chosen is everybody. It brings no words of its own: each place says what it asks. */
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { matches } from '#src/lib/text.ts';
import { MultiCombobox } from '#src/ui/MultiCombobox.tsx';
import { departmentQueries } from './departments.queries.ts';

/** Ids in, ids out; one that is switched off meanwhile stays chosen as `unknown`. */
export function DepartmentsField({
  value,
  onChange,
  unknown,
  ...words
}: {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly placeholder: string;
  readonly emptyText: string;
  /** What a department is called that is no longer active. */
  readonly unknown: string;
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
}): ReactElement {
  const asked = useQuery(departmentQueries.list());
  const [query, setQuery] = useState('');
  const all = asked.data ?? [];
  const nameOf = (id: string): string => all.find((one) => one.id === id)?.name ?? unknown;
  return (
    <MultiCombobox
      {...words}
      value={value.map((id) => ({ id, label: nameOf(id) }))}
      onChange={(items) => onChange(items.map(({ id }) => id))}
      query={query}
      onQuery={setQuery}
      options={all.filter(({ name }) => matches(name, query)).map(({ id, name }) => ({ id, label: name }))}
      state={asked.data !== undefined ? 'ready' : asked.isError ? 'failed' : 'loading'}
      onRetry={() => void asked.refetch()}
    />
  );
}
