/** The line in which the files of one thing wait for their turn: two at a time, the others after them. */
import { createActor } from 'xstate';
import type { ErrorFacts } from '#schema/errors.ts';
import type { FileKind } from '#schema/files/files.rules.ts';
import { inspect } from '#src/lib/recorder.ts';
import { uploadWith, type UploadActor } from './upload.actors.ts';

/** Files on their way at once. */
const atOnce = 2;

/** A file that is on the server, by the key that other calls take it by. */
export interface UploadedFile {
  readonly key: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
}

/** A file that is not on the server yet. */
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

/** A line of one kind; `onArrived` is told of each file that is there, which leaves the line. */
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
    /** Files of the line, in order; the same list until something changes. */
    read: (): readonly FileOnItsWay[] => shown,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files: readonly File[]): void => {
      files.forEach(join);
      letNextGo();
    },
    /** Stops one and takes it out; does nothing with one that is not in the line. */
    remove: (id: string): void => {
      const actor = actorOf(id);
      leave(id);
      actor?.send({ type: 'cancel.pressed' });
      tell();
    },
    retry: (id: string): void => actorOf(id)?.send({ type: 'retry.pressed' }),
    /** Stops whatever is on its way. */
    close: (): void => {
      const open = moving;
      moving = [];
      for (const { actor } of open) actor.send({ type: 'cancel.pressed' });
      tell();
    },
  };
}

/** The line of one form. */
export type UploadLine = ReturnType<typeof createUploadLine>;
