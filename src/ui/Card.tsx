/** The card: the surface of content, with a hairline border and no shadow. */
import type { ComponentProps, ReactElement } from 'react';
import { classes } from './classes.ts';

export interface CardProps extends Omit<ComponentProps<'div'>, 'ref'> {
  as?: 'div' | 'section' | 'article' | 'li' | 'form' | 'aside' | undefined;
  /** `tint` is a light tint of the organisation's colour; `comment` is the specification's comment background. */
  tone?: 'plain' | 'tint' | 'comment' | undefined;
  padding?: 'none' | 'small' | 'normal' | undefined;
}

const tones = {
  plain: 'bg-card border-line',
  tint: 'bg-brand-tint border-brand-tint-hover',
  comment: 'bg-comment border-transparent',
} as const;
const paddings = { none: '', small: 'p-4', normal: 'p-5 wide:p-6' } as const;

/** A card without its own margin. */
export function Card({
  as: Tag = 'div',
  tone = 'plain',
  padding = 'normal',
  className,
  ...rest
}: CardProps): ReactElement {
  const props: ComponentProps<'div'> = {
    ...rest,
    className: classes('rounded-card border', tones[tone], paddings[padding], className),
  };
  const Element = Tag as 'div';
  return <Element {...props} />;
}

/** The title of a card: 16 px semibold, with a heading level set by the page. */
export function CardTitle({
  as: Tag = 'h2',
  className,
  ...rest
}: ComponentProps<'h2'> & { as?: 'h2' | 'h3' | 'h4' | undefined }): ReactElement {
  return <Tag {...rest} className={classes('text-h6 font-semibold', className)} />;
}
