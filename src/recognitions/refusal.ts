/** Sorts a domain error: receivers to remove, and messages for their fields. */
import type { ErrorFacts } from '#schema/errors.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { placeOf, type ComposerField } from './composerForm.ts';
import type { LeftOutWhy } from './receivers.ts';

/** Reasons about one receiver: that receiver is removed and named. */
const leftOutBy: Readonly<Record<string, LeftOutWhy>> = {
  receiver_unknown: 'unknown',
  receiver_inactive: 'inactive',
  receiver_self: 'self',
  receiver_duplicate: 'duplicate',
  receiver_external: 'external',
};

/** The effects of a domain error on the form. */
export interface Refusal {
  readonly gone: readonly { readonly person: PublicUser; readonly why: LeftOutWhy }[];
  readonly fields: readonly {
    readonly field: ComposerField;
    readonly code: string;
    readonly message: string;
  }[];
}

/** Reasons without a field are left to the message of the whole form. */
export function sortReasons(
  { reasons = [] }: Pick<ErrorFacts, 'reasons'>,
  receivers: readonly PublicUser[],
): Refusal {
  const placed = reasons.flatMap((one) => {
    const place = placeOf(one);
    return place === undefined ? [] : [{ ...place, code: one.code, message: one.message }];
  });
  const gone = placed.flatMap(({ field, index, code }) => {
    const person = field === 'receivers' && index !== undefined ? receivers[index] : undefined;
    const why = Object.hasOwn(leftOutBy, code) ? leftOutBy[code] : undefined;
    return person === undefined || why === undefined ? [] : [{ person, why }];
  });
  return {
    gone,
    fields: placed.filter(({ code, field }) => !(field === 'receivers' && Object.hasOwn(leftOutBy, code))),
  };
}
