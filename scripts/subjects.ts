type Layer = 'screens' | 'flows' | 'features';

/** For each layer: the folders that hold several parts of one subject. Elsewhere a folder of the layer is one part. */
export const foldersOfParts: Readonly<Record<Layer, readonly string[]>> = {
  screens: ['order', 'subscription'],
  flows: ['customer', 'order'],
  features: ['article', 'customer', 'order', 'subscription'],
};

/** Returns the part that contains a path below `src/`, such as `features/basket` or `features/subscription/list`; null for other layers. */
export function partOf(file: string): string | null {
  const [layer = '', folder = '', part = ''] = file.split('/');
  if (!isLayer(layer)) return null;
  return foldersOfParts[layer].includes(folder) ? `${layer}/${folder}/${part}` : `${layer}/${folder}`;
}

function isLayer(name: string): name is Layer {
  return Object.hasOwn(foldersOfParts, name);
}

/** How many folders of `src/` a subject may have. */
export const foldersPerSubject = 6;

/**
 * The folders of each subject, below `src/`. What several subjects share is in none of them. A folder that is not listed belongs to
 * the subject of its name: `domain/notes`, `services/notesService`.
 */
export const foldersOfSubject: Readonly<Record<string, readonly string[]>> = {
  address: ['domain/address', 'services/addressCheckService'],
  article: [
    'domain/article',
    'features/article',
    'features/recommendations',
    'flows/recommend',
    'services/productService',
    'services/upsellService',
  ],
  basket: ['domain/basket', 'features/basket', 'flows/fillBasket', 'services/basketService'],
  customer: [
    'domain/customer',
    'features/customer',
    'flows/customer',
    'screens/creditCheck',
    'services/customerService',
  ],
  order: [
    'domain/order',
    'features/order',
    'flows/order',
    'screens/order',
    'services/orderService',
    'services/orderHistoryService',
  ],
  offer: ['domain/offer', 'features/offer', 'flows/checkOut'],
  payment: ['domain/payment', 'features/payment', 'services/paymentService'],
  subscription: [
    'domain/subscription',
    'features/subscription',
    'flows/createSubscription',
    'screens/subscription',
    'services/subscriptionProductService',
  ],
  voucher: ['features/voucher', 'screens/voucherManagement'],
  waitlist: ['domain/waitlist', 'features/waitlist', 'screens/waitlistHistory'],
  letter: ['features/letter', 'screens/letter', 'services/contentService'],
  signIn: ['features/auth', 'screens/signInCallback', 'screens/unauthorized', 'services/identityProvider'],
  call: ['features/call', 'features/keywords', 'features/script'],
  notification: ['domain/notification', 'features/notifications', 'services/tvOffersService'],
};

/** Folders without a subject: shared by all subjects, or a screen about the application itself. */
export const foldersOfNoSubject: readonly string[] = [
  'domain/common',
  'domain/figures',
  'domain/testing',
  'features/testing',
  'flows/testing',
  'screens/administration',
  'screens/home',
  'screens/notFound',
  'services/callCentreService',
  'services/http',
  'services/loggingService',
  'services/searchService',
  'services/standInService',
  'services/testing',
];
