/** Session recording: only while its module is on and the place is not private, in the EU region (spec §8, §9). */
import type { TelemetrySink } from './sink.ts';

/** The recorder, told again whenever something changes. */
export interface Recording {
  /** Starts or stops as said; a failed start is a console warning and nothing else. */
  readonly set: (isOn: boolean) => void;
}

/** A recorder over a sink; one that cannot record never does. */
export function createRecording(record: TelemetrySink['record'], warn: (line: string) => void): Recording {
  let wanted = false;
  let hasFailed = false;
  let running: Promise<(() => void) | undefined> | undefined;

  const begin = async (): Promise<(() => void) | undefined> => {
    try {
      return await record?.({ region: 'eu' });
    } catch {
      hasFailed = true;
      warn('Session recording could not start');
      return undefined;
    }
  };
  const end = (started: Promise<(() => void) | undefined>): void => {
    started.then((stop) => stop?.()).catch(() => undefined);
  };

  return {
    set(isOn) {
      if (isOn === wanted) return;
      wanted = isOn;
      if (record === undefined || hasFailed) return;
      if (isOn) running = begin();
      else if (running !== undefined) {
        end(running);
        running = undefined;
      }
    },
  };
}
