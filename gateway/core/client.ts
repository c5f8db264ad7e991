/** Where a request came from. */
export type Client = {
  address: string
  /** What limits count by. */
  network: string
  device: string | null
  isSecure: boolean
  host: string
}
