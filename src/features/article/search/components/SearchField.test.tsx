import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { startI18n } from '~/shared/i18n/i18n';
import { onRequest, setFault } from '../../../../../mocks/node.ts';
import { productSearchActions } from '../productSearchSlice';
import { SearchField } from './SearchField';

startStandIn();
beforeEach(() => startI18n('de'));

function show() {
  const desk = openDesk();
  render(
    <Provider store={desk.store}>
      <SearchField country="DE" ref={null} isHome />
    </Provider>,
  );
  return desk;
}

it.each([
  ['opens its product', '410217', 'details'],
  ['is searched for where the service names no product', null, 'hits'],
])('a suggestion that is taken %s', async (_what, baseProductNo, phase) => {
  const desk = show();
  const items = [{ text: 'Ring', baseProductNo }];
  act(() => {
    desk.dispatch(productSearchActions.termTyped('r'));
    desk.dispatch(productSearchActions.suggestionsReceived({ term: 'r', items }));
  });
  fireEvent.click(screen.getByRole('option', { name: /Ring/ }));
  await act(() => desk.rest());
  expect(desk.getState().productSearch.dialog.phase).toBe(phase);
});

it('a late answer to an older word does not replace the suggestions for the newer one', async () => {
  const desk = show();
  const asked = vi.fn<(request: Request) => void>();
  const stopListening = onRequest(asked);
  const type = async (term: string) => {
    act(() => void desk.dispatch(productSearchActions.termTyped(term)));
    await vi.waitFor(() => {
      expect(asked.mock.lastCall?.[0].url).toContain(`query=${term}`);
    });
  };
  setFault({ path: '/suggest', times: 1, fault: { kind: 'delay', milliseconds: 200 } });
  await type('cre');
  await type('magnes');
  await act(() => desk.answered());
  stopListening();
  const words = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(words).toEqual(words.map(() => expect.stringContaining('Magnesium') as string));
});
