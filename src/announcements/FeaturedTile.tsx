/**
 * A featured item as a line or a tile: its picture or the icon of its kind, its title, a short text. Without
 * texts of its own.
 */
import { ChartBarBig, ExternalLink, FileText, Gift, Ticket, type LucideIcon } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { FeaturedItem } from '#schema/pages/pages.endpoints.ts';
import type { FeaturedKind } from '#schema/pages/pages.rules.ts';
import { AnyLink } from '#src/ui/AnyLink.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/Icon.tsx';

/** The icon of each kind. */
export const kindIcons: Readonly<Record<FeaturedKind, LucideIcon>> = {
  page: FileText,
  product: Gift,
  coupon: Ticket,
  poll: ChartBarBig,
  link: ExternalLink,
};

/** The picture, or the icon of the kind; decorative. */
export function FeaturedFace({
  of: { kind, imageUrl },
}: {
  of: Pick<FeaturedItem, 'kind' | 'imageUrl'>;
}): ReactElement {
  const [broken, setBroken] = useState<string | null>(null);
  return imageUrl === null || broken === imageUrl ? (
    <span
      aria-hidden
      className="inline-flex size-10 shrink-0 items-center justify-center rounded-control bg-brand-tint text-link"
    >
      <Icon of={kindIcons[kind]} />
    </span>
  ) : (
    <img
      src={imageUrl}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(imageUrl)}
      className="size-10 shrink-0 rounded-control object-cover dim-in-dark"
    />
  );
}

/** The whole tile is the link. */
export function FeaturedTile({
  of: item,
  framed = false,
  className,
}: {
  of: Pick<FeaturedItem, 'kind' | 'title' | 'text' | 'imageUrl' | 'link'>;
  /** Used alone, with its own frame. */
  framed?: boolean | undefined;
  className?: string | undefined;
}): ReactElement {
  return (
    <li
      className={classes(
        'relative flex min-h-14 items-center gap-3 rounded-control p-2 transition-colors duration-120 has-[a:hover]:bg-subtle',
        framed && 'rounded-card border border-line bg-card p-3',
        className,
      )}
    >
      <FeaturedFace of={item} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-small font-semibold wrap-anywhere">
          <AnyLink href={item.link} className="text-ink after:absolute after:inset-0 hover:text-link">
            {item.title}
          </AnyLink>
        </span>
        {item.text === null || item.text === '' ? null : (
          <span className="line-clamp-1 text-meta wrap-anywhere text-soft">{item.text}</span>
        )}
      </span>
    </li>
  );
}
