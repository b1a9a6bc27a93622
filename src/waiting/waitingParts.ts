/** How the domains finish their things in the queue; the domains hand these parts in (src/home/waitingParts.ts). */
import { createContext, type ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { WaitingKind } from '#schema/waiting/kinds.ts';
import type { ShownWaiting } from './waiting.queries.ts';

/** A write about one thing; a repeated key is the same write. Throws `ApiError`. */
export type SendsWaiting = (item: ShownWaiting, key: string, cache: QueryClient) => Promise<unknown>;

/** What one press does. */
export interface WaitingAct {
  readonly send: SendsWaiting;
  /** Within ten seconds. */
  readonly takeBack?: SendsWaiting | undefined;
  /** The other answer, with a reason that the person reads; of the kinds whose look has a word for it. */
  readonly refuse?: {
    readonly send: (item: ShownWaiting, reason: string, key: string) => Promise<unknown>;
    readonly takeBack?: SendsWaiting;
  };
  /** Reads again what the domain shows; never raises. */
  readonly refresh: (cache: QueryClient) => void;
}

export interface WaitingFormProps {
  readonly item: ShownWaiting;
  /** The thing no longer waits. Called once or more. */
  readonly onDone: () => void;
}

/** One of both; code and texts are loaded on the press. Refusing unfolds a form, too. */
export type WaitingPart =
  | { readonly act: () => Promise<WaitingAct> }
  | { readonly form: ComponentType<WaitingFormProps> };

/** Kinds without a part are finished on their page. */
export type WaitingParts = Readonly<Partial<Record<WaitingKind, WaitingPart>>>;

/** Provided by Home. */
export const WaitingPartsContext = createContext<WaitingParts>({});
