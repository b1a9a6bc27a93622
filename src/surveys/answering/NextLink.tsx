/** Below the thanks: the way to what the answers are about. */
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { TextLink } from '#src/ui/LinkButton.tsx';

export const NextLink = ({
  href,
  children,
}: {
  readonly href: string;
  readonly children: ReactNode;
}): ReactElement => (
  <p>
    <Link href={href} asChild>
      <TextLink>{children}</TextLink>
    </Link>
  </p>
);
