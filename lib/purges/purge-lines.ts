/** Where the renderer reports changes to the cache in front of it: a line of JSON for each change, an empty one now and then. */
export const PURGES_PATH = '/api/purges'

/** Without tags: everything may have changed. */
export type PurgeLine = { tags?: string[] | undefined }

export function writePurge(tags: readonly string[] | undefined): string {
  return `${JSON.stringify(tags ? { tags } : {})}\n`
}

/** Undefined for a line without a message. */
export function readPurge(line: string): PurgeLine | undefined {
  if (line.trim() === '') return undefined
  try {
    const value: unknown = JSON.parse(line)
    const tags = typeof value === 'object' && value !== null && 'tags' in value ? value.tags : undefined
    return Array.isArray(tags) ? { tags: tags.filter((tag) => typeof tag === 'string') } : {}
  } catch {
    return {}
  }
}
