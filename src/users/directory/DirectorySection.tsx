/** `/admin/directory`: the people of the company's LDAP directory, and a preview of an import from it. */
import { useState, type ReactElement } from 'react';
import type { SyncInput } from './directory.queries.ts';
import { DirectoryList } from './DirectoryList.tsx';
import { Rehearsal } from './Rehearsal.tsx';

/** The list, or the rehearsal of the selection. */
export function DirectorySection(): ReactElement {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [wish, setInput] = useState<SyncInput | null>(null);
  return wish === null ? (
    <DirectoryList chosen={chosen} onChosen={setChosen} onRehearse={setInput} />
  ) : (
    <Rehearsal wish={wish} onInput={setInput} onBack={() => setInput(null)} />
  );
}
