/** A company or an entrepreneur, as the state's register has it. */
export type Party = {
  inn: string
  /** Null for an entrepreneur. */
  kpp: string | null
  /** Short, with the form of business: «ООО Ромашка», «ИП Петров П. П.». */
  name: string
  city: string | null
  /** In one line; of an entrepreneur hardly more than the town. */
  address: string | null
  /** False for a company in liquidation or bankruptcy, or a closed one. */
  isActive: boolean
}

/** Source of companies by their ИНН: a service on the network, or a local list. Throws when it is unavailable. */
export type PartyLookup = {
  /** The owner of the number; null where it is unknown. */
  find: (inn: string) => Promise<Party | null>
}
