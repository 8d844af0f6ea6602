import { orderDisplayModule } from '~/features/orderDisplay/orderDisplayModule';
import { recreationModule } from '~/features/recreation/recreationModule';
import { selectPaymentFacts } from '~/flows/offerAndOrder/offerInputs';
import { recreateOrderModule } from '~/flows/preloadOrder/recreateOrderModule';

/** What happens to an order after it was placed. */
export const afterOrderModules = [
  orderDisplayModule,
  recreationModule,
  recreateOrderModule(selectPaymentFacts),
] as const;
