/** Error and hint below a field of Headless UI: its controls take the ids of descriptions and ignore `aria-describedby`. */
import { Description } from '@headlessui/react';
import type { ReactElement } from 'react';
import { FieldError } from './FieldError.tsx';
import type { FieldTies, FieldWords } from './fieldFrame.tsx';

/** Must be inside the `Field`. */
export const DescribedBy = ({
  ties: { id },
  words: { hint, error },
}: {
  readonly ties: FieldTies;
  readonly words: Pick<FieldWords, 'hint' | 'error'>;
}): ReactElement => (
  <>
    {error === undefined || error === '' ? null : (
      <Description as={FieldError} id={`${id}-error`}>
        {error}
      </Description>
    )}
    {hint === undefined ? null : (
      <Description id={`${id}-hint`} className="text-small text-soft">
        {hint}
      </Description>
    )}
  </>
);
