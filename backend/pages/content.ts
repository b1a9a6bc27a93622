/** The text of a page between what is sent, what is kept and what is answered. */
import type { RichText } from '#schema/kit/richText.ts';
import type { Context } from '../http/context.ts';
import type { WantedPicture } from './pictures.ts';

/** A text as it is kept: where a picture can be read is never the sender's to say. */
export const storedText = (content: RichText): RichText => content.map(({ url: _url, ...block }) => block);

/** The pictures of a text, each with its place in the body. */
export const picturesOf = (content: RichText): readonly WantedPicture[] =>
  content.flatMap(({ key }, place) => (key === undefined ? [] : [{ field: `content.${place}.key`, key }]));

/** A text as it is answered: its pictures with an address that holds for a while. */
export const readableText = (content: RichText, linkTo: Context['linkTo']): Promise<RichText> =>
  Promise.all(
    content.map(async (block) =>
      block.key === undefined ? block : { ...block, url: await linkTo(block.key) },
    ),
  );
