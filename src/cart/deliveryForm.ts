/** The form of a checkout: where it goes and what its products ask, with the contract's own rules. */
import type { FieldErrors, Resolver } from 'react-hook-form';
import { questionsOf, type Answers, type DeliveryDraft } from '#machines/checkout.lines.ts';
import type { Filled } from '#machines/checkout.setup.ts';
import { Answer, type Cart, type CartItem } from '#schema/cart/cart.shapes.ts';
import { Delivery } from '#schema/orders/orders.shapes.ts';
import type { ProductQuestion } from '#schema/catalog/catalog.shapes.ts';
import { check } from '#schema/kit/validate.ts';
import type { Language } from '#schema/limits.ts';
import { reason } from '#schema/reasons.ts';

/** A question of a line. */
export interface Asked {
  readonly line: CartItem;
  readonly question: ProductQuestion;
}

/** Values of the form; `said` follows `askedIn`. */
export interface DeliveryFields {
  delivery: DeliveryDraft;
  said: { value: string }[];
}

/** Every question of a cart, line by line. */
export const askedIn = ({ items }: Cart): readonly Asked[] =>
  items.flatMap((line) => questionsOf(line).map((question) => ({ line, question })));

/** What was typed before, as values of the form. */
export const fieldsOf = ({ delivery, answers }: Filled, asked: readonly Asked[]): DeliveryFields => ({
  delivery: { ...delivery },
  said: asked.map(({ line, question }) => ({ value: answers[line.id]?.[question.id] ?? '' })),
});

/** The values as the machine keeps them. */
export function filledOf({ delivery, said }: DeliveryFields, asked: readonly Asked[]): Filled {
  const answers: Record<string, Answers[string]> = {};
  asked.forEach(({ line, question }, index) => {
    answers[line.id] = { ...answers[line.id], [question.id]: said[index]?.value ?? '' };
  });
  return { delivery, answers };
}

/** What is wrong with an answer, as a sentence; null for nothing. */
function faultOf(
  { id, required, options }: ProductQuestion,
  value: string,
  language: Language,
): string | null {
  const answer = value.trim();
  if (answer === '') return required ? reason('answer', 'required', language).message : null;
  if (options.length > 0 && !options.includes(answer)) return reason('answer', 'option', language).message;
  const checked = check(Answer, { questionId: id, answer }, language);
  return checked.ok ? null : (checked.reasons[0]?.message ?? null);
}

interface Fault {
  readonly type: string;
  readonly message: string;
}

/** The rules as react-hook-form asks for them. */
export const deliveryResolver =
  (asked: readonly Asked[], isDelivered: boolean, language: Language): Resolver<DeliveryFields> =>
  (fields) => {
    const checked = check(Delivery, fields.delivery, language);
    const delivery: Record<string, Fault> = {};
    if (isDelivered && !checked.ok)
      for (const { field, code, message } of checked.reasons) {
        // Whoever typed nothing has not typed too little.
        const isNothing = new Map(Object.entries(fields.delivery)).get(field)?.trim() === '';
        delivery[field] ??= isNothing
          ? { type: 'required', message: reason(field, 'required', language).message }
          : { type: code, message };
      }
    const said = asked.map(({ question }, index) => {
      const message = faultOf(question, fields.said[index]?.value ?? '', language);
      return message === null ? undefined : { value: { type: 'answer', message } };
    });
    const isFine = Object.keys(delivery).length === 0 && said.every((one) => one === undefined);
    return isFine
      ? { values: fields, errors: {} }
      : { values: {}, errors: { delivery, said } as FieldErrors<DeliveryFields> }; // by the names of the fields above
  };
