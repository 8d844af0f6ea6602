import { tabDigits, tabViews } from '~/screens/order/entry/context/contextView';
import { offeredRecordParts } from '~/screens/order/entry/context/recordParts';
import { keys } from '~/shared/keyboard/keys';
import { commandOf, leadTo, type PaletteCommand, type PaletteFacts } from './command';
import '~/features/customer/ofCall/customerTexts.de';
import './paletteTexts.de';
import '~/screens/order/entry/context/contextTexts.de';

/** What can be looked up beside the basket. */
export function contextCommands(facts: PaletteFacts): readonly PaletteCommand[] {
  const { t, state, entry } = facts;
  if (entry === null) return [];
  const { customer } = state.customer;
  const customerId = customer === null ? null : (customer.externalCustomerId ?? customer.id);
  // Without a customer, lists the parts that a customer with a number has, each with the hint that a customer is needed.
  const offered = offeredRecordParts(customer, state.call).filter(({ refusal }) => refusal !== 'noNumber');
  const missing = customerId === null && leadTo('customer', entry, t('palette.needsCustomer'));
  return [
    ...tabViews.map((view) =>
      commandOf({
        id: `context.${view}`,
        label: t('palette.lookUp', { what: t(`context.tab.${view}`) }),
        words: t('palette.words.context'),
        key: `${keys.context.label} ${tabDigits[view]}`,
        effect: { kind: 'context', view: { tab: view }, at: entry },
      }),
    ),
    ...offered.map(({ view, title, digit }) =>
      commandOf({
        id: `context.${view}`,
        label: t('palette.lookUp', { what: t(title) }),
        words: t('palette.words.record'),
        key: `${keys.context.label} ${digit}`,
        effect: { kind: 'context', view: { customerId: customerId ?? '', record: view }, at: entry },
        ...missing,
      }),
    ),
  ];
}
