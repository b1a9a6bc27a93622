/** `/files` over the real backend: opened by address, acknowledged by version, and maintained by administrators. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setDemoKit } from '#src/api/send.ts';
import { FilesScreen } from '#src/files/FilesScreen.tsx';
import { toasts } from '#src/lib/toasts.ts';
import {
  openRepositoryFixture,
  type Document,
  type RepositoryFixture,
} from '#tests/backend/repositoryFixture.ts';
import { aPage } from '#tests/support/page.ts';
import { choose, openPeople } from '#tests/users/peoplePage.tsx';
import { pdf } from '../support/fileSamples.ts';
import { dialog, long, soon, type OpenPage } from '#tests/support/openPage.tsx';

let fixture: RepositoryFixture;
/** Whether uploads fail. */
let isCut: boolean;
beforeEach(async () => {
  aPage(async () => Response.error());
  isCut = false;
  fixture = await openRepositoryFixture('tab');
  // Node cannot read the bytes of jsdom files, so a valid PDF is uploaded instead.
  setDemoKit({
    listens: () => true,
    isOurs: () => true,
    answer: (request: Request) =>
      isCut && request.method === 'PUT'
        ? Promise.reject(new TypeError('no network'))
        : fixture.deployment.backend.fetch(
            new Request(request.url, {
              method: request.method,
              ...(request.method === 'PUT'
                ? { headers: { 'content-type': 'application/pdf' }, body: pdf }
                : {}),
            }),
          ),
  });
});
afterEach(() => {
  cleanup();
  setDemoKit(undefined);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fixture.deployment.close();
});

const open = (search = '', name = 'ana'): Promise<OpenPage> =>
  openPeople(fixture, FilesScreen, `/files${search}`, name);
const row = (name: string) => screen.findByRole('button', { name }, soon);
/** Number of documents in the list. */
const count = (): number =>
  within(screen.getByRole('list', { name: 'Documentos' })).getAllByRole('listitem').length;
const raised = (): readonly string[] => toasts.store.getSnapshot().context.toasts.map(({ text }) => text);
const aFile = (name: string): File => new File([pdf], name, { type: 'application/pdf' });
/** Selects files with the hidden input of the field. */
function give(...files: readonly File[]): void {
  const input = document.querySelector('input[type="file"]');
  if (input === null) throw new Error('nothing takes files');
  fireEvent.change(input, { target: { files } });
}

