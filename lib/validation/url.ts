export const MAX_URL_LENGTH = 2048

/** An absolute http(s) address of at most 2048 characters. */
export function isUrl(value: string): boolean {
  if (value.length > MAX_URL_LENGTH) return false
  try {
    return /^https?:$/.test(new URL(value).protocol)
  } catch {
    return false
  }
}
