import { bankIsComplete, needsBank, type PaymentMethod } from '~/domain/payment/payment';
import type { PlainTextKey } from '~/shared/i18n/i18n';
import type { CallRootState } from '~/app/modules';
import type { LessonId } from './lessonIds';
import './practiceTexts.de';

/** One thing that the caller wants and the agent does. */
export interface LessonStep {
  readonly id: string;
  /** What the caller says. */
  readonly says: PlainTextKey;
  /** How an experienced agent enters it. */
  readonly way: PlainTextKey;
  /** What an experienced agent needs: keys, and seconds with services that answer at once. */
  readonly keys: number;
  readonly seconds: number;
  /** `start`: the state when the lesson began. */
  readonly isDone: (state: CallRootState, start: CallRootState) => boolean;
}

export interface Lesson {
  readonly id: LessonId;
  readonly steps: readonly LessonStep[];
}

/** Done when the customer is found, while the questions of the login may still be open. */
function customer(number: string, says: PlainTextKey): LessonStep {
  const isFound = ({ customer: { login, customer: loaded } }: CallRootState): boolean =>
    (login.phase === 'asking' ? login.customer : loaded)?.externalCustomerId === number;
  return { id: 'customer', says, way: 'practice.way.customer', keys: number.length + 1, seconds: 4, isDone: isFound };
}

const isLoggedIn = ({ customer: { login, customer: loaded } }: CallRootState): boolean =>
  loaded !== null && login.phase === 'done';

const birthday: LessonStep = {
  id: 'birthday',
  says: 'practice.says.birthday',
  way: 'practice.way.birthday',
  keys: 1,
  seconds: 3,
  isDone: isLoggedIn,
};

const pin: LessonStep = {
  id: 'pin',
  says: 'practice.says.pin',
  way: 'practice.way.pin',
  keys: 4,
  seconds: 4,
  isDone: isLoggedIn,
};

function article(sku: string, quantity: number, says: PlainTextKey): LessonStep {
  return {
    id: `article-${sku}`,
    says,
    way: quantity === 1 ? 'practice.way.article' : 'practice.way.articleTwice',
    keys: sku.length + (quantity === 1 ? 1 : 3),
    seconds: 5,
    isDone: ({ basket: { items } }) => items.some((item) => item.sku === sku && item.quantity === quantity),
  };
}

const voucher: LessonStep = {
  id: 'voucher',
  says: 'practice.says.voucher',
  way: 'practice.way.voucher',
  keys: 8,
  seconds: 4,
  isDone: ({ voucher: { codes } }) => codes.includes('SOMMER'),
};

function payment(method: PaymentMethod, says: PlainTextKey, way: PlainTextKey, keys: number): LessonStep {
  return {
    id: 'payment',
    says,
    way,
    keys,
    seconds: 3,
    isDone: ({ payment: { selection } }) =>
      selection?.method === method && (!needsBank(selection) || bankIsComplete(selection.bank)),
  };
}

const invoice = payment('INVOICE', 'practice.says.invoice', 'practice.way.invoice', 2);

const total: LessonStep = {
  id: 'total',
  says: 'practice.says.total',
  way: 'practice.way.total',
  keys: 1,
  seconds: 3,
  isDone: ({ offer: { announcedTotal } }) => announcedTotal !== null,
};

const submit: LessonStep = {
  id: 'submit',
  says: 'practice.says.submit',
  way: 'practice.way.submit',
  keys: 1,
  seconds: 2,
  isDone: ({ order }) => order.phase === 'confirmed',
};

const history: LessonStep = {
  id: 'history',
  says: 'practice.says.history',
  way: 'practice.way.history',
  keys: 1,
  seconds: 2,
  isDone: ({ orderHistory: { list } }) => list.status !== 'notAsked',
};

const cancellation: LessonStep = {
  id: 'cancellation',
  says: 'practice.says.cancellation',
  way: 'practice.way.cancellation',
  keys: 6,
  seconds: 8,
  isDone: ({ orderCancellation }, start) =>
    orderCancellation.cancelledOrders.some((id) => !start.orderCancellation.cancelledOrders.includes(id)),
};

const erika = customer('0123456', 'practice.says.erika');
const cream = article('432011001', 1, 'practice.says.cream');

/** The five guided calls, with customers and articles of the sample data (mocks/README.md). */
export const lessons: readonly Lesson[] = [
  { id: 'known', steps: [erika, birthday, cream, invoice, submit] },
  {
    id: 'voucher',
    steps: [erika, birthday, cream, article('443015001', 1, 'practice.says.second'), voucher, invoice, submit],
  },
  {
    id: 'pin',
    steps: [customer('0500001', 'practice.says.paula'), pin, cream, invoice, submit],
  },
  {
    id: 'bank',
    steps: [
      customer('0110001', 'practice.says.sabine'),
      birthday,
      article('432011001', 2, 'practice.says.twice'),
      payment('DIRECT_DEBIT', 'practice.says.debit', 'practice.way.debit', 2),
      total,
      submit,
    ],
  },
  { id: 'cancel', steps: [erika, birthday, history, cancellation] },
];

export function lessonOf(id: LessonId): Lesson {
  const lesson = lessons.find((one) => one.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  return lesson;
}

export interface Figures {
  readonly keys: number;
  readonly seconds: number;
}

export function sumOf(all: readonly Figures[]): { keys: number; seconds: number } {
  return {
    keys: all.reduce((sum, { keys }) => sum + keys, 0),
    seconds: all.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}

/** The step that took the most seconds beyond those of the experienced; null where none did. */
export function slowestStep(steps: readonly LessonStep[], results: readonly Figures[]): LessonStep | null {
  const beyond = steps.map(({ seconds }, index) => (results[index]?.seconds ?? 0) - seconds);
  const most = Math.max(...beyond);
  return most > 0 ? (steps[beyond.indexOf(most)] ?? null) : null;
}
