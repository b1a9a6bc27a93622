/** The cockpit's demonstration: composed, applied, shared as a link, opened from a link, and reset. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeDemoLink, type DemoLink } from '#schema/demo/demoLink.ts';
import { tokenStore } from '#src/api/token.ts';
import { arriveByAddress } from '#src/demo/cockpit/arrival.ts';
import { sampleControls, sampleKit, sampleToken } from '#stories/demo/controls.sample.ts';
import { aPage } from '#tests/support/page.ts';
import { openCockpit, pageSteps, press, settled, spoken } from './cockpitPage.tsx';

const field = (name: string): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, value: string): Promise<void> => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
  await settled();
};

beforeEach(() => {
  aPage(async () => Response.error());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  pageSteps.length = 0;
  spoken.length = 0;
});
afterEach(() => {
  cleanup();
  tokenStore.forget();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Records the links that are applied. */
const taking = () => {
  const links: DemoLink[] = [];
  return {
    links,
    arrive: async (link: DemoLink) => {
      links.push(link);
      return { token: sampleToken('manager@aurora.example'), path: '/wallet' };
    },
  };
};

describe('the next demonstration', () => {
  it('a demonstration begins only when it is applied, and its fields outlive a reload', async () => {
    const { links, arrive } = taking();
    await openCockpit({ kit: { arrive }, at: 'show' });
    expect(screen.getByText('Es lo mismo que corre ahora.')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: /^Fin de mes/ }));
    await type('Nombre(opcional)', 'Café Nébula');
    expect(screen.getByText(/^Cambios sin aplicar/)).toBeDefined();
    expect(links).toEqual([]);
    await openCockpit({ kit: { arrive }, at: 'show' });
    expect(field('Nombre(opcional)').value).toBe('Café Nébula');
    expect(screen.getByText(/^Cambios sin aplicar/)).toBeDefined();
    await press('Aplicar');
    await waitFor(() => expect(pageSteps).toEqual(['open /wallet']));
    expect(links).toEqual([
      { scenario: 'monthEnd', organization: 'aurora', prospect: { name: 'Café Nébula' }, persona: 'manager' },
    ]);
    expect(tokenStore.read()).toBe(sampleToken('manager@aurora.example'));
    expect(spoken).toEqual([[undefined, 'manager@aurora.example']]);
  });

  it('a demonstration that cannot be made keeps session and fields, and shows the failure', async () => {
    tokenStore.write(sampleToken('employee@aurora.example'));
    await openCockpit({
      kit: {
        arrive: async () => {
          throw new Error('the store is closed');
        },
      },
      at: 'show',
    });
    await type('Nombre(opcional)', 'Banco Duna');
    await press('Aplicar');
    expect((await screen.findByRole('alert')).textContent).toContain('No se pudo preparar');
    expect(field('Nombre(opcional)').value).toBe('Banco Duna');
    expect(tokenStore.read()).toBe(sampleToken('employee@aurora.example'));
    expect([pageSteps, spoken]).toEqual([[], []]);
  });

  it('a demonstration with colours and no name does not begin, and the name field is marked', async () => {
    const { links, arrive } = taking();
    await openCockpit({ kit: { arrive }, at: 'show' });
    await type('Color principal(opcional)', '#0a7d4f');
    await press('Aplicar');
    await waitFor(() => expect(field('Nombre(opcional)').getAttribute('aria-invalid')).toBe('true'));
    expect(links).toEqual([]);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copiar enlace' }).disabled).toBe(true);
  });

  it('discarding a demonstration restores the fields of the running one', async () => {
    const world = { scenario: 'shortPoints', organization: 'boreal', off: ['catalog'] } as const;
    await openCockpit({ controls: sampleControls({ world: { ...world, off: [...world.off] } }), at: 'show' });
    fireEvent.click(screen.getByRole('radio', { name: /^Red que falla/ }));
    await settled();
    await press('Descartar');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^No alcanzan/ }).checked).toBe(true);
    expect(screen.getByText('Es lo mismo que corre ahora.')).toBeDefined();
  });

  it('a demonstration switches modules off and shows their number', async () => {
    const { links, arrive } = taking();
    await openCockpit({ kit: { arrive }, at: 'show' });
    fireEvent.click(screen.getByText('Módulos', { exact: false, selector: 'summary' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Catálogo' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Cumpleaños' }));
    await settled();
    expect(screen.getByText('2 apagados')).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Catálogo' }));
    await settled();
    await press('Aplicar');
    await waitFor(() => expect(links.map(({ off }) => off)).toEqual([['birthdays']]));
  });
});

describe('the link', () => {
  it('a copied demo link holds the fields of the cockpit and shows the fingerprint of its world until a field changes', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      userAgent: '',
      clipboard: { writeText: async (text: string) => void copied.push(text) },
    });
    const controls = sampleControls();
    await openCockpit({ controls, at: 'show' });
    await type('Nombre(opcional)', 'Duna');
    await press('Copiar enlace');
    const link = decodeDemoLink(copied[0]?.split('#demo=')[1] ?? '');
    expect(link).toEqual({
      scenario: 'busy',
      organization: 'aurora',
      prospect: { name: 'Duna' },
      persona: 'employee',
    });
    const fingerprint = link === undefined ? '' : await controls.fingerprintOf(link);
    expect(screen.getByText(fingerprint)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Enlace copiado' })).toBeDefined();
    await type('Nombre(opcional)', 'Duna Norte');
    expect(screen.getByRole('button', { name: 'Copiar enlace' })).toBeDefined();
    expect(screen.queryByText(fingerprint)).toBeNull();
  });

  it('a link is shown for copying by hand when the browser cannot copy', async () => {
    vi.stubGlobal('navigator', { userAgent: '', clipboard: undefined });
    await openCockpit({ at: 'show' });
    await press('Copiar enlace');
    expect(field('Este navegador no deja copiar: cópialo de aquí').value).toContain('/#demo=busy.aurora');
  });
});

