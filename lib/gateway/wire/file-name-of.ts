const ENCODED = /filename\*\s*=\s*utf-8''([^;]+)/i
const PLAIN = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i

/** The name that a `Content-Disposition` gives to a file, without any path in it; undefined when it gives none. */
export function fileNameOf(disposition: string | null): string | undefined {
  if (!disposition) return undefined
  const encoded = ENCODED.exec(disposition)?.[1]
  const plain = PLAIN.exec(disposition)
  const name = (encoded && decode(encoded.trim())) ?? plain?.[1] ?? plain?.[2]?.trim()
  return name?.split(/[/\\]/).at(-1) || undefined
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
