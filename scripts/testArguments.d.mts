export interface Step {
  readonly id: string;
  readonly short?: boolean;
  readonly after?: readonly string[];
  readonly args?: readonly string[];
  /** It may be that none of its tests is touched. */
  readonly mayBeEmpty?: boolean;
}

interface Project {
  readonly steps: readonly Step[];
  readonly testFiles: () => readonly string[];
  readonly changedFiles: () => readonly string[];
}

export const help: string;

export class ArgumentError extends Error {}

export function stepsFor(args: readonly string[], project: Project): readonly Step[] | null;
