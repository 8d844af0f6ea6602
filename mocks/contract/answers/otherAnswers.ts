import { BOT_CODES, INFLIGHT_STEPS } from '../../db/callCentre/wireCallCentreTypes.ts';
import {
  answers,
  answersFile,
  answersNothing,
  asItComes,
  assumed,
  code,
  flag,
  id,
  list,
  mayAnswer,
  moment,
  named,
  object,
  text,
  type Answer,
  paymentMethod,
} from './shapes.ts';

const inflightOrder = {
  ...named('REQ D1.1', {
    'step?': code(...INFLIGHT_STEPS),
    'base_product_no?': id,
    'basket_id?': id,
    'customer?': object(named('REQ B1.9', { 'external_customer_id?': id })),
    'voucher_code?': id,
    'payment_method?': paymentMethod,
  }),
  ...assumed('the code that was asked for', { 'code?': id }),
  ...assumed('the channel of the desk holds', { 'sales_channel?': id, 'sales_office?': id }),
};

const botRequest = {
  ...named('REQ A14.1', {
    'code?': code(...BOT_CODES),
    'customer_number?': id,
    'authenticated?': flag,
    'hand_over_reason?': text,
    'comment?': text,
  }),
  ...assumed('the order is not opened', { 'external_order_id?': id }),
};

/** The names of this service are not converted. */
const notification = object(
  named('REQ A10.1', {
    'publishedFrom?': moment,
    'publishedTo?': moment,
    'type?': text,
    'detail?': asItComes,
    'id?': id,
  }),
  named('REQ A10.1', { 'sys?': object(named('REQ A10.1', { 'id?': id })) }),
);
const content = assumed('there are no notifications', {
  'data?': object(
    assumed('the usual title', { 'page?': object(assumed('the usual title', { 'title?': text })) }),
    assumed('there are no notifications', {
      'notifications?': object(assumed('there are no notifications', { 'items?': list(notification) })),
    }),
  ),
  'errors?': asItComes,
});

export const otherAnswers = {
  previewLetter: answersFile,
  readBotRequest: answers(botRequest),
  readInflightOrder: answers(inflightOrder),
  lookUpIp: mayAnswer('log entries have no address', object(assumed('log entries have no address', { 'ip?': text }))),
  raiseAlarm: answersNothing,
  writeLog: answersNothing,
  readContent: answers(content),
} satisfies Readonly<Record<string, Answer>>;
