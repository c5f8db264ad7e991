import { useListAddress } from './use-list-address'

const STATES = [''] as const

/** The page of a list without states, which the address keeps. */
export function usePage() {
  const { page, show, stayWithin } = useListAddress(STATES, '')
  return { page, setPage: (chosen: number) => show('', chosen), stayWithin }
}
