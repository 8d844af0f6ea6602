import { orderTextModule } from '~/features/orderText/orderTextModule';
import { takeOrderTextModule } from '~/flows/preloadOrder/takeOrderTextModule';

/** A pasted order text as a list to confirm; loaded once the order entry takes input. */
export const orderTextModules = [orderTextModule, takeOrderTextModule] as const;
