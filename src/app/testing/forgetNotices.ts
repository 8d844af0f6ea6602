import { afterEach } from 'vitest';
import { forgetNotices, onNotice, pastNotices } from '~/shared/notify/notices';

// Test files share the module that holds the notices: forgets those of each test, also those that wait for an area.
afterEach(() => {
  onNotice(() => undefined)();
  if (pastNotices.length > 0) forgetNotices();
});
