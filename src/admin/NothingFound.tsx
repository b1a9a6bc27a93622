/** The empty state of a list whose search or filters match nothing. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/StateViews.tsx';

/** One button clears the search and the filters. */
export const NothingFound = ({ onClear }: { readonly onClear: () => void }): ReactElement => (
  <Empty
    drawing="search"
    text={<Trans>Nada coincide con lo que buscas.</Trans>}
    action={
      <Button variant="secondary" onClick={onClear}>
        <Trans>Mostrar todo</Trans>
      </Button>
    }
  />
);
