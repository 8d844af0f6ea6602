import { customerAnswers } from './answers/customerAnswers.ts';
import { defineOperation } from './defineOperation.ts';
import { customerNumber, objectOf } from './schemaParts.ts';

export const verifyPin = defineOperation<{ pin: string; external_customer_id: string }>({
  name: 'verifyPin',
  answer: customerAnswers.verifyPin,
  repeatable: true,
  service: 'customer',
  method: 'POST',
  path: '/private/verify-pin-challenge',
  bodySchema: objectOf({ pin: { type: 'string', pattern: '^[0-9]{3,12}$' }, external_customer_id: customerNumber }),
  example: { body: { pin: '482', external_customer_id: '0500001' } },
});

export const skipPin = defineOperation<{ external_customer_id: string; skipping_reason: string }>({
  name: 'skipPin',
  answer: customerAnswers.skipPin,
  repeatable: true,
  service: 'customer',
  method: 'POST',
  path: '/private/skip-pin-challenge',
  bodySchema: objectOf({
    external_customer_id: customerNumber,
    // A reason must not be blank.
    skipping_reason: { type: 'string', pattern: '\\S', maxLength: 300 },
  }),
  example: { body: { external_customer_id: '0500001', skipping_reason: 'PIN nicht zur Hand' } },
});

export const requestPinLetter = defineOperation({
  name: 'requestPinLetter',
  answer: customerAnswers.requestPinLetter,
  service: 'customer',
  method: 'POST',
  path: '/private/customers/:customerId/phone-pin',
  example: { path: '/private/customers/0500001/phone-pin', body: undefined },
});
