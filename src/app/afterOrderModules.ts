import { orderDisplayModule } from '~/features/orderDisplay/orderDisplayModule';

/** What happens to an order after it was placed. */
export const afterOrderModules = [orderDisplayModule] as const;
