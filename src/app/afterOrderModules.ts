import { editOrderModule } from '~/features/editOrder/editOrderModule';
import { orderDisplayModule } from '~/features/orderDisplay/orderDisplayModule';
import { recreationModule } from '~/features/recreation/recreationModule';
import { changeOrderModule } from '~/flows/changeOrder/changeOrderModule';
import { followCancellationModule } from '~/flows/followCancellation/followCancellationModule';
import { selectPaymentFacts } from '~/flows/offerAndOrder/offerInputs';
import { recreateOrderModule } from '~/flows/preloadOrder/recreateOrderModule';

/** What happens to an order after it was placed. */
export const afterOrderModules = [
  orderDisplayModule,
  recreationModule,
  editOrderModule,
  followCancellationModule,
  changeOrderModule,
  recreateOrderModule(selectPaymentFacts),
] as const;
