/** A link to any address: the router handles internal paths; external pages open in a marked new tab. */
import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from './Icon.tsx';

/** Kind of the link target; `nowhere` marks unsafe or invalid addresses. */
export function leadsTo(address: string): 'inside' | 'web' | 'contact' | 'nowhere' {
  if (/^\/(?![/\\])/u.test(address)) return 'inside';
  if (!URL.canParse(address)) return 'nowhere';
  switch (new URL(address).protocol) {
    case 'https:':
    case 'http:':
      return 'web';
    case 'mailto:':
    case 'tel:':
      return 'contact';
    default:
      return 'nowhere';
  }
}

/** Plain text if the target is `nowhere`. External pages get neither `opener` nor referrer. */
export function AnyLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}): ReactElement {
  switch (leadsTo(href)) {
    case 'inside':
      return (
        <Link href={href} className={className}>
          {children}
        </Link>
      );
    case 'web':
      return (
        <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
          {children}
          <Icon of={ExternalLink} size={16} className="ms-1.5 inline-block shrink-0 align-[-2px]" />
          <span className="sr-only">
            {' '}
            <Trans>(se abre en una pestaña nueva)</Trans>
          </span>
        </a>
      );
    case 'contact':
      return (
        <a href={href} className={className}>
          {children}
        </a>
      );
    case 'nowhere':
      return <span>{children}</span>;
  }
}
