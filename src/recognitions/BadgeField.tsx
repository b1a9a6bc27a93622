/** The badge field: the badges the person may give, as pictures with their points. */
import { Trans, useLingui } from '@lingui/react/macro';
import { Award, Check } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useController, type Control } from 'react-hook-form';
import { points } from '#src/lib/numbers.ts';
import { classes } from '#src/ui/classes.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useLanguage } from '#src/lib/useLanguage.ts';
import type { Draft } from './draft.ts';
import { recognitionQueries, type ComposerBadge } from './recognitions.queries.ts';

export interface BadgeFieldProps {
  control: Control<Draft>;
  /** Undefined while loading; null if badges are switched off. */
  badges: readonly ComposerBadge[] | null | undefined;
}

function Picture({ src }: { src: string | null }): ReactElement {
  return src === null ? (
    <span className="inline-flex size-14 items-center justify-center rounded-full bg-accent-tint text-accent-text">
      <Icon of={Award} size={24} />
    </span>
  ) : (
    <img src={src} alt="" width={56} height={56} loading="lazy" className="size-14 object-contain" />
  );
}

/** The third main field for a badge. The badge defines the points. */
export function BadgeField({ control, badges }: BadgeFieldProps): ReactElement {
  const { t } = useLingui();
  const language = useLanguage();
  const name = useId();
  const { field, fieldState } = useController({ control, name: 'badgeId' });
  const { error } = fieldState;
  const query = useQuery({ ...recognitionQueries.badges(), enabled: badges !== null });
  const isFailed = badges === undefined && query.isError;
  return (
    <fieldset
      className="flex min-w-0 flex-col"
      data-field="badgeId"
      aria-describedby={error === undefined ? undefined : `${name}-error`}
    >
      <legend className="mb-1.5 text-small font-semibold">
        <Trans>¿Qué insignia?</Trans>
      </legend>
      {isFailed ? (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-small">
          <Trans>No pudimos cargar las insignias.</Trans>
          <button
            type="button"
            className="target rounded-control font-semibold text-link hover:underline"
            onClick={() => void query.refetch()}
          >
            <Trans>Reintentar</Trans>
          </button>
        </p>
      ) : null}
      {badges === undefined && !isFailed ? (
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </div>
      ) : null}
      {badges === null || badges?.length === 0 ? (
        <p className="text-small text-soft">
          <Trans>Ahora no tienes insignias que puedas dar.</Trans>
        </p>
      ) : null}
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {badges?.map((badge) => {
          const isChosen = field.value === badge.id;
          return (
            <label
              key={badge.id}
              title={badge.description}
              className={classes(
                'relative flex min-w-0 cursor-pointer flex-col items-center gap-1.5 rounded-card border p-3 text-center transition-colors duration-120 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                isChosen
                  ? 'border-brand-edge bg-brand-tint hover:bg-brand-tint-hover'
                  : 'border-line bg-card hover:bg-subtle',
              )}
            >
              <input
                type="radio"
                name={name}
                className="absolute inset-0 appearance-none rounded-card outline-none"
                checked={isChosen}
                onChange={() => field.onChange(badge.id)}
              />
              <Picture src={badge.imageUrl} />
              <span className="w-full text-small font-semibold text-balance">{badge.name}</span>
              <span className="text-meta text-soft">
                {badge.points === 0 ? t`Sin puntos` : points(badge.points, language)}
              </span>
              {isChosen ? (
                <span className="absolute end-2 top-2 inline-flex size-5 items-center justify-center rounded-full bg-brand text-on-brand">
                  <Icon of={Check} size={16} />
                </span>
              ) : null}
            </label>
          );
        })}
      </div>
      {error === undefined ? null : (
        <div className="mt-1.5">
          <FieldError id={`${name}-error`}>
            {field.value === null ? t`Elige una insignia.` : error.message}
          </FieldError>
        </div>
      )}
    </fieldset>
  );
}
