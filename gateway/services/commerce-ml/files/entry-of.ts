import type { ByteSource } from '@/gateway/services/price-import/source/byte-source'

/** The entry of that name; archives may put the files of an exchange into a folder. */
export function entryOf(entries: readonly ByteSource[], name: string): ByteSource | undefined {
  return (
    entries.find((entry) => entry.name === name) ??
    entries.find((entry) => entry.name.endsWith(`/${name}`)) ??
    entries.find((entry) => name.endsWith(`/${entry.name}`))
  )
}
