/** Shared parts of machine stories: their arguments, and the check that each story passes. */
import type { StoryContext } from '@storybook/react-vite';
import type { ReactElement, ReactNode } from 'react';
import { expect } from 'storybook/test';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine } from 'xstate';
import type { Samples } from '#machines/sample.ts';
import type { Language } from '#schema/limits.ts';
import type { Brand } from '#schema/brand.ts';
import { allLeaves, type Place } from './states.ts';
import { Stage } from './Stage.tsx';

/** Arguments of each story from the indexer; `walk` comes from a copied link. */
export interface StateArgs {
  readonly at: Place;
  readonly way: readonly string[];
  readonly walk?: string;
}

/** Toolbar settings that components take as props. */
export interface Look {
  readonly language: Language;
  readonly brand: Brand;
}

const lookOf = (globals: Readonly<Record<string, unknown>>): Look => ({
  language: globals['language'] === 'en' ? 'en' : 'es',
  brand: globals['brand'] === 'outpoints' ? 'outpoints' : 'aplauso',
});

/** A machine with its real component, for use outside its own stories. */
export interface Shown {
  readonly machine: AnyStateMachine;
  readonly samples: Samples;
  readonly view: (actor: AnyActorRef, look: Look) => ReactNode;
}

const shown = new Map<string, Shown>();

/** The machine of a loaded `<name>.states.tsx`; undefined if it is not loaded. */
export const shownOf = (machine: string): Shown | undefined => shown.get(machine);

/**
 * URL of a story with the current toolbar settings and the path to a place (Storybook accepts letters, digits, `-`
 * and `_`).
 */
export function addressOf(id: string, walk: string, page: string = location.href): string {
  const address = new URL('./', page);
  const globals = new URL(page).searchParams.get('globals');
  address.search = `?path=/story/${id}&args=walk:${walk}${globals === null ? '' : `&globals=${globals}`}`;
  return address.href;
}

/** The meta of a machine's stories, without the title, which Storybook reads from the file. */
export const machineMeta = <M extends AnyStateMachine>(
  machine: M,
  samples: Samples,
  view: (actor: ActorRefFrom<M>, look: Look) => ReactNode,
) => {
  shown.set(machine.id, { machine, samples, view: view as Shown['view'] }); // receives only actors of this machine
  return {
    // Declared, because Storybook otherwise ignores the URL argument.
    argTypes: { walk: { type: { name: 'string' } } } as const,
    parameters: {
      layout: 'fullscreen',
      controls: { disable: true },
      busy: 'a state stands still, also one in which something is under way',
      // Axe accepts Headless UI's focus guards only if a dialog covers the page; here the chart stays beside it.
      a11y: { context: { exclude: ['[data-headlessui-focus-guard]'] } },
    },
    render: (
      { at, way, walk }: StateArgs,
      { globals, id }: Pick<StoryContext, 'globals' | 'id'>,
    ): ReactElement => (
      <Stage
        machine={machine}
        samples={samples}
        at={at}
        way={way}
        walk={walk}
        addressOf={(words) => addressOf(id, words)}
        withChart={globals['chart'] !== 'away'}
      >
        {(actor) => view(actor, lookOf(globals))}
      </Stage>
    ),
    /** Checks that the chart shows the state that the story is named after. */
    play: async ({ args, globals }: { args: StateArgs } & Pick<StoryContext, 'globals'>): Promise<void> => {
      if (globals['chart'] === 'away' || args.walk !== undefined) return;
      const lit = [...document.querySelectorAll('[aria-current="true"][data-state]')].map((box) =>
        box.getAttribute('data-state'),
      );
      const resolved = machine.resolveState({ value: args.at.value, context: args.at.context });
      const leaves = allLeaves(samples).filter((leaf) =>
        resolved._nodes.some(({ path }: { path: string[] }) => path.join('.') === leaf),
      );
      await expect(lit).toEqual(leaves);
    },
  };
};
