import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openDesk } from '~/app/testing/aDesk';
import { showScreen, startScreens } from '~/app/testing/aScreen';
import { OrderEntryLink } from './OrderEntryLink';

startScreens();

it.each([
  [['standard'], 'standard', '/orderapp'],
  [['swiss'], 'swiss', '/chorderentry'],
  [['swiss'], 'standard', '/chorderentry'],
  [['standard', 'swiss'], 'swiss', '/chorderentry'],
  [['standard', 'swiss'], 'standard', '/orderapp'],
  [[], 'standard', undefined],
] as const)('with the order entries %j, in a call of the %s one, leads to %s', async (entries, variant, path) => {
  const desk = openDesk({ entries, variant, country: variant === 'swiss' ? 'CH' : 'DE' });
  await showScreen(desk, [{ path: '/', element: <OrderEntryLink text="Zur Bestellannahme" /> }], '/');
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(path);
});
