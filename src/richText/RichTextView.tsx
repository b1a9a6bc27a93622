/**
 * Renders rich text from data with our own components: no markup is ever executed (spec §7 "Custom pages").
 */
import { Image } from 'lucide-react';
import type { ReactElement } from 'react';
import type { RichBlock, RichText } from '#schema/kit/richText.ts';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { isPictureAddress } from './isPictureAddress.ts';
import { look } from './look.ts';
import { RichLine } from './RichLine.tsx';

/** A picture with a reserved area; without a valid URL its description is shown. */
export const RichPicture = ({ alt, url }: Pick<RichBlock, 'alt' | 'url'>): ReactElement =>
  isPictureAddress(url) ? (
    <img src={url} alt={alt ?? ''} loading="lazy" decoding="async" className={look.picture} />
  ) : (
    <span
      className={classes(
        look.picture,
        'flex flex-col items-center justify-center gap-2 p-4 text-center text-small text-soft',
      )}
    >
      <Icon of={Image} size={24} />
      {alt}
    </span>
  );

function Block({ block }: { readonly block: RichBlock }): ReactElement {
  const { type, text = [], items = [] } = block;
  switch (type) {
    case 'paragraph':
      return (
        <p className={look.paragraph}>
          <RichLine parts={text} />
        </p>
      );
    case 'heading':
      return block.level === 3 ? (
        <h3 className={look.heading3}>
          <RichLine parts={text} />
        </h3>
      ) : (
        <h2 className={look.heading2}>
          <RichLine parts={text} />
        </h2>
      );
    case 'quote':
      return (
        <blockquote className={look.quote}>
          <RichLine parts={text} />
        </blockquote>
      );
    case 'list': {
      const lines = items.map((item, index) => (
        <li key={index}>
          <RichLine parts={item} />
        </li>
      ));
      return block.ordered === true ? (
        <ol className={look.numbered}>{lines}</ol>
      ) : (
        <ul className={look.bulleted}>{lines}</ul>
      );
    }
    case 'image':
      return (
        <figure>
          <RichPicture alt={block.alt} url={block.url} />
        </figure>
      );
    case 'divider':
      return <hr className={look.divider} />;
  }
}

/** Headings are h2 and h3, because the screen has the h1. */
export const RichTextView = ({ text }: { readonly text: RichText }): ReactElement => (
  <div className={look.text}>
    {text.map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </div>
);
