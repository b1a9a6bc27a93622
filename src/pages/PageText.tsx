/** The content of a page, for readers and for the preview before publication. */
import { Trans } from '@lingui/react/macro';
import type { ReactElement } from 'react';
import type { RichText } from '#schema/kit/richText.ts';
import { RichTextView } from '#src/richText/RichTextView.tsx';

/** An empty page shows a sentence. */
export const PageText = ({ content }: { readonly content: RichText }): ReactElement =>
  content.length === 0 ? (
    <p className="text-soft">
      <Trans>Esta página todavía no tiene texto.</Trans>
    </p>
  ) : (
    <RichTextView text={content} />
  );
