/** A page with a panel by its address, a form, and sheets over each other. */
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { FormPanel } from '#src/admin/FormPanel.tsx';
import { useAddressLayer } from '#src/lib/useAddressLayer.ts';
import { Dialog } from '#src/ui/Dialog.tsx';

export const i18n = setupI18n({ locale: 'es', messages: { es: {} } });

function Form({ onClose }: { readonly onClose: () => void }): ReactElement {
  const [text, setText] = useState('');
  return (
    <FormPanel
      open
      title="Nuevo objetivo"
      isDirty={text !== ''}
      busy={false}
      failed={null}
      onClose={onClose}
      onSave={async (event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <label>
        Título
        <input value={text} onChange={({ target }) => setText(target.value)} />
      </label>
    </FormPanel>
  );
}

/** `/list` has a panel by the address, a form, and a sheet with a link. */
function List(): ReactElement {
  const [id, setId] = useAddressLayer('id');
  const [sheet, setSheet] = useState<'form' | 'sheet' | 'second' | null>(null);
  const close = (): void => setSheet(null);
  return (
    <>
      <button type="button" onClick={() => setId('7')}>
        Abrir la tarea
      </button>
      <Link href="/list?id=8">Otra tarea</Link>
      <button type="button" onClick={() => setSheet('form')}>
        Nuevo
      </button>
      <button type="button" onClick={() => setSheet('sheet')}>
        Yo
      </button>
      {id === null ? null : id === 'new' ? (
        <Form onClose={() => setId(null)} />
      ) : (
        <Dialog open onClose={() => setId(null)} placement="side" title={`Tarea ${id}`}>
          <Link href="/other">Otra página</Link>
          <button type="button" onClick={() => setSheet('second')}>
            Preguntar
          </button>
          {sheet === 'second' ? <Dialog open onClose={close} title="¿Seguro?" /> : null}
        </Dialog>
      )}
      {sheet === 'form' ? <Form onClose={close} /> : null}
      {sheet === 'sheet' ? (
        <Dialog open onClose={close} title="Tú">
          <Link href="/other" onClick={close}>
            Billetera
          </Link>
          <button type="button" onClick={() => setSheet('form')}>
            Otro
          </button>
        </Dialog>
      ) : null}
    </>
  );
}

function App(): ReactElement {
  const [path] = useLocation();
  return (
    <main>
      <h1>{`${path}?${useSearch()}`}</h1>
      {path === '/list' ? <List /> : <Link href="/list?id=7">Aviso</Link>}
    </main>
  );
}

/** Draws the page of the present address. */
export const show = (): void =>
  void render(
    <I18nProvider i18n={i18n}>
      <App />
    </I18nProvider>,
  );
