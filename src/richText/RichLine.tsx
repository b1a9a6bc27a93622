/** One line of rich text: runs of characters with their looks, and links that say where they lead. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { isSafeLink, type RichPart } from '#schema/kit/richText.ts';
import { look } from './look.ts';

/** A place of the product stays in this page, the web opens a tab of its own, mail and telephone go their way. */
function Linked({ to, children }: { readonly to: string; readonly children: ReactNode }): ReactElement {
  if (to.startsWith('/'))
    return (
      <Link href={to} className={look.link}>
        {children}
      </Link>
    );
  if (!/^https?:/iu.test(to))
    return (
      <a href={to} className={look.link}>
        {children}
      </a>
    );
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={look.link}>
      {children}
      <span className="sr-only">
        {' '}
        <Trans>(se abre en una pestaña nueva)</Trans>
      </span>
    </a>
  );
}

function Marked({ part: { text, bold, italic, underline } }: { readonly part: RichPart }): ReactNode {
  const underlined = underline === true ? <u>{text}</u> : text;
  const slanted = italic === true ? <em>{underlined}</em> : underlined;
  return bold === true ? <strong>{slanted}</strong> : slanted;
}

/** Neighbours with one address are one link; an address that may not be followed is none. */
function runsOf(parts: readonly RichPart[]): { link: string | undefined; parts: RichPart[] }[] {
  const runs: { link: string | undefined; parts: RichPart[] }[] = [];
  for (const part of parts) {
    const link = part.link !== undefined && isSafeLink(part.link) ? part.link : undefined;
    const last = runs.at(-1);
    if (last !== undefined && last.link === link) last.parts.push(part);
    else runs.push({ link, parts: [part] });
  }
  return runs;
}

/** The words; an unsafe link is drawn as its words. */
export const RichLine = ({ parts }: { readonly parts: readonly RichPart[] }): ReactNode =>
  runsOf(parts).map(({ link, parts: run }, at) => {
    const words = run.map((part, index) => <Marked key={index} part={part} />);
    return link === undefined ? (
      words
    ) : (
      <Linked key={at} to={link}>
        {words}
      </Linked>
    );
  });
