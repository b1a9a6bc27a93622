/** An announcement as a card, without texts of its own, because three screens and a preview use it. */
import { X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { PublicityShown } from '#schema/pages/pages.endpoints.ts';
import { AnyLink } from '#src/ui/AnyLink.tsx';
import { classes } from '#src/ui/classes.ts';
import { IconButton } from '#src/ui/IconButton.tsx';

/** The shown fields of an announcement. */
export type Announced = Pick<PublicityShown, 'title' | 'text' | 'imageUrl' | 'link'>;

export interface AnnouncementCardProps {
  of: Announced;
  /** One line with the picture beside it, instead of a card below it. */
  slim?: boolean | undefined;
  as?: 'div' | 'li' | 'section' | undefined;
  className?: string | undefined;
  /** Dismisses the announcement; without this the card stays. */
  onDismiss?: (() => void) | undefined;
  /** Label of the dismiss button. */
  dismissLabel?: string | undefined;
}

function CardPicture({ src, className }: { src: string; className: string }): ReactElement | null {
  const [broken, setBroken] = useState<string | null>(null);
  return broken === src ? null : (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      className={classes('object-cover dim-in-dark', className)}
    />
  );
}

/** With a link, the whole card is the link. */
export function AnnouncementCard({
  of: { title, text, imageUrl, link },
  slim = false,
  as: Tag = 'div',
  className,
  onDismiss,
  dismissLabel = '',
}: AnnouncementCardProps): ReactElement {
  return (
    <Tag
      className={classes(
        'relative overflow-hidden rounded-card border border-line bg-card',
        slim ? 'flex items-center gap-4 p-3' : 'flex flex-col',
        link !== null && 'transition-colors duration-120 has-[a:hover]:bg-subtle',
        className,
      )}
    >
      {imageUrl === null ? null : (
        <CardPicture
          src={imageUrl}
          className={slim ? 'size-14 shrink-0 rounded-control' : 'aspect-[2/1] w-full'}
        />
      )}
      <div className={classes('flex min-w-0 flex-1 items-start gap-1', slim ? 'ps-1' : 'py-4 ps-4 pe-2')}>
        <div className={classes('min-w-0 flex-1', slim && 'self-center', onDismiss === undefined && 'pe-2')}>
          <p className="font-semibold wrap-anywhere">
            {link === null ? (
              title
            ) : (
              <AnyLink href={link} className="text-ink hover:text-link after:absolute after:inset-0">
                {title}
              </AnyLink>
            )}
          </p>
          {text === null || text === '' ? null : (
            <p
              className={classes(
                'mt-0.5 text-small wrap-anywhere text-soft',
                slim ? 'line-clamp-2' : 'line-clamp-4',
              )}
            >
              {text}
            </p>
          )}
        </div>
        {onDismiss === undefined ? null : (
          <IconButton
            icon={X}
            size="small"
            label={dismissLabel}
            onClick={onDismiss}
            className="relative -mt-1"
          />
        )}
      </div>
    </Tag>
  );
}
