import { editOrderModule } from '~/features/editOrder/state/editOrderModule';
import { orderDisplayModule } from '~/features/orderDisplay/orderDisplayModule';
import { recreationModule } from '~/features/recreation/recreationModule';
import { selectPaymentFacts } from '~/flows/offerAndOrder/offerInputs';
import { recreateOrderModule } from '~/flows/preloadOrder/recreateOrderModule';

/** What happens to an order after it was placed. */
export const afterOrderModules = [
  orderDisplayModule,
  recreationModule,
  editOrderModule,
  recreateOrderModule(selectPaymentFacts),
] as const;
