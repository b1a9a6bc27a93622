/** The frame of a screen: heading, actions and width. */
import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes.ts';

export interface PageProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** A back link above the title. */
  back?: ReactNode;
  width?: 'content' | 'feed' | 'full' | undefined;
  /** The heading is only for screen readers (home shows a greeting instead). */
  hideTitle?: boolean | undefined;
  children: ReactNode;
}

const widths = { content: 'max-w-content', feed: 'max-w-feed', full: '' } as const;

/** One h1 of 28 px; sections are 32 px apart. The shell provides the landmark. */
export function Page({
  title,
  lead,
  actions,
  back,
  width = 'content',
  hideTitle = false,
  children,
}: PageProps): ReactElement {
  return (
    <div className={classes('mx-auto flex w-full flex-col gap-6 p-4 wide:gap-8 wide:p-8', widths[width])}>
      <header
        className={
          hideTitle && actions === undefined && back === undefined
            ? 'sr-only'
            : 'flex flex-wrap items-end justify-between gap-x-6 gap-y-4'
        }
      >
        <div className="min-w-0">
          {back === undefined ? null : <div className="mb-2">{back}</div>}
          <h1 className={hideTitle ? 'sr-only' : 'text-h3 font-bold text-balance'}>{title}</h1>
          {lead === undefined ? null : <p className="mt-1 max-w-prose72 text-pretty text-soft">{lead}</p>}
        </div>
        {actions === undefined ? null : <div className="flex flex-wrap items-center gap-3">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
