export function isStagingBuilt(root: string): boolean;
