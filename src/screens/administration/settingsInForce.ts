import { endpoints, identityProvider, logging, type ServiceEndpoint } from '~config/endpoints';
import { environmentOf } from '~config/environment';
import { flagNames, flagsOf, type Flags } from '~config/flags';
import { idleCoverAfter } from '~config/idleCover';
import { paymentEditMaintenance } from '~config/paymentMaintenance';
import { allowListNames, allowListOf, type AllowListInForce, type AllowListName } from '~config/permissions';
import { isReadable, setting as valueOf, settingOrigin, type SettingName } from '~config/settings';
import { trackingAddressTemplate } from '~config/tracking';

const environment = environmentOf(import.meta.env.MODE);

/** `world`: a world of the local services overrides the environment. */
export type Origin = ReturnType<typeof settingOrigin> | 'environment' | 'world';

export interface FlagInForce {
  readonly name: string;
  readonly isOn: boolean;
  readonly origin: Origin;
}

export function flagsInForce(flags: Flags): readonly FlagInForce[] {
  const own = flagsOf(environment);
  return flagNames.map((name) => ({
    name,
    isOn: flags[name],
    origin: flags[name] === own[name] ? 'environment' : 'world',
  }));
}

export interface ListInForce {
  readonly name: string;
  /** `unreadable`: its setting is malformed, and it admits nobody. */
  readonly admits: 'everybody' | 'nobody' | 'listed' | 'unreadable';
  readonly usernames: readonly string[];
}

export function listsInForce(listOf: (name: AllowListName) => AllowListInForce = allowListOf): readonly ListInForce[] {
  return allowListNames.map((name) => {
    const list = listOf(name);
    if (list === 'unreadable') return { name, admits: 'unreadable', usernames: [] };
    const { usernames, emptyAdmitsAll, byPrefix } = list;
    const all = emptyAdmitsAll ? 'everybody' : 'nobody';
    return {
      name,
      admits: usernames.length === 0 ? all : 'listed',
      usernames: usernames.map((username) => (byPrefix && !username.endsWith('*') ? `${username}*` : username)),
    };
  });
}

export interface AddressInForce {
  readonly name: string;
  /** Empty: the service is switched off, or nothing is checked. */
  readonly value: string;
  readonly origin: Origin;
  /** The last version of the service that this tab has seen; null: none yet. */
  readonly version: string | null;
}

/** `versions`: the last version seen of each base address. */
export function addressesInForce(
  versions: ReadonlyMap<string, string>,
  services: Readonly<Record<string, ServiceEndpoint>> = endpoints,
): readonly AddressInForce[] {
  return Object.entries(services).map(([name, { baseUrl, setting }]) => {
    const seen = ['de', 'at', 'ch'].map((country) => versions.get(baseUrl.replace('{country}', country)));
    return {
      name,
      value: setting === 'VITE_ALARM_WEBHOOK_URL' ? withoutPath(baseUrl) : baseUrl,
      origin: settingOrigin(setting),
      version: seen.find((one) => one !== undefined) ?? null,
    };
  });
}

/** The path of a webhook is its secret, and the page can be copied into a ticket. */
function withoutPath(address: string): string {
  return URL.canParse(address) ? `${new URL(address).origin}/…` : address;
}

export interface OtherSetting {
  readonly name: SettingName;
  readonly value: string;
  readonly origin: Origin;
}

export function otherSettingsInForce(): readonly OtherSetting[] {
  const minutes = idleCoverAfter();
  const values: readonly (readonly [SettingName, string])[] = [
    ['VITE_IDENTITY_PROVIDER_URL', identityProvider.url],
    ['VITE_IDENTITY_PROVIDER_LOGIN_PATH', identityProvider.loginPath],
    ['VITE_IDENTITY_PROVIDER_TOKEN_PATH', identityProvider.tokenPath],
    ['VITE_IDENTITY_PROVIDER_LOGOUT_PATH', identityProvider.logoutPath],
    ['VITE_IDENTITY_PROVIDER_LOGOUT_PARAMETER', identityProvider.logoutParameter],
    ['VITE_IDENTITY_PROVIDER_JWKS_URL', identityProvider.keySetUrl],
    ['VITE_IDENTITY_PROVIDER_ISSUER', identityProvider.issuer],
    ['VITE_IDENTITY_PROVIDER_CLIENT_ID', identityProvider.clientId],
    ['VITE_IDENTITY_PROVIDER_USERNAME_CLAIM', identityProvider.claims.username],
    ['VITE_IDENTITY_PROVIDER_ROLES_CLAIM', identityProvider.claims.roles],
    ['VITE_IDENTITY_PROVIDER_GIVEN_NAME_CLAIM', identityProvider.claims.givenName],
    ['VITE_IDENTITY_PROVIDER_FAMILY_NAME_CLAIM', identityProvider.claims.familyName],
    ['VITE_LOGGING_PROJECT_ID', logging.projectId],
    ['VITE_TRACKING_ADDRESS', trackingAddressTemplate],
    ['VITE_LEARNING_STUDIO_URL', valueOf('VITE_LEARNING_STUDIO_URL') ?? ''],
    ['VITE_PAYMENT_EDIT_MAINTENANCE', paymentEditMaintenance()],
    ['VITE_IDLE_COVER_MINUTES', minutes === null ? '0' : String(minutes / 60_000)],
  ];
  return values.map(([name, value]) => ({ name, value, origin: settingOrigin(name) }));
}

/** Addresses and other settings of the deployment that are not used, because they cannot be read or must not be used (QUALITY 21). */
export function unusedSettings(): readonly SettingName[] {
  const names = [
    ...Object.values(endpoints).map(({ setting }) => setting),
    ...otherSettingsInForce().map(({ name }) => name),
  ];
  return names.filter((name) => !isReadable(name));
}
