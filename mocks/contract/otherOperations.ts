import { offerAnswers } from './answers/offerAnswers.ts';
import { otherAnswers } from './answers/otherAnswers.ts';
import { defineOperation, queryOf } from './defineOperation.ts';
import { anyText, customerNumber, objectOf, oneOf, text } from './schemaParts.ts';

export const validateIban = defineOperation<{ iban: string }>({
  name: 'validateIban',
  answer: offerAnswers.validateIban,
  repeatable: true,
  service: 'payment',
  method: 'POST',
  path: '/api/iban/validation',
  bodySchema: objectOf({ iban: { type: 'string', minLength: 1, maxLength: 60 } }),
  example: { body: { iban: 'DE89370400440532013000' } },
});

export const suggestVouchers = defineOperation({
  name: 'suggestVouchers',
  answer: offerAnswers.suggestVouchers,
  service: 'virtual-voucher',
  method: 'GET',
  path: '/suggested-vouchers',
  querySchema: queryOf({ externalCustomerId: customerNumber, countryValidity: oneOf('DE', 'AT', 'CH') }),
  example: { query: { externalCustomerId: '0123456', countryValidity: 'DE' }, body: undefined },
});

export const readContent = defineOperation({
  name: 'readContent',
  answer: otherAnswers.readContent,
  service: 'content',
  method: 'GET',
  path: '',
  querySchema: queryOf({ query: { type: 'string', minLength: 1, maxLength: 4_000 } }),
  example: {
    query: { query: '{ page { title } notifications { items { id publishedFrom publishedTo type detail } } }' },
    body: undefined,
  },
});

export const writeLog = defineOperation<Record<string, unknown>>({
  name: 'writeLog',
  answer: otherAnswers.writeLog,
  repeatable: true,
  service: 'logging',
  method: 'POST',
  path: '',
  bodySchema: objectOf(
    {
      project_id: text,
      level: oneOf('debug', 'info', 'warn', 'warning', 'error'),
      message: anyText,
      timestamp: { type: 'string', format: 'date-time' },
    },
    {
      agent_username: { type: ['string', 'null'] },
      correlation_id: { type: ['string', 'null'] },
      app_version: { type: ['string', 'null'] },
      context: { type: ['object', 'null'] },
    },
  ),
  example: {
    body: { project_id: 'kontor', level: 'info', message: 'order_created', timestamp: '2026-11-20T10:00:00Z' },
  },
});

export const raiseAlarm = defineOperation<{ text: string }>({
  name: 'raiseAlarm',
  answer: otherAnswers.raiseAlarm,
  repeatable: true,
  service: 'alarm',
  method: 'POST',
  path: '',
  bodySchema: objectOf({ text: anyText }),
  example: { body: { text: 'Auftrag konnte nicht angelegt werden.' } },
});

export const lookUpIp = defineOperation({
  name: 'lookUpIp',
  answer: otherAnswers.lookUpIp,
  service: 'ip-lookup',
  method: 'GET',
  path: '',
  example: { body: undefined },
});
