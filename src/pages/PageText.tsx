/** What a page says: the same for those who read it and for those who look at it before it is published. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { RichText } from '#schema/kit/richText.ts';
import { RichTextView } from '#src/richText/RichTextView.tsx';

/** A page without a word says so. */
export const PageText = ({ content }: { readonly content: RichText }): ReactElement =>
  content.length === 0 ? (
    <p className="text-soft">
      <Trans>Esta página todavía no tiene texto.</Trans>
    </p>
  ) : (
    <RichTextView text={content} />
  );
