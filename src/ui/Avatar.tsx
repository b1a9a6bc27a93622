/** A person's photo or initials; several people as a stack. */
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactElement } from 'react';
import { joined } from '#src/lib/lists.ts';
import { initials } from '#src/lib/text.ts';
import { classes } from './classes.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type AvatarSize = 24 | 32 | 40 | 48 | 64 | 96;

const sizes: Readonly<Record<AvatarSize, string>> = {
  24: 'size-6 text-[10px]',
  32: 'size-8 text-meta',
  40: 'size-10 text-small',
  48: 'size-12 text-body',
  64: 'size-16 text-h5',
  96: 'size-24 text-h3',
};

const discs = [
  'bg-disc-1 text-on-disc-1',
  'bg-disc-2 text-on-disc-2',
  'bg-disc-3 text-on-disc-3',
  'bg-disc-4 text-on-disc-4',
  'bg-disc-5 text-on-disc-5',
  'bg-disc-6 text-on-disc-6',
] as const;

const discOf = (name: string): string =>
  discs[
    Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7) %
      discs.length
  ] ?? discs[0];

export interface AvatarProps {
  name: string;
  /** URL of the photo; without it, or if it fails to load, the initials are shown. */
  src?: string | null | undefined;
  size?: AvatarSize | undefined;
  /** Set it if the name is not visible beside the avatar: screen readers then read the name. */
  labelled?: boolean | undefined;
  className?: string | undefined;
}

/** One avatar; decorative unless `labelled`. The same name always has the same disc colour. */
export function Avatar({ name, src, size = 40, labelled = false, className }: AvatarProps): ReactElement {
  const [broken, setBroken] = useState<string | null>(null);
  const shared = classes(
    'inline-flex shrink-0 select-none items-center justify-center rounded-full font-semibold',
    sizes[size],
    className,
  );
  if (src && broken !== src) {
    return (
      <img
        src={src}
        alt={labelled ? name : ''}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(src)}
        className={classes(shared, 'bg-subtle object-cover dim-in-dark')}
      />
    );
  }
  return (
    <span className={classes(shared, discOf(name))}>
      <span aria-hidden>{initials(name)}</span>
      {labelled ? <VisuallyHidden>{name}</VisuallyHidden> : null}
    </span>
  );
}

/** Overlapping avatars, with the rest as a number; screen readers read `label` instead, nothing if it is empty. */
export function AvatarStack({
  people,
  max = 5,
  size = 32,
  label,
}: {
  people: readonly { id: string; name: string; picture?: string | null | undefined }[];
  max?: number | undefined;
  size?: AvatarSize | undefined;
  label?: string | undefined;
}): ReactElement {
  const { i18n } = useLingui();
  const shown = people.length > max ? people.slice(0, max - 1) : people;
  const rest = people.length - shown.length;
  const spoken =
    label ??
    joined(
      people.map((person) => person.name),
      i18n.locale || 'es',
    );
  return (
    <span className="inline-flex items-center">
      {spoken === '' ? null : <VisuallyHidden>{spoken}</VisuallyHidden>}
      {shown.map((person, index) => (
        <Avatar
          key={person.id}
          name={person.name}
          src={person.picture}
          size={size}
          className={classes('ring-2 ring-card', index > 0 && '-ms-2')}
        />
      ))}
      {rest > 0 ? (
        <span
          aria-hidden
          className={classes(
            '-ms-2 inline-flex items-center justify-center rounded-full bg-hover font-semibold text-ink tabular-nums ring-2 ring-card',
            sizes[size],
          )}
        >
          +{rest}
        </span>
      ) : null}
    </span>
  );
}
