/** Sign-in by code on the page, over the real backend. */
import { screen, waitFor } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { tokenStore } from '#src/api/token.ts';
import { employee, nobody } from '#tests/backend/authFixture.ts';
import { aDoor, codeField, email, isIn, leave, signInPage, soon } from './door.tsx';

const door = aDoor();

describe('sign-in by a one-time code', () => {
  async function asked(address = employee): Promise<ReturnType<typeof userEvent.setup>> {
    const user = await signInPage();
    await user.type(email(), address);
    await user.click(await screen.findByRole('button', { name: 'Recibir un código por correo' }, soon));
    return user;
  }

  test('sign-in by code uses the typed address, sends a pasted code at once and opens a session', async () => {
    const user = await asked();
    const field = await codeField();
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(field.getAttribute('inputmode')).toBe('numeric');
    const code = await door.fixture.code();
    await user.paste(` ${code.slice(0, 3)} ${code.slice(3)} `);
    await isIn();
    expect(door.sent.filter((name) => name === 'VerifyOneTimeCode')).toHaveLength(1);
    expect(localStorage.getItem('sign_in_way')).toBe('otp');
  });

  test('a wrong code is reported at its field in the words of the server', async () => {
    const user = await asked();
    await codeField();
    const code = await door.fixture.code();
    await user.paste(code === '000000' ? '000001' : '000000');
    expect((await screen.findByRole('alert', {}, soon)).textContent).toBe(
      'Ese código no es correcto. Revisa el último correo que te enviamos.',
    );
    expect(tokenStore.read()).toBeNull();
  });

  test('sign-in by code looks the same for an unknown address as for a known one', async () => {
    const words = (address: string): string =>
      (document.querySelector('main')?.textContent ?? '').replaceAll(address, '').replaceAll(/0:\d\d/gu, '');
    await asked(nobody);
    await codeField();
    const unknown = words(nobody);
    leave();
    await asked();
    await codeField();
    expect(words(employee)).toBe(unknown);
    expect(await door.fixture.mails()).toHaveLength(1);
  });

  test('a second code requested too soon is refused with the time to wait', async () => {
    await door.fixture.post('/otp/login', { email: employee });
    await asked();
    expect((await screen.findByRole('alert', {}, soon)).textContent).toMatch(
      /Hubo demasiados intentos.*30 segundos/u,
    );
    expect(door.sent.filter((name) => name === 'RequestOneTimeCode')).toHaveLength(1);
  });

  test('requesting a code without a network shows an error, keeps the address and sends one request', async () => {
    const user = await signInPage();
    await user.type(email(), employee);
    const press = await screen.findByRole('button', { name: 'Recibir un código por correo' }, soon);
    door.isOffline = true;
    await user.click(press);
    expect((await screen.findByRole('alert', {}, soon)).textContent).toMatch(/Error de conexión/u);
    expect((email() as HTMLInputElement).value).toBe(employee);
    expect(door.sent.filter((name) => name === 'RequestOneTimeCode')).toHaveLength(1);
  });

  test('leaving sign-in by code returns to the password, and the focus moves to the address', async () => {
    const user = await signInPage();
    await user.click(await screen.findByRole('button', { name: 'Recibir un código por correo' }, soon));
    expect(document.activeElement).toBe(email());
    expect(screen.queryByLabelText('Contraseña')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Entrar con mi contraseña' }));
    expect(screen.getByLabelText('Contraseña')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(email()));
  });

  test('sign-in by code is shown at once where the organisation has no passwords', async () => {
    door.methods = ['otp'];
    await signInPage();
    await screen.findByRole('button', { name: 'Enviar código' }, soon);
    expect(screen.queryByLabelText('Contraseña')).toBeNull();
    expect(screen.queryByText('¿Olvidaste tu contraseña?')).toBeNull();
  });
});
