import type { Folder } from '@/gateway/services/site-content/read-folder'

/** A folder of texts by their paths; what lies beside them is given as `readFolder` would. */
export function folderOf(files: Record<string, string>, beside: Partial<Omit<Folder, 'texts'>> = {}): Folder {
  const texts = Object.entries(files).map(([path, text]) => ({ path, text }))
  return { texts, media: [], others: [], ...beside }
}
