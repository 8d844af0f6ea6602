import { configureStore, createAction, type Action } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';
import { put, takeEvery } from 'typed-redux-saga';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLateSagas, loadSaga, type ActionSource, type LateSaga } from './lateSagas';

const shared = createAction('shared');
const early = createAction('early');
const late = createAction('late');

interface Load {
  readonly promise: Promise<Saga<[]>>;
  readonly resolve: (saga: Saga<[]>) => void;
  readonly reject: (error: Error) => void;
}

/** A load that the test settles. */
function openLoad(): Load {
  let settle: Pick<Load, 'resolve' | 'reject'> = { resolve: () => undefined, reject: () => undefined };
  const promise = new Promise<Saga<[]>>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}

/** A store with one late saga for each entry; each saga records its name with every action that it handles. */
function storeWith(sagas: readonly { readonly name: string; readonly startsWith: readonly ActionSource[] }[]) {
  const handled: string[] = [];
  const onFailed = vi.fn<(error: unknown) => void>();
  const loads = sagas.map(() => openLoad());
  const load = vi.fn<(index: number) => Promise<Saga<[]>>>((index) => {
    const pending = loads[index];
    if (pending === undefined) throw new Error('There is no such saga');
    return pending.promise;
  });
  const lateSagas = createLateSagas({
    sagas: sagas.map(({ startsWith }, index) => ({ startsWith, load: () => load(index) })),
    context: { saveNow: () => Promise.resolve(), goTo: () => undefined },
    onFailed,
  });
  onTestFinished(lateSagas.end);
  const store = configureStore({
    reducer: () => null,
    middleware: (defaults) => defaults({ thunk: false }).concat(lateSagas.middleware),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    dispatch: (action: Action) => store.dispatch(action),
    handled,
    onFailed,
    load,
    lateSagas,
    arrive: async (index: number) => {
      const name = sagas[index]?.name ?? '';
      loads[index]?.resolve(function* saga() {
        yield* takeEvery('*', ({ type }: Action) => {
          handled.push(`${name} ${type}`);
        });
      });
      await settle();
    },
    fail: async (index: number) => {
      loads[index]?.reject(new Error('The chunk is gone'));
      loads[index] = openLoad();
      await settle();
    },
  };
}

it('handles an action that loads several sagas in the order of the list, whichever code arrives first', async () => {
  const { dispatch, arrive, handled, lateSagas } = storeWith([
    { name: 'first', startsWith: [shared] },
    { name: 'second', startsWith: [shared] },
  ]);
  dispatch(shared());
  await arrive(1);
  expect(handled).toEqual([]);
  expect(lateSagas.isLoading()).toBe(true);
  await arrive(0);
  expect(handled).toEqual(['first shared', 'second shared']);
  expect(lateSagas.isLoading()).toBe(false);
});

it('starts a saga although another one, loaded by another action, is still loading', async () => {
  const { dispatch, arrive, handled } = storeWith([
    { name: 'first', startsWith: [early] },
    { name: 'second', startsWith: [late] },
  ]);
  dispatch(early());
  dispatch(late());
  await arrive(1);
  expect(handled).toEqual(['second late']);
  await arrive(0);
  expect(handled).toEqual(['second late', 'first early']);
});

it('keeps the actions of a load that failed, and loads again with the next one', async () => {
  const { dispatch, arrive, fail, handled, onFailed, load } = storeWith([{ name: 'first', startsWith: [early, late] }]);
  dispatch(early());
  await fail(0);
  expect(onFailed).toHaveBeenCalledOnce();
  dispatch(late());
  await arrive(0);
  expect(load).toHaveBeenCalledTimes(2);
  expect(handled).toEqual(['first early', 'first late']);
});

it('starts nothing after its end', async () => {
  const { dispatch, arrive, handled, lateSagas } = storeWith([{ name: 'first', startsWith: [early] }]);
  dispatch(early());
  lateSagas.end();
  await arrive(0);
  dispatch(early());
  expect(handled).toEqual([]);
});

describe('sagas whose code was loaded ahead', () => {
  /** A store with the sagas; `handled` records each action that one of them takes. */
  async function loadedStore(...sagas: readonly ((handle: (action: Action) => void) => Saga<[]>)[]) {
    const handled: string[] = [];
    const descriptions = sagas.map((sagaOf, index): LateSaga => ({
      startsWith: [early],
      load: () => Promise.resolve(sagaOf(({ type }) => handled.push(`${String(index)} ${type}`))),
    }));
    await Promise.all(descriptions.map(loadSaga));
    const lateSagas = createLateSagas({
      sagas: descriptions,
      context: { saveNow: () => Promise.resolve(), goTo: () => undefined },
      onFailed: vi.fn<(error: unknown) => void>(),
    });
    onTestFinished(lateSagas.end);
    const { dispatch } = configureStore({
      reducer: () => null,
      middleware: (defaults) => defaults({ thunk: false }).concat(lateSagas.middleware),
    });
    return { dispatch, handled };
  }

  const record = (handle: (action: Action) => void): Saga<[]> =>
    function* saga() {
      yield* takeEvery('*', handle);
    };

  it('handle their first action before the dispatch returns', async () => {
    const { dispatch, handled } = await loadedStore(record);
    dispatch(early());
    expect(handled).toEqual(['0 early']);
  });

  it('receive the actions in the order of their dispatch, also those that another saga puts meanwhile', async () => {
    const answering = (handle: (action: Action) => void): Saga<[]> =>
      function* saga() {
        yield* takeEvery('*', handle);
        yield* takeEvery(early, function* answer() {
          yield* put(shared());
          yield* put(late());
        });
      };
    const { dispatch, handled } = await loadedStore(answering, record);
    dispatch(early());
    expect(handled.filter((entry) => entry.startsWith('1'))).toEqual(['1 early', '1 shared', '1 late']);
    dispatch(early());
    expect(handled).toHaveLength(12);
  });
});
