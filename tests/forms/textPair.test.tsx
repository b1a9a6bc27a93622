/** The organisation's first language decides which text of a pair comes first and which may stay empty. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { UserLanguage } from '#schema/users/users.shapes.ts';
import { rowResolver } from '#src/api/rowForm.ts';
import { LineInTwo } from '#src/forms/builder/FormTexts.tsx';
import { InTwo } from '#src/forms/builder/InTwo.tsx';
import { OrganizationContext } from '#src/organization/organization.context.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'es', messages: {} }));

interface Pair {
  readonly title: string;
  readonly titleEn: string;
}
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
const row = {
  schema: z.object({
    title: z.string().check(z.minLength(1)),
    titleEn: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  }),
  toInput: ({ title, titleEn }: Pair) => ({ title: title.trim(), titleEn: orNull(titleEn) }),
};

function Form({
  begin,
  onSave,
}: {
  readonly begin: Pair;
  readonly onSave: (saved: Pair) => void;
}): ReactElement {
  const form = useForm<Pair>({ defaultValues: begin, resolver: rowResolver(row, 'es') });
  return (
    <form onSubmit={form.handleSubmit((saved) => onSave(saved))} noValidate>
      <LineInTwo control={form.control} name="title" nameEn="titleEn" label="Título" maxLength={90} />
      <button type="submit">Guardar</button>
    </form>
  );
}

function Row({ begin, onSave }: { readonly begin: Pair; readonly onSave: (saved: Pair) => void }) {
  const [{ title, titleEn }, setPair] = useState(begin);
  return (
    <>
      <InTwo
        label="Título"
        text={title}
        textEn={titleEn}
        maxLength={90}
        onChange={({ text = title, textEn = titleEn }) => setPair({ title: text, titleEn: textEn })}
      />
      <button type="button" onClick={() => onSave({ title, titleEn })}>
        Guardar
      </button>
    </>
  );
}

function open(Part: typeof Form, defaultLanguage: UserLanguage, begin: Pair = { title: '', titleEn: '' }) {
  const settings = {
    id: 'o',
    name: 'Boreal',
    slug: 'boreal',
    defaultLanguage,
    timezone: 'America/New_York',
    branding: { banner: { main: '#112233', secondary: null }, logoUrl: null },
  };
  const onSave = vi.fn<(saved: Pair) => void>();
  render(
    <I18nProvider i18n={i18n}>
      <OrganizationContext value={{ modules: { auth: true }, areModulesMissing: false, settings }}>
        <Part begin={begin} onSave={onSave} />
      </OrganizationContext>
    </I18nProvider>,
  );
  const user = userEvent.setup();
  const [first, second] = screen.getAllByRole<HTMLInputElement>('textbox');
  if (first === undefined || second === undefined) throw new Error('two fields are expected');
  return {
    user,
    first,
    second,
    saved: async (): Promise<Pair | undefined> => {
      await user.click(screen.getByRole('button', { name: 'Guardar' }));
      return onSave.mock.lastCall?.[0];
    },
  };
}
const named = ({ labels }: HTMLInputElement): string => labels?.[0]?.textContent ?? '';

describe.each([
  { of: 'a form', Part: Form },
  { of: 'a row of the builder', Part: Row },
])('$of', ({ Part }) => {
  test('Spanish first: Spanish is required, and English stays empty', async () => {
    const { user, first, second, saved } = open(Part, 'spanish');
    expect([named(first), named(second)]).toEqual(['Título', 'Título (en inglés)(opcional)']);
    expect([first.lang, second.lang]).toEqual(['es', 'en']);
    await user.type(first, 'Hola');
    expect(second.value).toBe('');
    expect(await saved()).toEqual({ title: 'Hola', titleEn: '' });
    await user.clear(first);
    await user.type(second, 'Hello');
    expect(first.value).toBe('');
  });

  test('English first: an English text is stored in both, until a Spanish one is written', async () => {
    const { user, first, second, saved } = open(Part, 'english');
    expect([named(first), named(second)]).toEqual(['Título', 'Título (en español)(opcional)']);
    expect([first.lang, second.lang]).toEqual(['en', 'es']);
    await user.type(first, 'Hello');
    expect(second.value).toBe('');
    expect(await saved()).toEqual({ title: 'Hello', titleEn: 'Hello' });
    await user.type(second, 'Hola');
    await user.type(first, '!');
    expect(await saved()).toEqual({ title: 'Hola', titleEn: 'Hello!' });
    await user.clear(second);
    await user.type(first, '!');
    expect(await saved()).toEqual({ title: 'Hello!!', titleEn: 'Hello!!' });
  });

  test('English first: a Spanish text without an English one says at the English field who reads it', async () => {
    const { user, first, second } = open(Part, 'english');
    const missing = 'Falta el texto en inglés: quien lee en inglés ve el de español.';
    await user.type(second, 'Hola');
    const told = screen.getByText(missing);
    expect(first.getAttribute('aria-describedby')).toBe(told.id);
    await user.type(first, 'Hello');
    expect(screen.queryByText(missing)).toBeNull();
  });

  test('English first: stored equal texts stay equal, different ones do not', async () => {
    const equal = open(Part, 'english', { title: 'Pulse', titleEn: 'Pulse' });
    expect(equal.second.value).toBe('');
    await equal.user.type(equal.first, ' 2');
    expect(await equal.saved()).toEqual({ title: 'Pulse 2', titleEn: 'Pulse 2' });
  });

  test('English first: a Spanish text that equals the English one while it is typed stays', async () => {
    const { user, first, second, saved } = open(Part, 'english', { title: 'Norte', titleEn: 'No' });
    await user.clear(second);
    await user.type(second, 'Nota');
    expect(second.value).toBe('Nota');
    await user.type(first, 'te');
    expect(await saved()).toEqual({ title: 'Nota', titleEn: 'Note' });
  });
});

test('a missing or too long text is told at the first field, which takes the focus', async () => {
  const { user, first, second, saved } = open(Form, 'english');
  expect(await saved()).toBe(undefined);
  expect([first, second].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', null]);
  expect(document.activeElement).toBe(first);
  await user.type(first, 'A title of more than twenty letters');
  await user.click(document.body);
  expect(await saved()).toBe(undefined);
  expect(document.activeElement).toBe(first);
});
