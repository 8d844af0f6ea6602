import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aPlan } from '~/domain/testing/editSamples';
import { startI18n } from '~/shared/i18n/i18n';
import { PlanTable } from './PlanTable';

beforeEach(() => startI18n('de'));

it.each([
  ['plans', [aPlan()], false, ''],
  ['plans that load', [], true, 'Ratenpläne werden geladen …'],
  [
    'no plan for the due day',
    [],
    false,
    'Fällig am 15. des Monats gibt es keinen Ratenplan. Bitte den anderen Fälligkeitstag wählen.',
  ],
] as const)(
  'a table of %s says what is to be done, and its plans are one group with a name (REQ C9.3, UX 8)',
  (_case, plans, pending, message) => {
    const nothing = () => undefined;
    const table = {
      plans,
      pending,
      count: null,
      dueDay: 15,
      currency: 'EUR',
      onCount: nothing,
      onDueDay: nothing,
    } as const;
    render(<PlanTable {...table} />);
    expect(screen.getByRole('status').textContent).toBe(message);
    const group = within(screen.getByRole('radiogroup', { name: 'Plan wählen' }));
    expect(group.queryAllByRole('radio')).toHaveLength(plans.length);
  },
);
