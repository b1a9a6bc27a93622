/** Conversions of a page's text between input, storage and output. */
import type { RichText } from '#schema/kit/richText.ts';
import type { Context } from '../http/context.ts';
import type { WantedPicture } from './pictures.ts';

/** The text for storage: without picture addresses, because the sender must not set them. */
export const storedText = (content: RichText): RichText => content.map(({ url: _url, ...block }) => block);

/** The pictures of a text, each with its path in the body. */
export const picturesOf = (content: RichText): readonly WantedPicture[] =>
  content.flatMap(({ key }, place) => (key === undefined ? [] : [{ field: `content.${place}.key`, key }]));

/** The text for output: its pictures with temporary addresses. */
export const readableText = (content: RichText, linkTo: Context['linkTo']): Promise<RichText> =>
  Promise.all(
    content.map(async (block) =>
      block.key === undefined ? block : { ...block, url: await linkTo(block.key) },
    ),
  );