describe('the address with a link', () => {
  const at = (path: string): void => history.replaceState(null, '', path);
  const speak = (language: string | undefined, person: string | undefined): void =>
    void spoken.push([language, person]);

  it('an address with a link begins its world, signs its persona in and loses the link', async () => {
    at('/#demo=monthEnd.aurora.umanager.len');
    const { links, arrive } = taking();
    const first: (DemoLink | undefined)[] = [];
    await arriveByAddress(async (link) => {
      first.push(link);
      return sampleKit(sampleControls(), { arrive });
    }, speak);
    expect(links).toEqual([
      { scenario: 'monthEnd', organization: 'aurora', persona: 'manager', language: 'en' },
    ]);
    expect(first).toEqual(links);
    expect(tokenStore.read()).toBe(sampleToken('manager@aurora.example'));
    expect(spoken).toEqual([['en', 'manager@aurora.example']]);
    expect(`${location.pathname}${location.hash}`).toBe('/wallet');
    await openCockpit({
      controls: sampleControls({ world: { scenario: 'monthEnd', organization: 'aurora' } }),
      at: 'show',
    });
    expect(screen.getByText('Es lo mismo que corre ahora.')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true);
  });

  it.each([
    ['is no link', '/catalog?q=1#demo=monthEnd.nowhere', 'incompleto', undefined],
    ['cannot be begun', '/catalog?q=1#demo=busy.aurora', 'No se pudo preparar', new Error('no room')],
  ])(
    'an address that %s leaves world and session, and the failure is shown once',
    async (_name, address, words, problem) => {
      tokenStore.write(sampleToken('employee@aurora.example'));
      at(address);
      const { links } = taking();
      const arrive = async (link: DemoLink) => {
        links.push(link);
        throw problem ?? new Error('it must not be asked');
      };
      await arriveByAddress(async () => sampleKit(sampleControls(), { arrive }), speak);
      expect(links).toHaveLength(problem === undefined ? 0 : 1);
      expect(tokenStore.read()).toBe(sampleToken('employee@aurora.example'));
      expect(`${location.pathname}${location.search}${location.hash}`).toBe('/catalog?q=1');
      await openCockpit();
      expect(screen.getByText(new RegExp(words))).toBeDefined();
      await press('Cerrar');
      await openCockpit();
      expect(screen.queryByText(new RegExp(words))).toBeNull();
    },
  );
});

describe('the reset to the beginning', () => {
  const reset = async (): Promise<void> => {
    await press('Restablecer');
    const question = await screen.findByRole('dialog', { name: '¿Volver al comienzo?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Restablecer' }));
    await settled();
  };

  it('a reset asks first, and a signed-in persona gets a session of the new world', async () => {
    let worlds = 0;
    const tokenOf = async (email: string): Promise<string> => `${sampleToken(email)}${worlds}`;
    tokenStore.write(await tokenOf('admin@aurora.example'));
    await openCockpit({
      controls: sampleControls({ world: { scenario: 'shortPoints', organization: 'aurora' } }),
      kit: { tokenOf, reset: async () => void (worlds += 1) },
      at: 'show',
    });
    await press('Restablecer');
    expect(worlds).toBe(0);
    const question = await screen.findByRole('dialog', { name: '¿Volver al comienzo?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await settled();
    await reset();
    await waitFor(() => expect(pageSteps).toEqual(['open /cart']));
    expect(worlds).toBe(1);
    expect(tokenStore.read()).toBe(`${sampleToken('admin@aurora.example')}1`);
  });

  it('a reset works while a persona is deactivated', async () => {
    const tokenOf = async (email: string): Promise<string> => {
      if (email.startsWith('manager')) throw new Error('inactive');
      return sampleToken(email);
    };
    tokenStore.write(sampleToken('admin@aurora.example'));
    await openCockpit({ kit: { tokenOf }, at: 'show' });
    await reset();
    await waitFor(() => expect(pageSteps).toEqual(['open /']));
    expect(tokenStore.read()).toBe(sampleToken('admin@aurora.example'));
  });

  it('a reset signs other people out, and a failed reset shows the failure and keeps the session', async () => {
    let isBroken = true;
    tokenStore.write(sampleToken('abigail@aurora.example'));
    await openCockpit({
      kit: {
        reset: async () => {
          if (isBroken) throw new Error('the store is closed');
        },
      },
      at: 'show',
    });
    await reset();
    expect((await screen.findByRole('alert')).textContent).toContain('No se pudo restablecer');
    expect(tokenStore.read()).toBe(sampleToken('abigail@aurora.example'));
    isBroken = false;
    const question = screen.getByRole('dialog', { name: '¿Volver al comienzo?' });
    fireEvent.click(within(question).getByRole('button', { name: 'Restablecer' }));
    await waitFor(() => expect(pageSteps).toEqual(['open /']));
    expect(tokenStore.read()).toBeNull();
  });
});
