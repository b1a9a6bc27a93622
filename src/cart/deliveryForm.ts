/** The form of a checkout: delivery address and the products' questions, with the rules of the contract. */
import type { FieldErrors, Resolver } from 'react-hook-form';
import { questionsOf, type Answers, type DeliveryDraft } from '#machines/checkout.lines.ts';
import type { Filled } from '#machines/checkout.setup.ts';
import { Answer, type Cart, type CartItem } from '#schema/cart/cart.shapes.ts';
import { Delivery } from '#schema/orders/orders.shapes.ts';
import type { ProductQuestion } from '#schema/catalog/catalog.shapes.ts';
import { check } from '#schema/kit/validate.ts';
import type { Language } from '#schema/limits.ts';
import { reason } from '#schema/reasons.general.ts';

/** A question with its line. */
export interface Asked {
  readonly line: CartItem;
  readonly question: ProductQuestion;
}

/** Values of the form; `said` has the order of `askedIn`. */
export interface DeliveryFields {
  delivery: DeliveryDraft;
  said: { value: string }[];
}

/** All questions of a cart, in the order of its lines. */
export const askedIn = ({ items }: Cart): readonly Asked[] =>
  items.flatMap((line) => questionsOf(line).map((question) => ({ line, question })));

/** The stored input as form values. */
export const fieldsOf = ({ delivery, answers }: Filled, asked: readonly Asked[]): DeliveryFields => ({
  delivery: { ...delivery },
  said: asked.map(({ line, question }) => ({ value: answers[line.id]?.[question.id] ?? '' })),
});

/** The form values as the machine stores them. */
export function filledOf({ delivery, said }: DeliveryFields, asked: readonly Asked[]): Filled {
  const answers: Record<string, Answers[string]> = {};
  asked.forEach(({ line, question }, index) => {
    answers[line.id] = { ...answers[line.id], [question.id]: said[index]?.value ?? '' };
  });
  return { delivery, answers };
}

/** The error of an answer, as a sentence; null if the answer is valid. */
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

/** The rules as a react-hook-form resolver. */
export const deliveryResolver =
  (asked: readonly Asked[], isDelivered: boolean, language: Language): Resolver<DeliveryFields> =>
  (fields) => {
    const checked = check(Delivery, fields.delivery, language);
    const delivery: Record<string, Fault> = {};
    if (isDelivered && !checked.ok)
      for (const { field, code, message } of checked.reasons) {
        // An empty field is `required`, not too short.
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
