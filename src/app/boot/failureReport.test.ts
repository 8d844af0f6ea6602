import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeUndone } from '~/features/auth/undoneBeforeSignIn';
import { wipeTab } from '~/features/auth/wipe';
import { ServiceError } from '~/services/http/serviceError';
import { translate } from '~/shared/i18n/i18n';
import { onNotice, type Notice } from '~/shared/notify/notices';
import { closeServer, startServer } from '../../../mocks/node.ts';
import { reportFailure } from './failureReport';

// Replaces the network: log entries are sent to the stand-in in memory.
beforeAll(() => {
  startServer();
});
afterAll(closeServer);

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
    reportFailure(failure, 'nothing');
    expect(notices).toMatchObject([{ variant: 'error', text: { key } }]);
  });

  it('is shown with the detail of the service where it has one', () => {
    reportFailure(problem(400, { detail: 'Der Artikel ist gesperrt.' }), 'nothing');
    expect(notices).toMatchObject([{ text: { plain: 'Der Artikel ist gesperrt.' } }]);
  });

  it.each([
    [problem(400), 'state'],
    [new ServiceError({ kind: 'cancelled' }), 'nothing'],
    [new ServiceError({ kind: 'signedOut', status: 401 }), 'nothing'],
    // The network notice comes once for all requests of a burst.
    [new ServiceError({ kind: 'network' }), 'nothing'],
  ] as const)('%s has no notice of its own', (failure, shown) => {
    reportFailure(failure, shown);
    expect(notices).toEqual([]);
  });

  const ended = (isChange: boolean) => {
    const requestInfo = { service: 'customer', method: 'POST', path: '/x', isChange };
    return new ServiceError({ kind: 'signedOut', status: 401, requestInfo });
  };

  it.each([
    ['that a notice tells', { notice: 'errors.general' }, true, ['errors.general']],
    ['of a change that the state shows', 'state', true, ['start.undoneBeforeSignIn']],
    ['of a change whose reason the state shows', 'why', true, ['start.undoneBeforeSignIn']],
    ['to load something', 'state', false, []],
  ] as const)(
    'a failure %s: what is told after the sign-in that the ended session needs',
    (_what, shown, isChange, told) => {
      reportFailure(ended(isChange), shown);
      reportFailure(problem(500), { notice: 'errors.timeout' });
      // The sign-in wipes what the tab had of customers.
      wipeTab('forced');
      expect(takeUndone()).toEqual(told.map((key) => translate(key)));
      expect(takeUndone()).toEqual([]);
    },
  );

  const said = 'Wartung bis 14 Uhr';
  const failed = (isChange: boolean, status: number) => {
    const requestInfo = { service: 'customer', method: 'POST', path: '/x', isChange };
    return new ServiceError({ kind: 'problem', status, body: { detail: said }, requestInfo });
  };

  it.each([
    [
      'a change that the state shows as failed',
      failed(true, 500),
      'state',
      [{ key: 'answer.error', params: { said } }],
    ],
    ['one whose reason the state shows', failed(true, 500), 'why', []],
    [
      'a refusal of which the state shows no reason',
      failed(true, 409),
      'state',
      [{ key: 'answer.error', params: { said } }],
    ],
    ['a search that the state shows as failed', failed(false, 500), 'state', []],
    ['a refused search', failed(false, 410), 'state', [{ key: 'answer.error', params: { said } }]],
    ['a change with a notice', failed(true, 500), { notice: 'errors.general' }, [{ key: 'errors.general', said }]],
    ['a refusal with a notice', failed(true, 409), { notice: 'errors.general' }, [{ key: 'errors.general', said }]],
  ] as const)("the service's words about %s (DECISIONS 240)", (_what, failure, shown, texts) => {
    reportFailure(failure, shown);
    expect(notices.map(({ text }) => text)).toEqual(texts);
  });
});
