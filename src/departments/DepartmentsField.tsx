/**
 * The choice of departments by typing; an empty choice means everyone. Without texts of its own: each use
 * passes them.
 */
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { matches } from '#src/lib/text.ts';
import { MultiCombobox } from '#src/ui/MultiCombobox.tsx';
import { departmentQueries } from './departments.queries.ts';

/** Takes and returns ids; a chosen department that is no longer active stays chosen as `unknown`. */
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
  /** Label of a department that is no longer active. */
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
