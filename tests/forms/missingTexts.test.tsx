/** Texts that one language lacks are counted while a form is typed, whichever language is the organisation's first. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, test } from 'vitest';
import type { UserLanguage } from '#schema/users/users.shapes.ts';
import { AreaInTwo, LineInTwo } from '#src/forms/builder/FormTexts.tsx';
import { FormMissingTexts } from '#src/forms/builder/MissingTexts.tsx';
import { OrganizationContext } from '#src/organization/organization.context.ts';

beforeEach(() => i18n.loadAndActivate({ locale: 'es', messages: {} }));

function Form(): ReactElement {
  const { control } = useForm({
    defaultValues: { title: '', titleEn: '', description: '', descriptionEn: '' },
  });
  return (
    <>
      <LineInTwo control={control} name="title" nameEn="titleEn" label="Título" maxLength={90} />
      <AreaInTwo
        control={control}
        name="description"
        nameEn="descriptionEn"
        label="Descripción"
        maxLength={90}
      />
      <FormMissingTexts
        control={control}
        pairs={[
          ['title', 'titleEn'],
          ['description', 'descriptionEn'],
        ]}
      />
    </>
  );
}

const open = (defaultLanguage: UserLanguage) => {
  const settings = {
    id: 'o',
    name: 'Boreal',
    slug: 'boreal',
    defaultLanguage,
    timezone: 'America/New_York',
    branding: { banner: { main: '#112233', secondary: null }, logoUrl: null },
  };
  render(
    <I18nProvider i18n={i18n}>
      <OrganizationContext value={{ modules: {}, areModulesMissing: false, settings }}>
        <Form />
      </OrganizationContext>
    </I18nProvider>,
  );
  return userEvent.setup();
};
const hint = (): string | null => screen.queryByRole('list')?.textContent ?? null;

test('where Spanish comes first, texts without English are counted', async () => {
  const user = open('spanish');
  expect(hint()).toBe(null);
  await user.type(screen.getByLabelText('Título'), 'Guía');
  expect(hint()).toBe('Falta 1 texto en inglés: quien lee en inglés lo ve en español.');
  await user.type(screen.getByLabelText(/^Descripción(?! \(en)/u), 'Una página');
  expect(hint()).toBe('Faltan 2 textos en inglés: quien lee en inglés los ve en español.');
  await user.type(screen.getByLabelText(/^Título \(en inglés\)/u), 'Guide');
  await user.type(screen.getByLabelText(/^Descripción \(en inglés\)/u), 'One page');
  expect(hint()).toBe(null);
});

test('where English comes first, texts without Spanish are counted', async () => {
  const user = open('english');
  await user.type(screen.getByLabelText('Título'), 'Guide');
  expect(hint()).toBe('Falta 1 texto en español: quien lee en español lo ve en inglés.');
  await user.type(screen.getByLabelText(/^Título \(en español\)/u), 'Guía');
  expect(hint()).toBe(null);
});
