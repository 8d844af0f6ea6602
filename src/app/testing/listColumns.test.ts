import { describe } from 'vitest';
import { translate, type Translate } from '~/shared/i18n/i18n';
import { orderColumns } from '~/features/order/history/components/orderColumns';
import { linkColumns } from '~/features/subscription/links/components/linkColumns';
import { subscriptionColumns as overviewColumns } from '~/features/subscription/list/components/subscriptionColumns';
import { subscriptionColumns as customerColumns } from '~/features/subscription/ofCustomer/components/customerSubscriptionColumns';
import { reportColumns } from '~/features/subscription/report/components/reportColumns';
import { waitlistColumns } from '~/features/waitlist/components/waitlistColumns';
import type { ListColumn } from '~/shared/ui/list/listColumns';
import { testColumns } from './listRunner';

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

describe.each(Object.entries<readonly ListColumn<never>[]>(lists))(
  'the columns of the %s (UX Look)',
  (name, columns) => {
    testColumns(columns, name === 'subscription overview');
  },
);
