import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { anOrder } from '~/domain/testing/samples';
import { startI18n, translate } from '~/shared/i18n/i18n';
import { orderColumns } from './orderColumns';

beforeEach(() => startI18n('de'));

it.each([true, false])('the number leads to the order where the agent may open it: %s (REQ A3.6)', (mayOpen) => {
  const order = anOrder();
  const now = () => new Date('2026-11-20T09:00:00Z');
  const options = { t: translate, cancelledOrders: [], opened: null, onToggle: () => undefined, now };
  const columns = orderColumns({ ...options, mayOpen, mayEdit: false, moreActions: undefined });
  const { container } = render(<MemoryRouter>{columns.find(({ id }) => id === 'number')?.render(order)}</MemoryRouter>);
  expect(container).toHaveTextContent(order.number);
  expect(screen.queryAllByRole('link')).toHaveLength(mayOpen ? 1 : 0);
  // The row can be focused either way.
  expect(container.querySelectorAll('[data-row-focus]')).toHaveLength(1);
});
