/** A link that leaves the product: in a tab of its own, which is said, and which learns nothing of the page it came from. */
import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import type { ReactElement } from 'react';
import { LinkButton, type LinkButtonProps } from '#src/ui/LinkButton.tsx';

/** As `LinkButton`; the words about the new tab are added. */
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
