import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it } from 'vitest';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { startI18n } from '~/shared/i18n/i18n';
import { productSearchActions } from '../productSearchSlice';
import { SearchField } from './SearchField';

startStandIn();
beforeEach(() => startI18n('de'));

it.each([
  ['opens its product', '410217', 'details'],
  ['is searched for where the service names no product', null, 'hits'],
])('a suggestion that is taken %s', async (_what, baseProductNo, phase) => {
  const desk = openDesk();
  render(
    <Provider store={desk.store}>
      <SearchField country="DE" ref={null} isHome />
    </Provider>,
  );
  const items = [{ text: 'Ring', baseProductNo }];
  act(() => {
    desk.dispatch(productSearchActions.termTyped('r'));
    desk.dispatch(productSearchActions.suggestionsReceived({ term: 'r', items }));
  });
  fireEvent.click(screen.getByRole('option', { name: /Ring/ }));
  await act(() => desk.rest());
  expect(desk.getState().productSearch.dialog.phase).toBe(phase);
});
