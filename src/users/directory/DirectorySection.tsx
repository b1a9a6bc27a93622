/** `/admin/directory`: who works here by the company's directory, and what taking it over would change. */
import { useState, type ReactElement } from 'react';
import type { SyncInput } from './directory.queries.ts';
import { DirectoryList } from './DirectoryList.tsx';
import { Rehearsal } from './Rehearsal.tsx';

/** The list, or the rehearsal of what was chosen in it. */
export function DirectorySection(): ReactElement {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [wish, setInput] = useState<SyncInput | null>(null);
  return wish === null ? (
    <DirectoryList chosen={chosen} onChosen={setChosen} onRehearse={setInput} />
  ) : (
    <Rehearsal wish={wish} onWish={setInput} onBack={() => setInput(null)} />
  );
}
