/** Opens the cockpit over a fake page that only records its steps. */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { sampleControls, sampleKit } from '#stories/demo/controls.sample.ts';
import type { DemoControls, DemoKit } from '#src/api/demoKit.ts';
import { Cockpit } from '#src/demo/cockpit/Cockpit.tsx';
import { storedPosition, type CockpitTab } from '#src/demo/cockpit/memory.ts';
// The cockpit loads this chunk lazily; the import loads it early, so that no test waits for a file.
import '#src/demo/cockpit/CockpitPanel.tsx';

// Generous for a busy computer; no test asserts a duration.
configure({ asyncUtilTimeout: 10_000 });

/** The steps of the page, in order: `open /wallet`, `reload`, `go /`. */
export const pageSteps: string[] = [];
/** The stored languages: language and user. */
export const spoken: (readonly [string | undefined, string | undefined])[] = [];

const page = {
  open: (path: string) => void pageSteps.push(`open ${path}`),
  reload: () => void pageSteps.push('reload'),
  go: (path: string) => void pageSteps.push(`go ${path}`),
};

/** Renders the cockpit beside a page with one field. A second call simulates a reload. */
export async function openCockpit({
  controls = sampleControls(),
  kit = {},
  at,
}: {
  readonly controls?: DemoControls;
  readonly kit?: Partial<DemoKit>;
  /** Opens the cockpit at this tab. */
  readonly at?: CockpitTab;
} = {}): Promise<void> {
  cleanup();
  if (at !== undefined) storedPosition.keep({ isOpen: true, isHidden: false, tab: at });
  render(
    <I18nProvider i18n={i18n}>
      <input aria-label="La página" />
      <Cockpit
        kit={sampleKit(controls, kit)}
        page={page}
        keepLanguage={(...said) => void spoken.push(said)}
      />
    </I18nProvider>,
  );
  if (at !== undefined) await screen.findByRole('dialog', { name: 'Cabina' });
  await settled();
}

/** Waits until all pending work is done. */
export const settled = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  });

/** Presses the button of this name. */
export async function press(name: string | RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name }));
  await settled();
}

/** Presses the keys that open and close the cockpit. */
export async function pressKeys(): Promise<void> {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'D', ctrlKey: true, shiftKey: true });
  await settled();
}
