/** A node of React's tree, as far as it is read here. */
interface Fiber {
  /** Components made of functions are 0, 11, 14 and 15. */
  readonly tag: number;
  readonly flags: number;
  readonly type: unknown;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

const functionTags = new Set([0, 11, 14, 15]);
/** The flag of a fiber that has been rendered in the commit. */
const performedWork = 1;

let record: ((name: string) => void) | null = null;

function visit(first: Fiber | null): void {
  for (let fiber = first; fiber !== null; fiber = fiber.sibling) {
    const { tag, flags, type, alternate, child } = fiber;
    const isRendered = functionTags.has(tag) && (flags & performedWork) !== 0;
    if (isRendered && typeof type === 'function') record?.(type.name);
    // A subtree that is the one of the last commit was not rendered.
    if (alternate === null || child !== alternate.child) visit(child);
  }
}

// React calls it after each commit, for its developer tools. `react-dom` looks for it once, when it is loaded.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onScheduleFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_renderer: number, { current }: { readonly current: Fiber }) => {
      if (record !== null) visit(current);
    },
  },
});

/** Returns the names of the components that are rendered while `work` runs, each as often as it is. */
export async function rendersDuring(work: () => Promise<void>): Promise<readonly string[]> {
  const names: string[] = [];
  record = (name) => names.push(name);
  try {
    await work();
  } finally {
    record = null;
  }
  return names;
}
