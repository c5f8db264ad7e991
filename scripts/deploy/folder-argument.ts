import path from 'node:path'

/** Where a build is to lie, or nothing for arguments that are no folder: `--help` would become one. */
export function folderArgument(args: readonly string[], root: string, usual: string): string | undefined {
  const [folder = usual, ...others] = args
  return folder === '' || folder.startsWith('-') || others.length > 0 ? undefined : path.resolve(root, folder)
}
