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
  /** False for what is being closed, is bankrupt or is closed already. */
  isActive: boolean
}

/** Whoever knows companies by their ИНН: a service on the network, or a list of one's own. Throws when it cannot be asked. */
export type PartyBook = {
  /** Who has the number; null where nobody is known. */
  find: (inn: string) => Promise<Party | null>
}
