import { orderTextModule } from '~/features/order/text/orderTextModule';
import { takeOrderTextModule } from '~/flows/order/preload/takeOrderTextModule';

/** A pasted order text as a list to confirm; loaded once the order entry takes input. */
export const orderTextModules = [orderTextModule, takeOrderTextModule] as const;
