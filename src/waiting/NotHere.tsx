/** A part of the queue whose code could not be loaded: the page of the thing remains. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { TextLink } from '#src/ui/LinkButton.tsx';
import type { WaitingFormProps } from './waitingParts.ts';

export const NotHere = ({ item }: Pick<WaitingFormProps, 'item'>): ReactElement => (
  <p role="alert" className="text-small">
    <Trans>No pudimos abrirlo aquí.</Trans>{' '}
    <Link href={item.address} asChild>
      <TextLink>
        <Trans>Abrir su página</Trans>
      </TextLink>
    </Link>
  </p>
);
