import type { Db } from '../createDb.ts';
import { toAmount, toCents } from '../common/amounts.ts';
import type { WireCustomer } from '../common/wireTypes.ts';

const ORDINARY_LIMIT = 2_500;
const REDUCED_LIMIT = 100;
const BLOCKS_WITHOUT_CREDIT = ['INSOLVENCY', 'DUNNING_LEVEL_2', 'MAJOR_REPORT', 'NO_ORDER_VALUE'];

export interface WireCreditStanding {
  blocks: string[];
  dunning_level: number;
  credit_limit: number;
  open_amount: number;
  order_restriction?: { reason: string };
}

function creditLimitOf({ indicators: { blocks } }: WireCustomer): number {
  if (blocks.some((block) => BLOCKS_WITHOUT_CREDIT.includes(block))) return 0;
  return blocks.includes('CREDIT_LIMIT') ? REDUCED_LIMIT : ORDINARY_LIMIT;
}

/** The credit standing of a customer; `open_amount` is the sum of the open orders. */
export function creditStandingOf(db: Db, customer: WireCustomer): WireCreditStanding {
  const open = db.orders.ofCustomer(customer.external_customer_id).filter((record) => record.isOpen());
  return {
    blocks: customer.indicators.blocks,
    dunning_level: customer.indicators.dunning_level,
    credit_limit: creditLimitOf(customer),
    open_amount: toAmount(open.reduce((total, { order }) => total + toCents(order.total), 0)),
    ...(customer.order_restriction ? { order_restriction: customer.order_restriction } : {}),
  };
}
