import { addressCheckAnswers } from './addressCheckAnswers.ts';
import { basketAnswers } from './basketAnswers.ts';
import { customerAnswers } from './customerAnswers.ts';
import { editOrderAnswers } from './editOrderAnswers.ts';
import { offerAnswers } from './offerAnswers.ts';
import { orderAnswers } from './orderAnswers.ts';
import { otherAnswers } from './otherAnswers.ts';
import { productAnswers } from './productAnswers.ts';
import { subscriptionAnswers } from './subscriptionAnswers.ts';
import { waitlistAnswers } from './waitlistAnswers.ts';

/** What each operation answers, by its name. */
export const answerOf = {
  ...addressCheckAnswers,
  ...basketAnswers,
  ...customerAnswers,
  ...editOrderAnswers,
  ...offerAnswers,
  ...orderAnswers,
  ...otherAnswers,
  ...productAnswers,
  ...subscriptionAnswers,
  ...waitlistAnswers,
};
