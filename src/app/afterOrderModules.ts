import { editOrderModule } from '~/features/order/edit/state/editOrderModule';
import { orderDisplayModule } from '~/features/order/display/orderDisplayModule';
import { recreationModule } from '~/features/order/recreation/recreationModule';
import { selectPaymentFacts } from '~/flows/order/place/offerInputs';
import { recreateOrderModule } from '~/flows/order/preload/recreateOrderModule';

/** What happens to an order after it was placed. */
export const afterOrderModules = [
  orderDisplayModule,
  recreationModule,
  editOrderModule,
  recreateOrderModule(selectPaymentFacts),
] as const;
