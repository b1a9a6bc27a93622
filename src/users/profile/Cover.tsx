/** The cover of a profile: the person's picture, or the brand colours with two circles. */
import { useState, type ReactElement } from 'react';

/** Decorative. If the picture cannot be loaded, the colours stay. */
export function Cover({ src }: { readonly src: string | null }): ReactElement {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div aria-hidden className="relative isolate h-20 overflow-hidden bg-brand-tint-hover wide:h-40">
      <span className="absolute -end-12 -top-24 -z-10 size-64 rounded-full bg-brand opacity-20" />
      <span className="absolute end-36 -bottom-28 -z-10 size-48 rounded-full bg-accent opacity-25" />
      {src === null || src === broken ? null : (
        <img
          src={src}
          alt=""
          decoding="async"
          onError={() => setBroken(src)}
          className="absolute inset-0 size-full object-cover dim-in-dark"
        />
      )}
    </div>
  );
}
