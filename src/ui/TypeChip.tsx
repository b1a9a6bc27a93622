/** A type of recognition as a post shows it: its icon on its own colour, its name in the reader's language. */
import { Suspense, type ReactElement } from 'react';
import { optional } from '#src/lib/optional.ts';
import { Chip } from './Chip.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';

// The icons of all types weigh more than a post. They load with the first post, which is shown without them.
const TypeIcon = optional(() => import('./TypeIcon.tsx').then((file) => file.TypeIcon));

/** A type, or a value of the organisation, which has no colour. */
interface Named {
  readonly name: string;
  readonly nameEn: string | null;
  readonly icon: string | null;
  readonly iconUrl?: string | null;
  readonly color?: string | null;
}

/** The name of a type in a language; the organisation's own where it gave no English one. */
export const typeName = (type: Pick<Named, 'name' | 'nameEn'>, language: string): string =>
  language === 'en' ? (type.nameEn ?? type.name) : type.name;

/** The icon of a type on a disc of its colour, or its own picture as the disc; decorative. */
export const TypeDisc = ({ type }: { type: Pick<Named, 'icon' | 'iconUrl' | 'color'> }): ReactElement => (
  <span
    aria-hidden
    className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-hover text-ink"
    // The organisation's own colour, thinned so that the icon stays legible on any of them.
    style={
      type.color === null || type.color === undefined
        ? undefined
        : { backgroundColor: `color-mix(in oklab, ${type.color} 28%, transparent)` }
    }
  >
    <Suspense>
      <TypeIcon type={type} fills />
    </Suspense>
  </span>
);

/** A type or a value as a chip; `detail` refines it. */
export function TypeChip({ type, detail }: { type: Named; detail?: string | undefined }): ReactElement {
  const language = useLanguage();
  const name = typeName(type, language);
  return (
    <Chip picture={<TypeDisc type={type} />}>{detail === undefined ? name : `${name} · ${detail}`}</Chip>
  );
}
