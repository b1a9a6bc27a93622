/** One line of rich text: runs of text with their marks, and links. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'wouter';
import { isSafeLink, type RichPart } from '#schema/kit/richText.ts';
import { look } from './look.ts';

/** Links of the product open in this page, web links in a new tab, mail and phone links by default. */
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

/** Adjacent parts with the same URL become one link; unsafe URLs are no link. */
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

/** The text; an unsafe link becomes plain text. */
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
