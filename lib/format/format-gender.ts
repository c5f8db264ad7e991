/** 0 is «муж», 1 is «жен», anything else is not given. The specification lists it among the formats; no screen shows it. */
export function formatGender(gender: number): string {
  if (gender === 0) return 'муж'
  return gender === 1 ? 'жен' : ''
}
