/** The first error of a form once more, beside its button: the field itself can be far up. */
import { CircleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { Icon } from './Icon.tsx';

/** Not announced: the error at the field is. Empty while `fault` is null. */
export const FaultNote = ({ fault }: { readonly fault: string | null }): ReactElement | null =>
  fault === null ? null : (
    <p data-fault className="flex min-w-0 flex-1 items-start gap-1.5 text-small text-error-text">
      <Icon of={CircleAlert} size={16} className="mt-0.5 shrink-0" />
      <span>{fault}</span>
    </p>
  );

/** In the `actions` of a dialog, after the buttons: above them on a phone. */
export const DialogFault = ({ fault }: { readonly fault: string | null }): ReactElement => (
  <div className="order-first min-w-0 flex-1 wide:order-none wide:self-center">
    <FaultNote fault={fault} />
  </div>
);
