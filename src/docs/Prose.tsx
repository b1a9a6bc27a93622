/** The building blocks of every documentation page: head, sections, inline code. */
import type { ReactElement, ReactNode } from 'react';
import { classes } from '#src/ui/classes.ts';

/** Title and lead of a page. */
export const PageHead = ({
  title,
  lead,
}: {
  readonly title: ReactNode;
  readonly lead: ReactNode;
}): ReactElement => (
  <header className="max-w-prose72">
    <h1 className="text-h3 font-bold text-balance wide:text-h2">{title}</h1>
    <p className="mt-3 text-soft">{lead}</p>
  </header>
);

/** The frame of a page. */
export const PageBody = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className="mx-auto flex w-full max-w-[82rem] flex-col gap-10 p-4 pb-16 wide:gap-12 wide:p-8 wide:pb-24">
    {children}
  </div>
);

export interface SectionProps {
  /** Id of the heading: its anchor and its accessible name. */
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Content beside the text: code and its results. */
  readonly beside?: ReactNode;
  /** Content between the heading and the text. */
  readonly under?: ReactNode;
}

/** Text on the left, at most 72 characters per line; code on the right, sticky while the text scrolls. */
export const Section = ({ id, title, children, beside, under }: SectionProps): ReactElement => (
  <section
    aria-labelledby={id}
    className={classes(
      'grid gap-x-10 gap-y-6 border-t border-line pt-8',
      'xl:grid-cols-[minmax(0,1fr)_minmax(0,31rem)]',
    )}
  >
    <div className="flex min-w-0 max-w-prose72 flex-col gap-4">
      <h2 id={id} className="scroll-mt-20 text-h4 font-bold text-balance">
        {title}
      </h2>
      {under}
      {children}
    </div>
    {beside === undefined ? null : (
      <div className="min-w-0">
        <div className="flex flex-col gap-5 xl:sticky xl:top-20 xl:-m-1 xl:max-h-[calc(100dvh-96px)] xl:overflow-y-auto xl:p-1">
          {beside}
        </div>
      </div>
    )}
  </section>
);

/** A name on the wire inside a sentence. */
export const Code = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <code
    translate="no"
    className="rounded-[4px] border border-line bg-subtle px-1 py-px text-small wrap-anywhere"
  >
    {children}
  </code>
);
