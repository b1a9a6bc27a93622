/** The way back from one item to its list, above the title of a page. */
import { ArrowLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from './Icon.tsx';

/** A link to the list; the browser's back keeps the scroll position, this link starts at the top. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }): ReactElement => (
  <Link
    href={to}
    className="target inline-flex items-center gap-1.5 rounded-control text-small font-semibold text-link hover:underline"
  >
    <Icon of={ArrowLeft} size={16} />
    {children}
  </Link>
);
