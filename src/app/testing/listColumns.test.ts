import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { translate, type Translate } from '~/shared/i18n/i18n';
import { orderColumns } from '~/features/order/history/components/orderColumns';
import { linkColumns } from '~/features/subscription/links/components/linkColumns';
import { subscriptionColumns as overviewColumns } from '~/features/subscription/list/components/subscriptionColumns';
import { subscriptionColumns as customerColumns } from '~/features/subscription/ofCustomer/components/customerSubscriptionColumns';
import { reportColumns } from '~/features/subscription/report/components/reportColumns';
import { waitlistColumns } from '~/features/waitlist/components/waitlistColumns';
import { fitColumns, type ListColumn } from '~/shared/ui/list/listColumns';

const t: Translate = (key, ...[values]) => translate(key, values);
const ignore = () => undefined;
const now = () => new Date('2026-11-24T12:00:00Z');
const row = { t, currency: 'EUR', opened: null, onToggle: ignore } as const;

const lists = {
  'order history': orderColumns({
    ...row,
    cancelledOrders: [],
    mayOpen: true,
    mayEdit: true,
    now,
    moreActions: () => null,
  }),
  waitlist: waitlistColumns({ ...row, onCancel: ignore }),
  'subscription overview': overviewColumns({ t, currency: 'EUR', names: {}, onOpen: ignore }),
  'subscriptions of a customer': customerColumns({ ...row, onEdit: ignore, onCancel: ignore }),
  'product links': linkColumns({ ...row, onEdit: ignore }),
  'product report': reportColumns({ ...row, month: '2026-11', delayOffset: 0, onNote: ignore }),
} as const satisfies Readonly<Record<string, readonly ListColumn<never>[]>>;

/** Pixels of a list in a window of 1280 px, of which tick boxes take 40. */
const room = 1254;
const cardRules = readFileSync('src/shared/ui/cards.module.css', 'utf8').match(/var\(--title-\d+\)/g) ?? [];

describe.each(Object.entries<readonly ListColumn<never>[]>(lists))(
  'the columns of the %s (UX Look)',
  (name, columns) => {
    it('have a rule for their titles in cards, tick boxes included', () => {
      expect(columns.length + 1).toBeLessThanOrEqual(cardRules.length);
    });

    it('have room for the total and the actions at 1280 px, and for the actions at 800 px', () => {
      const fixed = columns.filter(({ id }) => id === 'actions');
      const shown = fitColumns(columns, name === 'subscription overview' ? room - 40 : room).shown;
      expect(shown).toEqual(expect.arrayContaining(columns.filter(({ id }) => id === 'total')));
      expect(shown).toEqual(expect.arrayContaining(fixed));
      expect(fitColumns(columns, 1).shown).toEqual(expect.arrayContaining(fixed));
      expect(fitColumns(columns, 1).shown.reduce((sum, { width }) => sum + width, 0)).toBeLessThan(780);
    });
  },
);
