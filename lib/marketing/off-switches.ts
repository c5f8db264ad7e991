import { readCookie, writeVisitCookie } from '../cookies'
import { type IntegrationName, INTEGRATIONS } from './integration'

/** Key of the tab's memory and name of the cookie for a server render. */
export const OFF_SWITCHES_KEY = 'arus_off'
const SEPARATOR = '.'

/** The integrations that an address switches off: `?MindboxDisabled`, with any value, in exactly this spelling. */
export function offSwitchesOf(search: string): IntegrationName[] {
  const params = new URLSearchParams(search)
  return INTEGRATIONS.filter((name) => params.has(`${name}Disabled`))
}

/** Keeps the switches of an address until the visit ends. */
export function rememberOffSwitches(search: string): void {
  const found = offSwitchesOf(search)
  if (found.length === 0) return
  const all = INTEGRATIONS.filter((name) => found.includes(name) || isSwitchedOff(name)).join(SEPARATOR)
  writeVisitCookie(OFF_SWITCHES_KEY, all)
  try {
    sessionStorage.setItem(OFF_SWITCHES_KEY, all)
  } catch {
    return
  }
}

/** Whether this visit has an integration switched off. */
export function isSwitchedOff(name: IntegrationName): boolean {
  return `${readStored()}${SEPARATOR}${readCookie(OFF_SWITCHES_KEY) ?? ''}`.split(SEPARATOR).includes(name)
}

function readStored(): string {
  try {
    return sessionStorage.getItem(OFF_SWITCHES_KEY) ?? ''
  } catch {
    return ''
  }
}
