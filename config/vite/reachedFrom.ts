import path from 'node:path';

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
}

/** Returns a test for modules that one of the files imports statically, itself or through what it imports. Paths are below `root`. */
export function reachedFrom(root: string, files: readonly string[]): (id: string, graph: ModuleGraph) => boolean {
  let reached: Set<string> | undefined;
  return (id, graph) => {
    reached ??= reachedIn(
      graph,
      files.map((file) => path.join(root, file)),
    );
    return reached.has(id);
  };
}

function reachedIn(graph: ModuleGraph, roots: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const visit = (id: string): void => {
    if (reached.has(id)) return;
    reached.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const id of roots) {
    if (graph.getModuleInfo(id) === null) throw new Error(`The build has no ${id}.`);
    visit(id);
  }
  return reached;
}
