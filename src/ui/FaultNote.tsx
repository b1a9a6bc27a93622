/** The first error of a form once more, beside its button: the field itself can be far up. */
import type { ReactElement } from 'react';
import { FieldError } from './FieldError.tsx';

/** Not announced: the field has said it. Empty while `fault` is null. */
export const FaultNote = ({ fault }: { readonly fault: string | null }): ReactElement | null =>
  fault === null ? null : (
    <div data-fault className="min-w-0 flex-1">
      <FieldError role="note">{fault}</FieldError>
    </div>
  );

/** In the `actions` of a dialog, after the buttons: above them on a phone. */
export const DialogFault = ({ fault }: { readonly fault: string | null }): ReactElement => (
  <div className="order-first min-w-0 flex-1 wide:order-none wide:self-center">
    <FaultNote fault={fault} />
  </div>
);
