/** Helpers for the demo's own parts: its link, its cockpit and the card of its tours. */
import type { Locator, Page } from '@playwright/test';
import { encodeDemoLink, type DemoLink } from '#schema/demo/demoLink.ts';
import { expect, menu } from './home.ts';

const link = (more: Partial<DemoLink> = {}): string =>
  `/#demo=${encodeDemoLink({ scenario: 'busy', organization: 'aurora', persona: 'employee', language: 'es', ...more })}`;

/** Opens a demo link and waits until the persona is signed in and the cockpit button is visible. */
export async function arrive(page: Page, more: Partial<DemoLink> = {}): Promise<void> {
  await page.goto(link(more));
  // A new browser fetches every file, and the demo creates two organisations.
  await expect(menu(page)).toBeVisible({ timeout: 90_000 });
  await expect(page).not.toHaveURL(/#demo/);
  await expect(page.getByRole('button', { name: /^(Cabina|Cockpit)/ })).toBeVisible();
}

/** The open cockpit. */
export const cockpit = (page: Page): Locator => page.getByRole('dialog', { name: /^(Cabina|Cockpit)$/ });
/** The card of a tour. */
export const coach = (page: Page): Locator => page.getByRole('region', { name: 'Recorrido', exact: true });

/** Opens the closed cockpit by its keys and selects a tab. */
export async function openCockpit(page: Page, tab: string): Promise<Locator> {
  await expect(cockpit(page)).toBeHidden();
  await page.keyboard.press('Control+Shift+D');
  await cockpit(page).getByRole('tab', { name: tab }).click();
  return cockpit(page);
}

/** Closes the panel; the cockpit's keys would hide every part of the demo. */
export async function closeCockpit(page: Page): Promise<void> {
  await cockpit(page)
    .getByRole('button', { name: /^(Cerrar la cabina|Close the cockpit)$/ })
    .click();
  await expect(cockpit(page)).toBeHidden();
}

/** Starts the tour of the running world and closes the cockpit. */
export async function beginTour(page: Page): Promise<void> {
  const panel = await openCockpit(page, 'Guion');
  await panel.getByRole('button', { name: 'Empezar el recorrido' }).click();
  await expect(coach(page)).toBeVisible();
  await closeCockpit(page);
}

/** Returns a function that goes to the next step of the tour. The card stays under the pointer. */
export const onward = (page: Page) => async (): Promise<void> => {
  await coach(page).hover();
  await coach(page).getByRole('button', { name: 'Siguiente' }).click();
};

/** What the two buttons of the demo lie over: the page, unless they stand in their strip or in the rail, or a control there. */
export const coveredByDemo = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('[data-demo-strip], aside')].map((one) =>
      one.getBoundingClientRect(),
    );
    const controls = [...document.querySelectorAll('aside :is(a[href], button)')];
    return ['Cabina', 'Correo de la demostración'].flatMap((name) => {
      const own = document.querySelector(`button[aria-label^="${name}"]`)?.getBoundingClientRect();
      if (own === undefined || own.width === 0) return [`${name} is not there`];
      const stands = boxes.some(
        ({ left, right, top, bottom }) =>
          left <= own.left && right >= own.right && top <= own.top && bottom >= own.bottom,
      );
      return [
        ...(stands ? [] : [`${name} lies over the page`]),
        ...controls
          .filter((control) => {
            const { left, right, top, bottom } = control.getBoundingClientRect();
            return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
          })
          .map((control) => `${name} covers ${control.ariaLabel ?? control.textContent}`),
      ];
    });
  });
