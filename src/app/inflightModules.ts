import { inflightModule } from '~/features/order/inflight/inflightModule';
import { selectPaymentFacts } from '~/flows/order/place/offerInputs';
import { preloadOrderModule } from '~/flows/order/preload/preloadOrderModule';

/** An order that was begun in the telephone system; loaded with its screen. */
export const inflightModules = [inflightModule, preloadOrderModule(selectPaymentFacts)] as const;
