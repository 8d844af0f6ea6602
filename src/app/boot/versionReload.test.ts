// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notice } from '~/shared/notify/notices';
import type * as VersionReload from './versionReload';

const { runningMutations } = vi.hoisted(() => ({ runningMutations: vi.fn<() => number>() }));
vi.mock('~/services/http/httpClient', () => ({ runningMutations }));

const reload = vi.fn<() => void>();
let notices: Notice[];
let page: typeof VersionReload;

/** Loads the module again, as a reload does; the session storage stays. */
async function loadPage(): Promise<void> {
  vi.clearAllTimers();
  vi.resetModules();
  notices = [];
  page = await import('./versionReload');
  const { onNotice } = await import('~/shared/notify/notices');
  onNotice((notice) => notices.push(notice));
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload: reload.mockReset() });
  runningMutations.mockReset().mockReturnValue(0);
  await loadPage();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

type Tag = 'input' | 'textarea' | 'select' | 'button';

/** Adds a field that shows `value`: focused, in a form that the journal does not store, or neither. */
function showField(tag: Tag, type: string, value: string, place: 'focused' | 'unsaved' | 'neither'): void {
  const field = document.createElement(tag);
  const form = document.createElement('form');
  if (field instanceof HTMLSelectElement) field.append(new Option(value, value));
  else if (field instanceof HTMLInputElement) field.type = type;
  field.value = value;
  if (place === 'unsaved') form.dataset['unsaved'] = '';
  form.append(field);
  document.body.append(form);
  if (place === 'focused') field.focus();
}

/** Stays busy for ten seconds, then expects the reload 2.5 s after `becomesQuiet`, within the interval of one check. */
function expectReloadAfter(becomesQuiet: () => void): void {
  vi.advanceTimersByTime(10_000);
  expect(reload).not.toHaveBeenCalled();
  becomesQuiet();
  vi.advanceTimersByTime(2_400);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(400);
  expect(reload).toHaveBeenCalledTimes(1);
}

describe('a service with a new version (REQ A8.1, DECISIONS 26)', () => {
  it('reloads the page once no dialog is open, in which something may be chosen', () => {
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    document.body.append(dialog);
    page.reloadForVersion('order', 'v2');
    expectReloadAfter(() => dialog.remove());
  });

  it('reloads the client after 2.5 s and shows a notice', () => {
    page.reloadForVersion('order', '2');
    expect(notices).toMatchObject([{ text: { key: 'version.changed' }, action: { label: 'version.now' } }]);
    vi.advanceTimersByTime(2_400);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('waits for a running mutation', () => {
    runningMutations.mockReturnValue(1);
    page.reloadForVersion('order', '2');
    expectReloadAfter(() => runningMutations.mockReturnValue(0));
  });

  it('restarts the delay when a mutation begins meanwhile', () => {
    page.reloadForVersion('order', '2');
    vi.advanceTimersByTime(2_000);
    runningMutations.mockReturnValue(1);
    expectReloadAfter(() => runningMutations.mockReturnValue(0));
  });

  it('waits while the application reports unsaved work', () => {
    let hasUnsavedWork = true;
    page.configureReloadGuard(() => hasUnsavedWork);
    page.reloadForVersion('order', '2');
    expectReloadAfter(() => {
      hasUnsavedWork = false;
    });
  });

  it.each([
    ['input', 'text', 'focused'],
    ['textarea', '', 'focused'],
    ['select', '', 'focused'],
    ['input', 'text', 'unsaved'],
    ['textarea', '', 'unsaved'],
    ['select', '', 'unsaved'],
  ] as const)('waits for the field %s %s that holds input (%s)', (tag, type, place) => {
    showField(tag, type, 'Muster', place);
    page.reloadForVersion('order', '2');
    expectReloadAfter(() => {
      document.body.replaceChildren();
    });
  });

  it.each([
    ['input', 'text', '', 'focused'],
    ['input', 'text', '', 'unsaved'],
    ['textarea', '', '', 'focused'],
    ['input', 'checkbox', 'on', 'focused'],
    ['input', 'checkbox', 'on', 'unsaved'],
    ['input', 'radio', 'on', 'focused'],
    ['input', 'radio', 'on', 'unsaved'],
    ['button', '', 'x', 'focused'],
    ['input', 'text', 'Muster', 'neither'],
  ] as const)('does not wait for %s %s holding “%s” (%s)', (tag, type, value, place) => {
    showField(tag, type, value, place);
    page.reloadForVersion('order', '2');
    vi.advanceTimersByTime(2_500);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('“jetzt” reloads at once, even with unsaved work, and only once', () => {
    page.configureReloadGuard(() => true);
    page.reloadForVersion('order', '2');
    notices[0]?.action?.run();
    expect(reload).toHaveBeenCalledTimes(1);
    page.configureReloadGuard(() => false);
    vi.advanceTimersByTime(60_000);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem('kontor.reloadedFor')).toBe('order 2');
  });
});

describe('once per service and version (QUALITY 12)', () => {
  it('a reloaded page does not reload for the same version again, but for another service or version', async () => {
    page.reloadForVersion('order', '2');
    vi.advanceTimersByTime(2_500);
    await loadPage();
    page.reloadForVersion('order', '2');
    vi.advanceTimersByTime(60_000);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(notices).toEqual([]);
    page.reloadForVersion('basket', '2');
    vi.advanceTimersByTime(2_500);
    expect(reload).toHaveBeenCalledTimes(2);
    await loadPage();
    page.reloadForVersion('order', '3');
    vi.advanceTimersByTime(2_500);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('several new versions at once cause one notice and one reload', async () => {
    page.reloadForVersion('order', '2');
    page.reloadForVersion('basket', '7');
    page.reloadForVersion('order', '2');
    vi.advanceTimersByTime(60_000);
    expect(notices).toHaveLength(1);
    expect(reload).toHaveBeenCalledTimes(1);
    await loadPage();
    page.reloadForVersion('basket', '7');
    vi.advanceTimersByTime(60_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('two versions behind one address cause no loop', async () => {
    for (let visit = 0; visit < 10; visit += 1) {
      page.reloadForVersion('order', visit % 2 === 0 ? '2' : '1');
      vi.advanceTimersByTime(60_000);
      await loadPage();
    }
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload by itself when the version cannot be stored; “jetzt” does', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    page.reloadForVersion('order', '2');
    vi.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
    notices[0]?.action?.run();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
