/** The filters of a list in the address, with a search that is debounced. */
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { textLength } from '#schema/limits.parts.ts';
import { isNarrowed, type Search } from '#src/api/searchOf.ts';
import { samePlace } from '#src/lib/useAddressParam.ts';
import { useDebounced } from '#src/lib/useDebounced.ts';

interface Searched {
  readonly keywords?: string | undefined;
  readonly page?: number | undefined;
  readonly [part: string]: unknown;
}

/** The state of the filters. */
export interface ListFilter<F> {
  /** The filter to ask for, with the debounced search words. */
  readonly filter: F;
  readonly typed: string;
  readonly onType: (words: string) => void;
  /** Changes a part of the filter, and returns to the first page. */
  readonly onFilter: (change: Partial<F>) => void;
  readonly clear: () => void;
  readonly isNarrowed: boolean;
}

/** Parameters of the address that are not filters, such as an open panel, stay as they are. */
export function useListFilter<F extends Searched>(search: Search<F>): ListFilter<F> {
  const [params, setParams] = useSearchParams();
  const inAddress = search.read(params);
  const [typed, setTyped] = useState(inAddress.keywords ?? '');
  const go = (next: Partial<F>): void => setParams((old) => search.into(old, next), samePlace());
  const debounced = useDebounced(typed.trim().slice(0, textLength.keywords), (words) => {
    if (words !== (inAddress.keywords ?? '')) go({ ...inAddress, keywords: words, page: undefined });
  });
  const keywords = debounced === '' ? undefined : debounced;
  const filter: F = {
    ...inAddress,
    keywords,
    page: keywords === inAddress.keywords ? inAddress.page : undefined,
  };
  return {
    filter,
    typed,
    onType: setTyped,
    onFilter: (change) => go({ ...filter, page: undefined, ...change }),
    clear: () => {
      setTyped('');
      go({});
    },
    isNarrowed: isNarrowed(filter),
  };
}
