import { offerAnswers } from './answers/offerAnswers.ts';
import { otherAnswers } from './answers/otherAnswers.ts';
import { defineOperation, queryOf } from './defineOperation.ts';
import { anyText, customerNumber, objectOf, oneOf, text } from './schemaParts.ts';

export const validateIban = defineOperation<{ iban: string }>({
  name: 'validateIban',
  service: 'payment',
  method: 'POST',
  path: '/api/iban/validation',
  answer: offerAnswers.validateIban,
  bodySchema: objectOf({ iban: { type: 'string', minLength: 1, maxLength: 60 } }),
  example: { path: '/api/iban/validation', body: { iban: 'DE89370400440532013000' } },
});

export const suggestVouchers = defineOperation({
  name: 'suggestVouchers',
  service: 'virtual-voucher',
  method: 'GET',
  path: '/suggested-vouchers',
  answer: offerAnswers.suggestVouchers,
  querySchema: queryOf({ external_customer_id: customerNumber, country_validity: oneOf('DE', 'AT', 'CH') }),
  example: {
    path: '/suggested-vouchers',
    query: { external_customer_id: '0123456', country_validity: 'DE' },
    body: undefined,
  },
});

export const readContent = defineOperation({
  name: 'readContent',
  service: 'content',
  method: 'GET',
  path: '',
  answer: otherAnswers.readContent,
  querySchema: queryOf({ query: { type: 'string', minLength: 1, maxLength: 4_000 } }),
  example: {
    path: '',
    query: { query: '{ page { title } notifications { items { id publishedFrom publishedTo type detail } } }' },
    body: undefined,
  },
});

export const writeLog = defineOperation<Record<string, unknown>>({
  name: 'writeLog',
  service: 'logging',
  method: 'POST',
  path: '',
  answer: otherAnswers.writeLog,
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
    path: '',
    body: { project_id: 'kontor', level: 'info', message: 'order_created', timestamp: '2026-11-20T10:00:00Z' },
  },
});

export const raiseAlarm = defineOperation<{ text: string }>({
  name: 'raiseAlarm',
  service: 'alarm',
  method: 'POST',
  path: '',
  answer: otherAnswers.raiseAlarm,
  bodySchema: objectOf({ text: anyText }),
  example: { path: '', body: { text: 'Auftrag konnte nicht angelegt werden.' } },
});

export const lookUpIp = defineOperation({
  name: 'lookUpIp',
  service: 'ip-lookup',
  method: 'GET',
  path: '',
  answer: otherAnswers.lookUpIp,
  example: { path: '', body: undefined },
});