describe('the documents of an employee', () => {
  test(
    'documents are found by words, folder and pending acknowledgement, all in the address',
    async () => {
      await fixture.document({ name: 'Guía de viajes', folder: 'Viajes' });
      await fixture.document({ name: 'Código', must_acknowledge: true });
      const page = await open();
      await row('Guía de viajes');
      expect(screen.queryByRole('button', { name: 'Subir documentos' })).toBeNull();
      await page.user.type(screen.getByRole('searchbox'), 'GUIA');
      await waitFor(() => expect(page.address()).toBe('/files?q=GUIA'), soon);
      await waitFor(() => expect(count()).toBe(1), soon);

      await open('?folder=Viajes');
      await row('Guía de viajes');
      expect(count()).toBe(1);
      await open('?folder=');
      await waitFor(() => expect(count()).toBe(1), soon);
      expect(screen.queryByText('Guía de viajes')).toBeNull();

      const again = await open('?q=nada');
      await again.user.click(await screen.findByRole('button', { name: 'Mostrar todo' }, soon));
      await row('Guía de viajes');
      await again.user.click(screen.getByRole('button', { name: 'Por confirmar' }));
      await waitFor(() => expect(again.address()).toBe('/files?pending=1'), soon);
      await waitFor(() => expect(screen.queryByText('Guía de viajes')).toBeNull(), soon);
    },
    long,
  );

  test(
    'a document waits above the list until its version is acknowledged',
    async () => {
      const { id } = await fixture.document({ name: 'Código', must_acknowledge: true });
      const page = await open();
      const strip = await screen.findByRole(
        'region',
        { name: 'Tienes 1 documento por leer y confirmar' },
        soon,
      );
      await page.user.click(within(strip).getByRole('button', { name: /Código/u }));
      expect(page.address()).toBe(`/files?file=${id}`);
      const panel = await dialog('Código');
      const [link] = await panel.findAllByRole('link', { name: /Abrir la versión 1 de Código/u }, soon);
      expect(link?.getAttribute('href') ?? '').toMatch(/^\/rest\/file\/comm-attachment\//u);
      await page.user.click(
        await panel.findByRole('button', { name: 'Leí y entendí esta versión (1)' }, soon),
      );
      await panel.findByText(/Confirmaste la versión 1 el/u, {}, soon);
      await page.user.keyboard('{Escape}');
      await waitFor(() => expect(page.address()).toBe('/files'), soon);
      await waitFor(() => expect(screen.queryByText(/por leer y confirmar/u)).toBeNull(), soon);
    },
    long,
  );

  test(
    'a document that changed meanwhile is not acknowledged before its new version is offered',
    async () => {
      const { id } = await fixture.document({ name: 'Código', must_acknowledge: true });
      const page = await open(`?file=${id}`);
      const panel = await dialog('Código');
      const button = await panel.findByRole('button', { name: 'Leí y entendí esta versión (1)' }, soon);
      await fixture.done('diego', `POST /files/${id}/version`, {
        key: await fixture.upload('diego'),
        version: 2,
      });
      await page.user.click(button);
      await panel.findByText(/Mientras tanto llegó otra versión/u, {}, soon);
      // The list was loaded again, and the button names the current version.
      await page.user.click(
        await panel.findByRole('button', { name: 'Leí y entendí esta versión (2)' }, soon),
      );
      await panel.findByText(/Confirmaste la versión 2 el/u, {}, soon);
    },
    long,
  );

  test('a document for other departments is not shown, and its panel leads back to the list', async () => {
    const { id } = await fixture.document({ name: 'De obras', department_ids: ['works'] });
    const page = await open(`?file=${id}`);
    const panel = await dialog('Documento');
    await page.user.click(await panel.findByRole('button', { name: 'Ver los demás' }, soon));
    expect(page.address()).toBe('/files');
    await screen.findByText('Tu organización todavía no ha publicado documentos.', {}, soon);
  });
});

describe('the documents of an administrator', () => {
  const list = async () =>
    (await fixture.done('diego', 'GET /files')).items as (Document & { must_acknowledge: boolean })[];

  test(
    'an administrator publishes several files at once, each titled by its file name',
    async () => {
      const page = await open('', 'diego');
      await page.user.click(
        (await screen.findAllByRole('button', { name: 'Subir documentos' }, soon))[0] ?? document.body,
      );
      const panel = await dialog('Subir documentos');
      await page.user.click(panel.getByRole('button', { name: 'Publicar' }));
      await panel.findByText('Elige al menos un archivo.', { selector: '[role=alert] *' }, soon);
      give(
        aFile('Reglamento.pdf'),
        aFile('Guía v2.0.pdf'),
        new File(['x'], 'virus.exe', { type: 'application/x-msdownload' }),
      );
      await panel.findByText(/«virus.exe» no es de un tipo que se pueda usar aquí/u, {}, soon);
      await page.user.type(panel.getByRole('combobox', { name: /^Carpeta/u }), 'RRHH');
      await page.user.click(panel.getByRole('checkbox', { name: /Pedir que lo lean/u }));
      await panel.findByRole('button', { name: 'Quitar: Guía v2.0.pdf' }, soon);
      await page.user.click(panel.getByRole('button', { name: 'Publicar 2 documentos' }));
      await waitFor(() => expect(raised()).toContain('Publicaste 2 documentos.'), soon);
      expect(
        (await list())
          .map((one) => [one.name, one.folder, one.must_acknowledge] as const)
          .toSorted(([one], [other]) => one.localeCompare(other)),
      ).toEqual([
        ['Guía v2.0', 'RRHH', true],
        ['Reglamento', 'RRHH', true],
      ]);
      await row('Reglamento');
    },
    long,
  );

  test(
    'an administrator retries a failed upload and removes another, and nothing is published before',
    async () => {
      isCut = true;
      const page = await open('', 'diego');
      await page.user.click(
        (await screen.findAllByRole('button', { name: 'Subir documentos' }, soon))[0] ?? document.body,
      );
      const panel = await dialog('Subir documentos');
      give(aFile('Uno.pdf'), aFile('Dos.pdf'));
      const again = await panel.findByRole('button', { name: 'Reintentar: Uno.pdf' }, { timeout: 20_000 });
      // Both uploads have given up. An upload that still retries would succeed as soon as the network works again.
      await panel.findByRole('button', { name: 'Reintentar: Dos.pdf' }, { timeout: 20_000 });
      await page.user.click(panel.getByRole('button', { name: /^Publicar/u }));
      await panel.findByText(/no se subió: reinténtalo o quítalo/u, { selector: '[role=alert] *' }, soon);
      expect(await list()).toEqual([]);
      isCut = false;
      await page.user.click(again);
      await panel.findByRole('button', { name: 'Quitar: Uno.pdf' }, soon);
      // Only one file is uploaded: publishing waits until the user has decided on the other.
      await page.user.click(panel.getByRole('button', { name: /^Publicar/u }));
      await panel.findByText(/«Dos.pdf» no se subió/u, { selector: '[role=alert] *' }, soon);
      expect(await list()).toEqual([]);
      await page.user.click(
        await panel.findByRole('button', { name: 'Quitar: Dos.pdf' }, { timeout: 20_000 }),
      );
      await page.user.click(panel.getByRole('button', { name: 'Publicar' }));
      await waitFor(async () => expect((await list()).map(({ name }) => name)).toEqual(['Uno']), soon);
    },
    long,
  );

  test(
    'an administrator publishes a version, sees who acknowledged it, reminds others once and deletes the document',
    async () => {
      const { id } = await fixture.document({
        name: 'Código',
        must_acknowledge: true,
        department_ids: ['sales'],
      });
      await fixture.done('ana', `POST /files/${id}/acknowledge`, { version: 1 });
      const page = await open('', 'diego');
      await choose(page, 'Código', /Subir versión nueva/u);
      const version = await dialog('Versión 2 de Código');
      expect(version.getByText(/Se les pedirá a 2 personas/u)).toBeTruthy();
      give(aFile('otro.pdf'));
      await version.findByRole('button', { name: 'Quitar: otro.pdf' }, soon);
      await page.user.type(version.getByRole('textbox', { name: /Qué cambió/u }), 'Todo');
      await page.user.click(version.getByRole('button', { name: 'Publicar la versión 2' }));
      await waitFor(() => expect(raised()).toContain('Publicaste la versión 2 de Código.'), soon);

      await fixture.done('bruno', `POST /files/${id}/acknowledge`, { version: 2 });
      const later = await open('', 'diego');
      await choose(later, 'Código', /Ver quién confirmó/u);
      const proofs = await dialog('Código');
      await proofs.findByText(/Confirmó la versión 1 el/u, {}, soon);
      expect(proofs.queryByText('bruno Taller')).toBeNull();
      await later.user.click(proofs.getByRole('button', { name: 'Recordar a 1 persona' }));
      await waitFor(() => expect(raised()).toContain('Se lo recordamos a 1 persona.'), soon);
      await later.user.click(proofs.getByRole('button', { name: 'Recordar a 1 persona' }));
      await proofs.findByText('Ya se recordó hace menos de un día.', {}, soon);
      await later.user.click(proofs.getByRole('radio', { name: 'Confirmaron' }));
      await proofs.findByText('bruno Taller', {}, soon);
      await later.user.keyboard('{Escape}');

      await choose(later, 'Código', /Eliminar/u);
      const question = await dialog('¿Eliminar Código?');
      expect(question.getByText('Versiones que se borran').nextSibling?.textContent).toBe('2');
      expect(question.getByText('Personas que lo ven').nextSibling?.textContent).toBe('2');
      await later.user.click(question.getByRole('button', { name: 'Eliminar' }));
      await waitFor(async () => expect(await list()).toEqual([]), soon);
      await screen.findByText(/Todavía no hay ninguno/u, {}, soon);
    },
    long,
  );

  test(
    'an administrator renames a document in its panel, and an empty name is refused',
    async () => {
      const { id } = await fixture.document({ name: 'Código' });
      const page = await open(`?file=${id}`, 'diego');
      const panel = await dialog('Código');
      await page.user.click(await panel.findByRole('button', { name: 'Acciones de Código' }, soon));
      await page.user.click(await screen.findByRole('menuitem', { name: /Editar datos/u }, soon));
      const form = await screen.findByRole('textbox', { name: 'Nombre' }, soon);
      await page.user.clear(form);
      await page.user.click(screen.getByRole('button', { name: 'Guardar' }));
      expect((await screen.findAllByRole('alert', {}, soon)).length).toBeGreaterThan(0);
      await page.user.type(form, 'Conducta');
      await page.user.click(screen.getByRole('button', { name: 'Guardar' }));
      await waitFor(() => expect(raised()).toContain('Guardaste los datos de Conducta.'), soon);
      await row('Conducta');
    },
    long,
  );
});
