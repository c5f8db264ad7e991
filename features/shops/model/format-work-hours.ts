type Work = { open: string; close: string }

const CLOCK = /^(\d{1,2}):(\d{2})/
const MIDNIGHTS = ['00:00', '24:00']

/** `Ежедневно 09:00–21:00` on the 24-hour clock, or that the shop never closes. */
export function formatWorkHours({ open, close }: Work): string {
  const [from, to] = [toClock(open), toClock(close)]
  if (from === '00:00' && (MIDNIGHTS.includes(to) || to === '23:59')) return 'Круглосуточно'
  return `Ежедневно ${from}–${to}`
}

function toClock(time: string): string {
  const [, hours, minutes] = CLOCK.exec(time) ?? []
  return hours === undefined ? time : `${hours.padStart(2, '0')}:${minutes}`
}
