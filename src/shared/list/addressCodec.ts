import type { AddressedView } from '~/shared/hooks/useViewInAddress';

/** How a part of a view is read from the parameters of an address and written into them. What it does not understand is its default. */
export interface AddressField<Value> {
  readonly read: (search: URLSearchParams) => Value;
  /** Sets the parameters of the field; those of a default are left out. */
  readonly write: (search: URLSearchParams, value: Value) => void;
}

/** A code of a list; null where that is the default. */
export function oneOf<const Code extends string, Otherwise extends Code | null>(
  name: string,
  codes: readonly Code[],
  otherwise: Otherwise,
): AddressField<Code | Otherwise> {
  return {
    read: (search) => codes.find((code) => code === search.get(name)) ?? otherwise,
    write: (search, value) => set(search, name, value === otherwise ? null : value),
  };
}

/** Free text; null: none. */
export function text(name: string): AddressField<string | null> {
  return {
    read: (search) => search.get(name),
    write: (search, value) => set(search, name, value),
  };
}

/** Any number of trimmed texts that are not blank. */
export function texts(name: string): AddressField<readonly string[]> {
  return {
    read: (search) =>
      search
        .getAll(name)
        .map((value) => value.trim())
        .filter((value) => value !== ''),
    write: (search, values) => {
      search.delete(name);
      for (const value of values) search.append(name, value);
    },
  };
}

/** A whole number above 0; anything else is read as `otherwise`, which is not written. */
export function wholeNumber(name: string, otherwise: 0 | 1): AddressField<number> {
  return {
    read: (search) => {
      const number = Number(search.get(name));
      return Number.isSafeInteger(number) && number > 0 ? number : otherwise;
    },
    write: (search, number) => set(search, name, number === otherwise ? null : String(number)),
  };
}

/** The fields of an object, written in their order. */
export function fields<View extends object>(parts: {
  readonly [Name in keyof View]: AddressField<View[Name]>;
}): AddressField<View>;
export function fields(
  parts: Readonly<Record<string, AddressField<unknown>>>,
): AddressField<Readonly<Record<string, unknown>>> {
  const named = Object.entries(parts);
  return {
    read: (search) => Object.fromEntries(named.map(([name, field]) => [name, field.read(search)])),
    write: (search, view) => {
      for (const [name, field] of named) field.write(search, view[name]);
    },
  };
}

/** A field whose value the view holds in another form. */
export function mapped<Held, Value>(
  field: AddressField<Held>,
  toView: (held: Held) => Value,
  toAddress: (value: Value) => NoInfer<Held>,
): AddressField<Value> {
  return {
    read: (search) => toView(field.read(search)),
    write: (search, value) => field.write(search, toAddress(value)),
  };
}

/** The address of a screen that shows the view; other parameters stay. */
export function inAddress<View>({ read, write }: AddressField<View>): AddressedView<View> {
  return {
    read,
    write: (view, search) => {
      const written = new URLSearchParams(search);
      write(written, view);
      return written;
    },
  };
}

function set(search: URLSearchParams, name: string, value: string | null): void {
  if (value === null) search.delete(name);
  else search.set(name, value);
}
