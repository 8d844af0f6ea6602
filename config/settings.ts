/**
 * The settings of a deployment, named `VITE_…`. `/settings.js` is loaded before the application and may set any of them in
 * `globalThis.kontorSettings`, so that a deployment changes addresses and lists without a new build; what it does not set has
 * the value of the build (`.env.*`).
 */
export type SettingName = keyof ImportMetaEnv & `VITE_${string}`;

declare global {
  var kontorSettings: unknown;
}

/** The value of a setting; undefined where neither the deployment nor the build sets one that can be used. */
export function setting(name: SettingName): string | undefined {
  return usable(name, deployedValue(name)) ?? usable(name, ofBuild(name));
}

/** Who sets a setting; `default`: nobody, the application's own value holds. */
export function settingOrigin(name: SettingName): 'deployment' | 'build' | 'default' {
  if (usable(name, deployedValue(name)) !== undefined) return 'deployment';
  return usable(name, ofBuild(name)) === undefined ? 'default' : 'build';
}

/**
 * False where the deployment sets something else than a text, or an address that must not be used, or where its settings could not
 * be read at all; `setting` ignores these, which is wrong for a permission.
 */
export function isReadable(name: SettingName): boolean {
  const value = deployedValue(name);
  return value === undefined || usable(name, value) !== undefined;
}

/** Null where there are no settings of a deployment, not even empty ones, and where reading them throws. */
function deployedValue(name: SettingName): unknown {
  try {
    const deployed: unknown = globalThis.kontorSettings;
    return typeof deployed === 'object' && deployed !== null ? Reflect.get(deployed, name) : null;
  } catch {
    return null;
  }
}

function usable(name: SettingName, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const fits =
    value === '' ||
    (name.endsWith('_PATH') && isOwnPath(value)) ||
    (/_(?:URL|ADDRESS)$/.test(name) && (isOwnPath(value) || isWebAddress(value))) ||
    !/_(?:PATH|URL|ADDRESS)$/.test(name);
  return fits ? value : undefined;
}

/** A path of the own origin. What is added to an address begins with `/` as well, so that it cannot change the host. */
function isOwnPath(value: string): boolean {
  const own = 'https://own.invalid';
  return value.startsWith('/') && URL.canParse(value, own) && new URL(value, own).origin === own;
}

/** An http or https address without a username, which could imitate a host; it may contain `{country}` or `{number}`. */
function isWebAddress(value: string): boolean {
  const filled = value.replaceAll(/\{\w+\}/g, 'x');
  if (!/^https?:\/\//i.test(filled) || !URL.canParse(filled)) return false;
  const { username, password } = new URL(filled);
  return username === '' && password === '';
}

function ofBuild(name: SettingName): string | undefined {
  const ownBuild: Readonly<Partial<Record<SettingName, string>>> = import.meta.env;
  return ownBuild[name];
}
