import type { Figures } from './lessons';

const modifiers: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** Counts the keys of a step as the handle-time table does (a chord is one key, a repeated key too), and its time. */
export class StepCounter {
  #keys = 0;
  #clicks = 0;
  #since = performance.now();

  /** Listens until the returned function is called. */
  listen(): () => void {
    const onKey = ({ key, repeat }: KeyboardEvent): void => {
      if (!repeat && !modifiers.includes(key)) this.#keys += 1;
    };
    const onPointer = (): void => {
      this.#clicks += 1;
    };
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('pointerdown', onPointer, { capture: true });
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      removeEventListener('pointerdown', onPointer, { capture: true });
    };
  }

  read(): StepCount {
    return { keys: this.#keys, clicks: this.#clicks, seconds: (performance.now() - this.#since) / 1_000 };
  }

  /** Returns the figures and starts the next step. */
  take(): StepCount {
    const count = this.read();
    this.#keys = 0;
    this.#clicks = 0;
    this.#since = performance.now();
    return count;
  }
}

export interface StepCount extends Figures {
  readonly clicks: number;
}
