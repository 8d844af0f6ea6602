import { orderTextModule } from '~/features/order/text/orderTextModule';
import { preloadOrderTextModule } from '~/flows/order/preload/preloadOrderTextModule';

/** A pasted order text as a list to confirm; loaded once the order entry takes input. */
export const orderTextModules = [orderTextModule, preloadOrderTextModule] as const;
