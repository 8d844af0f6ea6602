import { afterEach } from 'vitest';
import { endLeaving } from '~/features/auth/navigation';
import { forgetNotices, onNotice, pastNotices } from '~/shared/notify/notices';

// Test files share loaded modules. After each test, forgets its notices, also those that wait for an area, and that it navigated to the
// provider, after which no call is written to its journal.
afterEach(() => {
  onNotice(() => undefined)();
  if (pastNotices.length > 0) forgetNotices();
  endLeaving();
});
