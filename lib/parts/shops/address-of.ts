/** The town stands before the address unless the address already names it. */
export function addressOf({ city, address }: { city: string | null; address: string }): string {
  return !city || address.includes(city) ? address : `${city}, ${address}`
}
