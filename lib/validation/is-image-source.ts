/** Anything but a non-empty string is no picture: the placeholder stands there. */
export function isImageSource(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
