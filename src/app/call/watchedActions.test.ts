import type { Action } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { describe, expect, it } from 'vitest';
import { customerDataActions } from '~/features/customer/data/customerDataSlice';
import { customerSearchActions } from '~/features/customer/search/customerSearchSlice';
import { requestsSeen } from '../../../mocks/node.ts';
import { loadedModules, loadModules } from '~/app/modules';
import { lateGroupNames } from '~/shared/module/lateModules';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { roleFor, type LateSaga } from '~/shared/module/lateSagas';

startStandIn();

await Promise.all(lateGroupNames.map(loadModules));

const lateModules = loadedModules().flatMap(({ name, lateSaga }) =>
  lateSaga === undefined ? [] : [{ name, lateSaga }],
);
const allTypes = loadedModules().flatMap((module) =>
  'slice' in module && 'actions' in module.slice
    ? Object.values(module.slice.actions as Record<string, { readonly type: string }>).map(({ type }) => type)
    : [],
);

const isPredicate = (pattern: unknown): pattern is (action: Action) => boolean => typeof pattern === 'function';

/** The types of the actions that the saga watches from its start; `*` and patterns without a type are left out. */
async function watchedTypes({ load }: LateSaga): Promise<readonly string[]> {
  const watched = new Set<string>();
  const note = (pattern: unknown): void => {
    if (typeof pattern === 'string') watched.add(pattern);
    else if (Array.isArray(pattern)) pattern.forEach(note);
    else if (isPredicate(pattern)) {
      const text = Object.hasOwn(pattern, 'toString') ? String(pattern) : null;
      if (text !== null) watched.add(text);
      else for (const type of allTypes) if (pattern({ type })) watched.add(type);
    }
  };
  const task = runSaga(
    {
      channel: stdChannel<Action>(),
      dispatch: (action) => action,
      getState: openDesk().getState,
      context: { saveNow: () => Promise.resolve(), goTo: () => undefined },
      sagaMonitor: {
        effectTriggered: ({ effect }: { effect?: { type?: string; payload?: { pattern?: unknown } } }) => {
          if (effect?.type === 'TAKE') note(effect.payload?.pattern);
        },
      },
    },
    await load(),
  );
  task.cancel();
  return [...watched].filter((type) => type !== '*');
}

describe('every action that a late saga watches', () => {
  it.each(lateModules)('loads the saga of $name, or is listed in its `ignores`', async ({ lateSaga }) => {
    const watched = await watchedTypes(lateSaga);
    expect(watched.length).toBeGreaterThan(0);
    expect(watched.filter((type) => roleFor(lateSaga, { type }) === 'none')).toEqual([]);
  });

  it.each(lateModules)('is an action of a slice: $name', async ({ lateSaga }) => {
    expect((await watchedTypes(lateSaga)).filter((type) => !allTypes.includes(type))).toEqual([]);
  });
});

describe('the late saga of offer and order', () => {
  it('loads with the first article, which is added once', async () => {
    const desk = openDesk();
    await desk.enter('432011001');
    await desk.enter('443015001*2');
    expect(desk.lines()).toEqual(['432011001*1', '443015001*2']);
    expect(requestsSeen().filter(({ operation }) => /BasketWithItem|BasketItem$/.test(operation))).toHaveLength(2);
  });

  it('loads with the first customer, who gets an offer and an order', async () => {
    const desk = openDesk();
    await desk.logIn('0123456');
    await desk.enter('432011001');
    await expect.poll(() => desk.getState().offer.status).toBe('current');
    await desk.pay('INVOICE');
    await desk.submit();
    expect(desk.getState().order.phase).toBe('confirmed');
  });
});

describe('the late sagas of a customer', () => {
  it('handle an action that was dispatched before they were loaded, once', async () => {
    const desk = openDesk();
    for (const [field, text] of [
      ['lastName', 'Mei*'],
      ['firstName', 'An*'],
      ['city', 'Köl'],
    ] as const) {
      desk.dispatch(customerSearchActions.criterionTyped({ field, text }));
    }
    desk.dispatch(customerSearchActions.searchRequested());
    const { result } = (await desk.rest()).customerSearch;
    expect(result).toMatchObject({ status: 'found', customers: [{ lastName: 'Meier' }] });
    expect(requestsSeen().filter(({ operation }) => operation === 'searchCustomers')).toHaveLength(1);
  });

  it('handle several such actions in their order, so that the last one wins', async () => {
    const desk = openDesk();
    desk.dispatch(customerSearchActions.opened({ takesFocus: true }));
    desk.dispatch(customerSearchActions.searchRequested());
    desk.dispatch(customerSearchActions.closed());
    expect((await desk.answered()).customerSearch).toMatchObject({ open: false, result: { status: 'none' } });
  });

  it('keep handling actions after the first one', async () => {
    const desk = openDesk();
    desk.dispatch(customerDataActions.customerFormOpened({ kind: 'create' }));
    desk.dispatch(customerDataActions.citiesRequested({ zipCode: '50668', country: 'DE' }));
    await expect.poll(() => desk.getState().customerData.help.cities).toEqual(['Köln']);
    desk.dispatch(customerDataActions.citiesRequested({ zipCode: '04109', country: 'DE' }));
    await expect.poll(() => desk.getState().customerData.help.cities).toEqual(['Leipzig']);
  });
});
