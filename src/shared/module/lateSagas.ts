import { isAction, type Action, type Middleware } from '@reduxjs/toolkit';
import { runSaga, stdChannel, type EffectMiddleware, type MulticastChannel, type Saga, type Task } from 'redux-saga';
import type { CallContext } from '~/shared/saga/callContext';
import { isActionOf } from '~/shared/saga/isActionOf';

/** An action creator, or a slice, which stands for all of its actions. */
export type ActionSource = { readonly match: (action: Action) => boolean } | { readonly name: string };

export interface LateSaga {
  readonly load: () => Promise<Saga<[]>>;
  /** The actions that load the code: every action that the saga watches except `ignores`. */
  readonly startsWith: readonly ActionSource[];
  /** Watched actions that do not load the code; those that arrive during loading are replayed like the others. */
  readonly ignores?: readonly ActionSource[];
  /** Preloads the code soon after the first screen accepts input, so that the first action does not wait for it. */
  readonly loadAhead?: boolean;
}

const matchesAny = (sources: readonly ActionSource[], action: Action): boolean =>
  sources.some((source) => ('match' in source ? source.match(action) : isActionOf(source)(action)));

/** The sagas that {@link loadSaga} has loaded. */
const loadedCode = new WeakMap<LateSaga, Saga<[]>>();

/** Loads the code of a saga ahead, so that its first action starts it at once. Rejects when the code cannot be loaded. */
export async function loadSaga(description: LateSaga): Promise<void> {
  if (!loadedCode.has(description)) loadedCode.set(description, await description.load());
}

/** Whether the action loads the saga's code, is replayed to it if its code is loading, or does not concern it. */
export function roleFor({ startsWith, ignores = [] }: LateSaga, action: Action): 'starts' | 'replayed' | 'none' {
  if (matchesAny(ignores, action)) return 'replayed';
  return matchesAny(startsWith, action) ? 'starts' : 'none';
}

type RunnerState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  /** Waits until a saga before it in the list that handles the same action has started. */
  | { readonly phase: 'loaded'; readonly saga: Saga<[]> }
  | { readonly phase: 'running'; readonly task: Task };

const isPending = ({ phase }: RunnerState): boolean => phase === 'loading' || phase === 'loaded';

interface Runner {
  readonly description: LateSaga;
  readonly channel: MulticastChannel<Action>;
  /** Actions dispatched before the code was loaded, to be replayed. */
  readonly waiting: Action[];
  state: RunnerState;
}

const atOnce = (work: () => void): void => work();

interface LateSagasOptions {
  readonly sagas: readonly LateSaga[];
  readonly context: CallContext;
  readonly effectMiddlewares?: EffectMiddleware[];
  /** Runs what hands an action to a saga or starts one, at once or later, in order. */
  readonly pass?: (work: () => void) => void;
  /** Called when the code could not be loaded; the next action retries. */
  readonly onFailed: (error: unknown) => void;
}

/**
 * Runs sagas whose code is loaded with the first action that they handle. That action and those dispatched during
 * loading are replayed to this saga only: each saga has its own channel, so that no action is lost or handled twice.
 * Running sagas receive each action in the order of `sagas`. An action that a saga puts is delivered after all sagas have received
 * the current one.
 */
export function createLateSagas({ sagas, context, effectMiddlewares = [], pass = atOnce, onFailed }: LateSagasOptions) {
  let isEnded = false;
  const runnerOf = (description: LateSaga): Runner => ({
    description,
    channel: stdChannel<Action>(),
    waiting: [],
    state: { phase: 'idle' },
  });
  const runners = sagas.map(runnerOf);

  const middleware: Middleware = (store) => {
    const io = { dispatch: (action: Action) => store.dispatch(action), getState: () => store.getState() as unknown };
    /** An action that loads several sagas is handled in the order of the list; other sagas do not wait for each other. */
    const mustWait = (runner: Runner, index: number): boolean =>
      runners
        .slice(0, index)
        .some(({ state, waiting }) => isPending(state) && waiting.some((action) => runner.waiting.includes(action)));
    const startLoaded = () => {
      for (const [index, runner] of runners.entries()) {
        const { channel, state, waiting } = runner;
        if (isEnded || state.phase !== 'loaded' || mustWait(runner, index)) continue;
        runner.state = { phase: 'running', task: runSaga({ ...io, channel, context, effectMiddlewares }, state.saga) };
        for (const action of waiting.splice(0)) channel.put(action);
      }
    };
    const load = (runner: Runner) => {
      const loadedSaga = loadedCode.get(runner.description);
      if (loadedSaga !== undefined) {
        runner.state = { phase: 'loaded', saga: loadedSaga };
        startLoaded();
        return;
      }
      runner.state = { phase: 'loading' };
      runner.description.load().then(
        (saga) => {
          runner.state = { phase: 'loaded', saga };
          pass(startLoaded);
        },
        (error: unknown) => {
          runner.state = { phase: 'idle' };
          onFailed(error);
          pass(startLoaded);
        },
      );
    };
    const handle = (runner: Runner, action: Action) => {
      if (runner.state.phase === 'running') {
        runner.channel.put(action);
        return;
      }
      const role = isEnded ? 'none' : roleFor(runner.description, action);
      if (role === 'none' || (role === 'replayed' && runner.state.phase === 'idle')) return;
      runner.waiting.push(action);
      if (runner.state.phase === 'idle') load(runner);
    };
    const dispatched: Action[] = [];
    let isDelivering = false;
    const deliver = () => {
      if (isDelivering) return;
      isDelivering = true;
      try {
        for (let action = dispatched.shift(); action !== undefined; action = dispatched.shift())
          for (const runner of runners) handle(runner, action);
      } finally {
        isDelivering = false;
      }
    };
    return (next) => (action) => {
      const result = next(action);
      if (isAction(action))
        pass(() => {
          dispatched.push(action);
          deliver();
        });
      return result;
    };
  };
  return {
    middleware,
    /** Adds the sagas of modules that were loaded later, after those that are there. */
    add: (added: readonly LateSaga[]) => runners.push(...added.map(runnerOf)),
    /** Whether the code of a requested saga is still loading. */
    isLoading: () => runners.some(({ state }) => isPending(state)),
    end: () => {
      isEnded = true;
      for (const { state } of runners) if (state.phase === 'running') state.task.cancel();
    },
  };
}
