/** A refusal of the server, sorted: people who have to leave the list, and sentences beside their fields. */
import type { ErrorFacts } from '#schema/errors.ts';
import type { PublicUser } from '#schema/users/users.shapes.ts';
import { placeOf, type ComposerField } from './composerForm.ts';
import type { LeftOutWhy } from './receivers.ts';

/** Reasons about somebody on the list: that person is taken off it and named. */
const leftOutBy: Readonly<Record<string, LeftOutWhy>> = {
  receiver_unknown: 'unknown',
  receiver_inactive: 'inactive',
  receiver_self: 'self',
  receiver_duplicate: 'duplicate',
  receiver_external: 'external',
};

/** What a refusal asks of the form. */
export interface Refusal {
  readonly gone: readonly { readonly person: PublicUser; readonly why: LeftOutWhy }[];
  readonly fields: readonly {
    readonly field: ComposerField;
    readonly code: string;
    readonly message: string;
  }[];
}

/** Reasons that belong to no field are left to the sentence of the whole. */
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
