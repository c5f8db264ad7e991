/** Hours of a delivery as people read them: `17:00-21:00` of the wire with the dash of a range. */
export function intervalWords(time: string): string {
  return time.replace('-', '–')
}
