/** The link above a title that leads back to a tab of the page. */
import { ArrowLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '#src/ui/Icon.tsx';
import { tabAddress } from './evaluationAddress.ts';

export const BackLink = ({
  tab,
  children,
}: {
  tab: 'write' | 'me' | 'team';
  children: ReactNode;
}): ReactElement => (
  <Link
    href={tabAddress(tab)}
    className="target inline-flex items-center gap-1.5 rounded-control text-small font-semibold text-link hover:underline"
  >
    <Icon of={ArrowLeft} size={16} />
    {children}
  </Link>
);
