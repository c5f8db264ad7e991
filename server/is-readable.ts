/** Whether the escapes of an address mean something: renderers answer 500 to others. */
export function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}
