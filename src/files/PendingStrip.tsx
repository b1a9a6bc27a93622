/** Documents that the person still has to acknowledge, above the list. */
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Card, CardTitle } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { fileQueries } from './files.queries.ts';

/** Draws nothing if none is pending or while loading: the list below shows the loading state. */
export function PendingStrip({
  onOpen,
  onAll,
}: {
  readonly onOpen: (id: string) => void;
  readonly onAll: () => void;
}): ReactElement | null {
  const id = useId();
  const waiting = useQuery(fileQueries.pending()).data;
  if (waiting === undefined || waiting.total === 0) return null;
  const { items, total } = waiting;
  return (
    <Card as="section" tone="tint" aria-labelledby={id} className="animate-appear">
      <CardTitle id={id}>
        <Plural
          value={total}
          one="Tienes # documento por leer y confirmar"
          other="Tienes # documentos por leer y confirmar"
        />
      </CardTitle>
      <ul className="mt-2 flex flex-col">
        {items.map(({ id: file, name, version }) => (
          <li key={file} className="-mx-2 flex">
            <button
              type="button"
              onClick={() => onOpen(file)}
              className="target flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control px-2 text-start hover:bg-brand-tint-hover"
            >
              <Icon of={FileCheck} className="shrink-0 text-link" />
              <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
              <span className="shrink-0 text-small text-soft">
                <Trans>Versión {version}</Trans>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {total > items.length ? (
        <Button variant="secondary" className="mt-2" onClick={onAll}>
          <Trans>Ver los {total}</Trans>
        </Button>
      ) : null}
    </Card>
  );
}
