import { customerAnswers } from './answers/customerAnswers.ts';
import { productAnswers } from './answers/productAnswers.ts';
import { defineOperation } from './defineOperation.ts';
import { baseProductNo, email, listOf, objectOf, sku } from './schemaParts.ts';

const MOST_NUMBERS = 60;

export const readRemindableStocks = defineOperation<{ base_products_numbers: string[] }>({
  name: 'readRemindableStocks',
  answer: productAnswers.readRemindableStocks,
  repeatable: true,
  service: 'stock',
  method: 'POST',
  path: '/stocks-remindable',
  bodySchema: objectOf({
    base_products_numbers: listOf(baseProductNo, { minItems: 1, maxItems: MOST_NUMBERS, uniqueItems: true }),
  }),
  example: { body: { base_products_numbers: ['465009', '432011'] } },
});

export const subscribeStockReminder = defineOperation<{ sku: string; email: string }>({
  name: 'subscribeStockReminder',
  answer: customerAnswers.subscribeStockReminder,
  service: 'customer',
  method: 'POST',
  path: '/private/stock-reminder',
  bodySchema: objectOf({ sku, email }),
  example: { body: { sku: '465009001', email: 'erika.musterfrau@example.com' } },
});
