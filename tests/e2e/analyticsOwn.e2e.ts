/** A chart of the organisation from its making to its readers. */
import { expect, persona, signIn, signOut, test } from './home.ts';

const name = 'Gracias del año';

test('an administrator makes and publishes a chart, and an employee and a manager read it', async ({
  page,
}) => {
  await signIn(page, persona('admin'), '/admin/analytics');
  await page.getByRole('button', { name: 'Nuevo gráfico' }).click();
  const panel = page.getByRole('dialog', { name: 'Nuevo gráfico' });
  await panel.getByRole('textbox', { name: 'Título en español' }).fill(name);
  await panel.getByRole('button', { name: 'Crear' }).click();
  // A title in one language alone is refused at its field.
  await expect(panel.getByRole('textbox', { name: 'Título en inglés' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await panel
    .getByRole('textbox', { name: /en inglés/ })
    .first()
    .fill('Thanks of the year');
  await expect(panel.getByRole('heading', { name })).toBeVisible({ timeout: 60_000 });
  await panel.getByRole('button', { name: 'Crear' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Todas las personas' }).click();
  await expect(page.getByText('Guardaste quién lo ve.')).toBeVisible();

  for (const role of ['employee', 'manager'] as const) {
    await signOut(page);
    await signIn(page, persona(role), '/charts?section=own');
    await page.getByRole('link', { name }).click();
    const plot = page.getByRole('figure', { name });
    await plot.getByRole('button', { name: 'Ver como tabla' }).click();
    await expect(plot.getByRole('table').or(plot.getByRole('list'))).toBeVisible();
    await expect(page.getByText(/^Tu parte: /)).toBeVisible();
  }
});
