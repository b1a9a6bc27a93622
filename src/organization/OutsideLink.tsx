/** A link that leaves the product: opens a new tab, announces that, and sends no referrer. */
import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import type { ReactElement } from 'react';
import { LinkButton, type LinkButtonProps } from '#src/ui/LinkButton.tsx';

/** Like `LinkButton`, with the text about the new tab added. */
export const OutsideLink = ({
  children,
  ...rest
}: Omit<LinkButtonProps, 'icon' | 'target' | 'rel'>): ReactElement => (
  <LinkButton {...rest} icon={ExternalLink} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="sr-only">
      {' '}
      <Trans>(se abre en una pestaña nueva)</Trans>
    </span>
  </LinkButton>
);
