/** What is shown in place of figures while past days are still being counted: a part of them would look like the whole. */
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { useEffect, type ReactElement } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import { analyticsKey } from './analytics.queries.ts';

/** How often the share is asked for, in ms. */
const againMs = 3_000;

/** Asks for all figures again until everything is counted; one of it is on a screen. */
export function useCounted(percent: number | null): void {
  const cache = useQueryClient();
  const isCounting = percent !== null;
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => void cache.invalidateQueries({ queryKey: analyticsKey }), againMs);
    return () => clearInterval(timer);
  }, [cache, isCounting]);
}

export function Counting({ percent }: { readonly percent: number }): ReactElement {
  return (
    <p className="flex items-center gap-2 rounded-control bg-subtle px-3 py-2 text-small">
      <Icon of={Hourglass} size={16} className="shrink-0 text-soft" />
      <span>
        <Trans>
          Contamos lo anterior por primera vez: va el {percent} %. Las cifras aparecen al terminar.
        </Trans>
      </span>
    </p>
  );
}
