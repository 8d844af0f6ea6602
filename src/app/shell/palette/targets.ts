import { classifyJump } from '~/domain/article/searchTerm';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { customerSearchActions } from '~/features/customer/search/customerSearchSlice';
import { productSearchActions } from '~/features/article/search/productSearchSlice';
import { selectUnsaved } from '~/flows/customer/edit/unsaved';
import { commandOf, type PaletteCommand, type PaletteFacts } from './command';
import '../shellTexts.de';
import './paletteTexts.de';

/** The last customers of this session, found by name; without a customer in the call they are what is likely (REQ B1.7). */
export function recentCustomers(facts: PaletteFacts): readonly PaletteCommand[] {
  const { state, entry, pathname, t } = facts;
  if (entry === null) return [];
  const loaded = state.customer.customer?.externalCustomerId ?? null;
  return state.customer.recent.flatMap(({ name, customer }) => {
    const number = customer.externalCustomerId;
    if (number === null || number === loaded) return [];
    return [
      commandOf({
        id: `customer ${number}`,
        countedAs: null,
        label: t('palette.recent', { name }),
        words: number,
        isLikely: pathname === '/' || (pathname === entry && loaded === null),
        detail: loginDetail(number, facts),
        effect: { kind: 'dispatch', actions: [customerActions.loginRequested(number)], at: entry },
      }),
    ];
  });
}

/** What a typed or pasted number means: a customer, an order, an article. */
export function numberTargets(text: string, facts: PaletteFacts): readonly PaletteCommand[] {
  const { state, entry, applications, t } = facts;
  const target = classifyJump(text);
  if (entry === null || target.kind === 'words') return [];
  switch (target.kind) {
    case 'customer': {
      const number = target.customerNumber;
      return [
        commandOf({
          id: 'number.customer',
          countedAs: null,
          label: t('jump.customer', { number }),
          detail: loginDetail(number, facts),
          effect: { kind: 'dispatch', actions: [customerActions.loginRequested(number)], at: entry },
        }),
      ];
    }
    case 'order': {
      const number = target.orderNumber;
      const orderLines = [
        commandOf({
          id: 'number.order',
          countedAs: null,
          label: t('jump.order', { number }),
          effect: { kind: 'open', path: `/orders/${number}` },
        }),
      ];
      const customerLines = [
        commandOf({
          id: 'number.customerOfOrder',
          countedAs: null,
          label: t('jump.customerOfOrder', { number }),
          effect: {
            kind: 'dispatch',
            actions: [
              customerSearchActions.opened({ takesFocus: true }),
              customerSearchActions.orderNumberTyped(number),
              customerSearchActions.orderLookupRequested({ orderNumber: number, opensHistory: false }),
            ],
            at: entry,
          },
        }),
      ];
      return [
        ...(applications.some(({ area }) => area === 'orderApp') ? orderLines : []),
        ...(state.call.allowed.limelightSearch ? customerLines : []),
      ];
    }
    case 'product':
      return [
        commandOf({
          id: 'number.product',
          countedAs: null,
          label: t('jump.product', { number: target.term }),
          effect: { kind: 'dispatch', actions: [productSearchActions.termSubmitted(target.term)], at: entry },
        }),
      ];
  }
}

/** What another customer means for the call, as far as it is known before the customer is loaded. */
function loginDetail(number: string, { state, t }: PaletteFacts): string | null {
  const loaded = state.customer.customer?.externalCustomerId ?? null;
  if (loaded === number) return t('palette.reload');
  if (selectUnsaved(state) !== 'nothing') return t('palette.unsaved');
  return state.customer.customer !== null && state.basket.items.length > 0 ? t('palette.keepsBasket') : null;
}
