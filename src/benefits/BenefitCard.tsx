/** One benefit of the offer: picture, what it is worth, and in one line whether one may ask now. */
import { Plural, Trans } from '@lingui/react/macro';
import { CalendarClock, CircleCheck, Lock } from 'lucide-react';
import type { ReactElement } from 'react';
import { isPlainPress } from '#src/lib/isPlainPress.ts';
import { useWording } from '#src/forms/useWording.ts';
import { ProductPicture } from '#src/products/ProductPicture.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { benefitAddress } from './benefitAddress.ts';
import { benefitIcon } from './benefitIcon.ts';
import { SubmissionTag, useReasonSentence } from './benefitWords.tsx';
import type { ShownBenefit } from './benefits.queries.ts';

/** Asked and neither refused, withdrawn nor delivered. */
export const openOne = ({ mine }: Pick<ShownBenefit, 'mine'>): ShownBenefit['mine'][number] | undefined =>
  mine.find(({ state }) => state === 'waiting' || state === 'approved');

/** Whether one may ask now, or the first reason why not with when that changes. */
function Standing({ of }: { readonly of: ShownBenefit }): ReactElement {
  const sentence = useReasonSentence();
  const open = openOne(of);
  const [reason] = of.reasons;
  if (open !== undefined) return <SubmissionTag of={open.state} />;
  if (reason !== undefined)
    return (
      <span className="flex items-start gap-2 text-small text-soft">
        <Icon
          of={reason.code === 'benefit_not_open' ? CalendarClock : Lock}
          size={16}
          className="mt-0.5 shrink-0"
        />
        <span className="min-w-0 wrap-anywhere">{sentence(reason)}</span>
      </span>
    );
  return (
    <span className="flex items-start gap-2 text-small font-semibold text-success-text">
      <Icon of={CircleCheck} size={16} className="mt-0.5 shrink-0" />
      {of.left === null ? (
        <Trans>Puedes pedirlo</Trans>
      ) : (
        <Plural
          value={of.left}
          one="Puedes pedirlo: queda # lugar"
          other="Puedes pedirlo: quedan # lugares"
        />
      )}
    </span>
  );
}

/** The whole card opens the benefit. */
export function BenefitCard({
  benefit,
  onOpen,
}: {
  readonly benefit: ShownBenefit;
  /** Opens it on this page. */
  readonly onOpen: (id: string) => void;
}): ReactElement {
  const say = useWording();
  const { id, name, nameEn, iconUrl, worth, worthEn } = benefit;
  const value = say(worth, worthEn);
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-colors duration-120 hover:bg-subtle has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus">
      <ProductPicture
        icon={benefitIcon(benefit)}
        name={name}
        imageUrl={iconUrl}
        className="aspect-16/9 w-full"
      />
      <div className="flex flex-1 flex-col gap-1 p-4">
        <h3 className="text-h6 font-semibold wrap-anywhere">
          <a
            href={benefitAddress(id)}
            className="outline-none after:absolute after:inset-0 after:rounded-card"
            onClick={(event) => {
              if (!isPlainPress(event)) return;
              event.preventDefault();
              onOpen(id);
            }}
          >
            {say(name, nameEn)}
          </a>
        </h3>
        {value === '' ? null : <p className="font-semibold text-link wrap-anywhere">{value}</p>}
        <div className="mt-auto pt-2">
          <Standing of={benefit} />
        </div>
      </div>
    </article>
  );
}

/** In the shape of a loading card. */
export const CardSkeleton = (): ReactElement => (
  <span className="flex flex-col overflow-hidden rounded-card border border-line bg-card">
    <Skeleton className="aspect-16/9 w-full rounded-none!" />
    <span className="flex flex-col gap-2.5 p-4">
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="mt-2 h-4 w-3/5" />
    </span>
  </span>
);
