/** The forms of sign-in have their own light handling of what is missing: each press leads to the first error. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { employee } from '#tests/backend/authFixture.ts';
import { aDoor, codeField, email, signInPage, soon } from './door.tsx';

aDoor();

test('sign-in without values focuses the address at each press and repeats its sentence beside the button', async () => {
  const user = await signInPage();
  const button = screen.getByRole('button', { name: 'Entrar' });
  for (const press of [1, 2]) {
    await user.click(button);
    expect(document.activeElement, `press ${press}`).toBe(email());
  }
  expect(document.querySelector('[role=note]')?.textContent).toBe('Escribe tu correo.');
  await user.type(email(), employee);
  await user.click(button);
  // The sentence of the last field is beside the button already.
  expect([document.querySelector('[role=note]'), document.activeElement]).toEqual([
    null,
    screen.getByLabelText('Contraseña'),
  ]);
});

test('an incomplete code takes the focus at each press', async () => {
  const user = await signInPage();
  await user.type(email(), employee);
  await user.click(await screen.findByRole('button', { name: 'Recibir un código por correo' }, soon));
  const field = await codeField();
  for (const press of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Entrar' }));
    expect(document.activeElement, `press ${press}`).toBe(field);
  }
});
