import { customerAnswers } from './answers/customerAnswers.ts';
import { otherAnswers } from './answers/otherAnswers.ts';
import { defineOperation, queryOf } from './defineOperation.ts';
import { address, customerNumber, objectOf, text } from './schemaParts.ts';
import type { WireSentAddress } from '../db/common/wireTypes.ts';

export const sendRingTemplate = defineOperation<{ external_customer_id: string; address: WireSentAddress }>({
  name: 'sendRingTemplate',
  answer: customerAnswers.sendRingTemplate,
  service: 'call-centre',
  method: 'POST',
  path: '/ringstemplate-send',
  bodySchema: objectOf({ external_customer_id: customerNumber, address }),
  example: {
    body: {
      external_customer_id: '0123456',
      address: {
        type: 'POSTAL',
        first_name: 'Erika',
        last_name: 'Musterfrau',
        salutation: 'MS',
        street: 'Heidestraße',
        street_number: '17',
        zip_code: '51147',
        city: 'Köln',
        country_code: 'DE',
      },
    },
  },
});

export const previewLetter = defineOperation({
  name: 'previewLetter',
  answer: otherAnswers.previewLetter,
  service: 'call-centre',
  method: 'GET',
  path: '/schema-letter/preview-letter',
  querySchema: queryOf({ file_name: text }),
  example: { query: { file_name: 'ringschablone.pdf' }, body: undefined },
});

export const readInflightOrder = defineOperation({
  name: 'readInflightOrder',
  answer: otherAnswers.readInflightOrder,
  service: 'call-centre',
  method: 'GET',
  path: '/inflight-order',
  querySchema: queryOf({ code: text }),
  example: { query: { code: '7001' }, body: undefined },
});

export const readBotRequest = defineOperation({
  name: 'readBotRequest',
  answer: otherAnswers.readBotRequest,
  service: 'call-centre',
  method: 'GET',
  path: '/bot-request/:number',
  example: { path: '/bot-request/8001', body: undefined },
});
