import type { SameKeys } from '~/shared/i18n/defineTexts';
import type { de } from './undoTexts.de';

export const en: SameKeys<typeof de> = {
  undo: {
    done: 'Taken back: {{what}}',
    nothing: 'There is nothing to take back.',
    added: '{{name}} added',
    removed: '{{name}} removed',
    quantity: 'quantity of {{name}} changed to {{quantity}}',
    voucher: 'voucher {{code}} removed',
    address: 'delivery address changed',
    addressRemoved: 'new delivery address removed',
    payment: 'payment by {{method}} chosen',
    newCall: 'new call begun',
  },
};
