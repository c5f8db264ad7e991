import type { ByteSource } from '@/gateway/services/price-import/source/byte-source'

/** The entry of that name; archives may put the files of an exchange into a folder. By the name of an archive its first XML. */
export function entryOf(entries: readonly ByteSource[], name: string): ByteSource | undefined {
  if (/\.zip$/i.test(name)) return entries.find((entry) => /\.xml$/i.test(entry.name))
  return (
    entries.find((entry) => entry.name === name) ??
    entries.find((entry) => entry.name.endsWith(`/${name}`)) ??
    entries.find((entry) => name.endsWith(`/${entry.name}`))
  )
}
