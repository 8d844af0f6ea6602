import { beforeEach, describe, expect, it } from 'vitest';
import { ServiceError } from '~/services/http/serviceError';
import { onNotice, type Notice } from '~/shared/notify/notices';
import { reportFailure } from './failureReport';

const notices: Notice[] = [];
onNotice((notice) => notices.push(notice));
beforeEach(() => {
  notices.length = 0;
});

const problem = (status: number, body: unknown = null) => new ServiceError({ kind: 'problem', status, body });

describe('an unexpected failure (REQ A7.7, A9.3)', () => {
  it.each([
    [problem(400), 'errors.badRequest'],
    [problem(500), 'errors.serviceDown'],
    [problem(503), 'errors.general'],
    [problem(404), 'errors.general'],
    [new ServiceError({ kind: 'timeout' }), 'errors.timeout'],
    [new ServiceError({ kind: 'malformed', status: 200 }), 'errors.general'],
    [new TypeError('x'), 'errors.general'],
  ])('%s is shown with the text %s', (failure, key) => {
    reportFailure(failure, false);
    expect(notices).toMatchObject([{ variant: 'error', text: { key } }]);
  });

  it('is shown with the detail of the service where it has one', () => {
    reportFailure(problem(400, { detail: 'Der Artikel ist gesperrt.' }), false);
    expect(notices).toMatchObject([{ text: { plain: 'Der Artikel ist gesperrt.' } }]);
  });

  it.each([
    [problem(400), true],
    [new ServiceError({ kind: 'cancelled' }), false],
    [new ServiceError({ kind: 'signedOut', status: 401 }), false],
    // The network notice comes once for all requests of a burst.
    [new ServiceError({ kind: 'network' }), false],
  ])('%s has no notice of its own', (failure, isShown) => {
    reportFailure(failure, isShown);
    expect(notices).toEqual([]);
  });
});
