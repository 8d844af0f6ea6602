// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { roles } from '~config/permissions';
import type { Agent } from '~/domain/common/agent';
import { countries, currencyOf } from '~/domain/common/country';
import { customerActions } from '~/features/customer/ofCall/customerSlice';
import { orderEntryVariants, type CallState } from '~/features/call/callSlice';
import { openableVariant } from '~/features/call/openableVariant';
import { routeOf, routeTable } from '~/app/routeTable';
import { mayOpen, applicationsOf } from '~/app/session/access';
import { rightsOf } from '~/app/session/rights';
import { openDesk, startStandIn } from '~/app/testing/aDesk';
import { linesOf } from '~/app/shell/palette/palette';
import type { CallBeginning } from '~/app/shell/newCallContext';
import { startI18n, translate } from '~/shared/i18n/i18n';
import { callFor } from './callFor';
import { orderEntryPath, variantAt } from '~/features/call/orderEntryPath';

startStandIn();
beforeEach(() => startI18n('de'));
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** Every combination of roles. */
const agents: readonly Agent[] = Array.from({ length: 2 ** roles.length }, (_, bits) => ({
  username: 'abeispiel',
  fullName: 'Anna Beispiel',
  roles: roles.filter((_role, index) => (bits & (1 << index)) !== 0),
}));
const login = customerActions.loginRequested('0123456');
/** Every kind of beginning that a screen, a menu or the palette asks for. */
const beginnings: readonly CallBeginning[] = [
  {},
  { first: [login] },
  ...countries.flatMap((country) => [{ country }, { country, first: [login] }]),
  ...orderEntryVariants.flatMap((variant) => [{ variant }, { variant, first: [login] }]),
  { variant: 'standard', first: [login], path: '/inflightorder' },
  { variant: 'standard', country: 'DE' },
];
const screens = routeTable.map(({ path }) => path).filter((path) => !path.includes(':'));

function runningOf(agent: Agent): readonly CallState[] {
  const { call } = openDesk().getState();
  return [
    ...countries.map((country) => ({ ...call, ...rightsOf(agent), country, variant: 'standard' as const })),
    { ...call, ...rightsOf(agent), country: 'CH', variant: 'swiss' },
  ];
}

const may = (path: string, agent: Agent) => {
  const route = routeOf(path);
  return route !== undefined && mayOpen(route, agent);
};

describe.each(agents)('an agent with the roles $roles', (agent) => {
  it('gets no call that the roles do not open, on any way', () => {
    const calls = runningOf(agent).flatMap((running) =>
      screens
        .filter((path) => may(path, agent))
        .flatMap((pathname) => beginnings.map((beginning) => ({ running, pathname, beginning }))),
    );
    const wrong = calls.filter(({ running, pathname, beginning }) => {
      const target = callFor(beginning, running, pathname);
      if (target === null) return false;
      const isAsAsked =
        (beginning.country ?? target.country) === target.country &&
        (beginning.variant ?? target.variant) === target.variant &&
        (variantAt(target.path) ?? target.variant) === target.variant;
      const isInItsCurrency = target.variant !== 'swiss' || currencyOf(target.country) === 'CHF';
      return !may(target.path, agent) || !isAsAsked || !isInItsCurrency;
    });
    expect(wrong).toEqual([]);
  });

  it('gets a call on every way that the roles open', () => {
    const entries = orderEntryVariants.filter((variant) => may(orderEntryPath(variant), agent));
    for (const running of runningOf(agent)) {
      expect(callFor({}, running, '/') !== null).toBe(entries.length > 0);
      for (const variant of orderEntryVariants) {
        expect(callFor({ variant }, running, '/') !== null).toBe(entries.includes(variant));
      }
      for (const country of countries) {
        const isOpen = entries.includes('standard') || (country === 'CH' && entries.length > 0);
        expect(openableVariant({ country }, running) !== null).toBe(isOpen);
        // Away from the order entry the country is that of the other screens.
        expect(callFor({ country }, running, '/')).not.toBeNull();
      }
    }
  });

  it('finds in the palette why a country cannot be chosen', () => {
    const desk = openDesk({ ...rightsOf(agent), variant: 'swiss', country: 'CH' });
    const state = desk.getState();
    const variant = openableVariant({}, state.call);
    if (variant === null) return;
    const entry = orderEntryPath(variant);
    const facts = { state, agent, applications: applicationsOf(agent), entry, pathname: entry, t: translate };
    const { lines } = linesOf('Land', { ...facts, isInForce: () => false });
    for (const { effect, detail } of lines) {
      if (effect.kind !== 'newCall') continue;
      const isOff = callFor(effect.beginning, state.call, entry) === null;
      expect(detail === translate('country.noOrderEntry')).toBe(isOff);
    }
  });
});
