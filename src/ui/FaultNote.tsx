/** The first error of a form once more, beside its button: the field itself can be far up. */
import type { ReactElement } from 'react';
import { FieldError } from './FieldError.tsx';
import type { Fault } from './useFaults.ts';

/** A sentence of its own names no field. */
type Told = Fault | string | null;

const toldOf = (fault: Fault | string): Fault =>
  typeof fault === 'string' ? { name: null, sentence: fault } : fault;

function Words({ name, sentence }: Fault): ReactElement {
  return name === null || name === '' ? (
    <>{sentence}</>
  ) : (
    <>
      <strong>{name}:</strong> <span>{sentence}</span>
    </>
  );
}

/** Not announced: the field has said it. Empty while `fault` is null. */
export const FaultNote = ({ fault }: { readonly fault: Told }): ReactElement | null =>
  fault === null ? null : (
    <div data-fault className="min-w-0 flex-1">
      <FieldError role="note">
        <Words {...toldOf(fault)} />
      </FieldError>
    </div>
  );

/** In the `actions` of a dialog, after the buttons: above them on a phone. */
export const DialogFault = ({ fault }: { readonly fault: Told }): ReactElement => (
  <div className="order-first min-w-0 flex-1 wide:order-none wide:self-center">
    <FaultNote fault={fault} />
  </div>
);
