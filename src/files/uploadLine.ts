/** The upload queue of one form: two uploads at a time. */
import { createActor } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import type { FileKind } from '#schema/files/files.rules.ts';
import { inspect } from '#src/lib/recorder.ts';
import { uploadWith, type UploadActor } from './upload.actors.ts';

/** Maximum number of parallel uploads. */
const atOnce = 2;

/** An uploaded file, with the key for other calls. */
export interface UploadedFile {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
}

/** A file that is not uploaded yet. */
export interface FileOnItsWay {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** From 0 to 1. */
  readonly progress: number;
  readonly isFailed: boolean;
  readonly error: ErrorFacts | null;
}

interface Moving {
  readonly id: string;
  readonly file: File;
  readonly actor: UploadActor;
}

/** A queue for one kind of file; `onArrived` receives each uploaded file, which leaves the queue. */
export function createUploadLine(kind: FileKind, onArrived: (file: UploadedFile) => void) {
  let moving: readonly Moving[] = [];
  let shown: readonly FileOnItsWay[] = [];
  let made = 0;
  const listeners = new Set<() => void>();

  const tell = (): void => {
    shown = moving.map(({ id, file, actor }) => {
      const state = actor.getSnapshot();
      const { progress, error } = state.context;
      return { id, name: file.name, size: file.size, progress, isFailed: state.hasTag('failed'), error };
    });
    for (const listener of listeners) listener();
  };
  const letNextGo = (): void => {
    const going = moving.filter(({ actor }) => actor.getSnapshot().hasTag('moving')).length;
    const waiting = moving.filter(({ actor }) => actor.getSnapshot().matches('waiting'));
    for (const { actor } of waiting.slice(0, Math.max(0, atOnce - going))) actor.send({ type: 'turn.came' });
  };
  const leave = (id: string): void => {
    moving = moving.filter((one) => one.id !== id);
  };
  const join = (file: File): void => {
    made += 1;
    const id = `file-${String(made)}`;
    const actor: UploadActor = createActor(uploadWith(kind, file), {
      input: { name: file.name, size: file.size },
      inspect,
    });
    moving = [...moving, { id, file, actor }];
    actor.subscribe((state) => {
      const { place } = state.context;
      if (state.hasTag('ready') && place !== null) {
        leave(id);
        onArrived({ key: place.key, name: file.name, size: file.size, contentType: file.type });
      }
      if (!state.hasTag('moving')) letNextGo();
      tell();
    });
    actor.start();
  };
  const actorOf = (id: string): UploadActor | undefined => moving.find((one) => one.id === id)?.actor;

  return {
    /** Files of the queue, in order; a stable reference until a change. */
    read: (): readonly FileOnItsWay[] => shown,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files: readonly File[]): void => {
      files.forEach(join);
      letNextGo();
    },
    /** Cancels one file and removes it; ignores unknown ids. */
    remove: (id: string): void => {
      const actor = actorOf(id);
      leave(id);
      actor?.send({ type: 'cancel.pressed' });
      tell();
    },
    retry: (id: string): void => actorOf(id)?.send({ type: 'retry.pressed' }),
    /** Cancels all uploads. */
    close: (): void => {
      const open = moving;
      moving = [];
      for (const { actor } of open) actor.send({ type: 'cancel.pressed' });
      tell();
    },
  };
}

/** The queue of one form. */
export type UploadLine = ReturnType<typeof createUploadLine>;
