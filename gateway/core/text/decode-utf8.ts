const strict = new TextDecoder('utf-8', { fatal: true })

/** A text, without its byte order mark; nothing when its bytes are of another encoding and would be read as rubbish. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes)
  } catch {
    return undefined
  }
}
