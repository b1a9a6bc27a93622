/** A refused field of several controls: the focus goes to the one that its first message is about. */
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadTo } from '#src/ui/useFaults.ts';

const Group = ({ isSaid }: { readonly isSaid: boolean }) => (
  <div data-testid="group">
    <label>
      Talla
      <input type="radio" defaultChecked />
    </label>
    <label>
      Pregunta
      <input type="text" aria-describedby={isSaid ? 'why' : undefined} />
    </label>
    {isSaid ? (
      <p role="alert" id="why">
        Escribe la pregunta.
      </p>
    ) : null}
  </div>
);

test('a refused group of controls gives the focus to its choice, and to the control of its message once that is drawn', () => {
  const { rerender } = render(<Group isSaid={false} />);
  leadTo(screen.getByTestId('group'));
  expect(document.activeElement).toBe(screen.getByRole('radio'));
  rerender(<Group isSaid />);
  leadTo(screen.getByTestId('group'));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
