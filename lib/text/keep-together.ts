/** Words that never part at the end of a line: a number and its unit. */
export function keepTogether(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
