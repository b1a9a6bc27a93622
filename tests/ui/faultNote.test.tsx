/** What a form says beside its button after a refused save, and which fields it does not blame. */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Day } from '#schema/kit/shapes.ts';
import { rowResolver } from '#src/api/rowForm.ts';
import { FaultNote } from '#src/ui/FaultNote.tsx';
import { RadioCards } from '#src/ui/RadioCards.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { useFormFaults } from '#src/ui/useFaults.ts';
import { soon } from '#tests/support/openPage.tsx';

const required = 'Este dato es obligatorio.';

function Form({ isGroup = false }: { readonly isGroup?: boolean }) {
  const [tried, setTried] = useState(false);
  const { form, fault } = useFormFaults((event) => {
    event.preventDefault();
    setTried(true);
  });
  const error = tried ? required : undefined;
  return (
    <form {...form}>
      {isGroup ? (
        <RadioCards
          legend="Cómo se mide"
          value="a"
          options={[{ value: 'a', label: 'A' }]}
          onChange={() => undefined}
          error={error}
        />
      ) : (
        <TextField label="Primer día" error={error} />
      )}
      <button type="submit">Guardar</button>
      <FaultNote fault={fault} />
    </form>
  );
}

test.each([
  { isGroup: false, name: 'Primer día' },
  { isGroup: true, name: 'Cómo se mide' },
])('the note beside the button names its field: $name', async ({ isGroup, name }) => {
  render(<Form isGroup={isGroup} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Guardar' }));
  expect((await screen.findByRole('note', undefined, soon)).textContent).toBe(`${name}: ${required}`);
});

test('an empty day, number or address is missing; a wrong one says what is wrong', async () => {
  const row = {
    schema: z.object({ on: Day, target: z.number().check(z.gte(0.01)), mail: z.string().check(z.email()) }),
    toInput: ({ on, target, mail }: { on: string; target: number | null; mail: string }) => ({
      on,
      target: target ?? 0,
      mail,
    }),
  };
  const saying = async (form: { on: string; target: number | null; mail: string }) => {
    const { errors } = await rowResolver(row, 'es')(form, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    return [errors.on?.message, errors.target?.message, errors.mail?.message];
  };
  expect(await saying({ on: '', target: null, mail: '' })).toEqual([required, required, required]);
  expect(await saying({ on: 'ayer', target: 0, mail: 'ana' })).toEqual([
    'No tiene el formato esperado.',
    'Debe ser 0.01 o más.',
    'No es un correo válido.',
  ]);
});
