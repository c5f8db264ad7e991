/** Ids and addresses of the services that an owner has joined; what is absent is off. Goes to every browser: no secrets. */
export type MarketingSettings = {
  RetailRocket?: { partnerId: string; script: string; api: string }
  Mindbox?: {
    endpointId: string
    script: string
    /** Operations that serve blocks of recommendations, by the kind of block. */
    blocks: Readonly<Record<string, string>>
  }
  YaRetailMedia?: { script: string; places: Readonly<Record<string, AdPlace>> }
  Calltouch?: { id: string; script: string }
  Openline?: { script: string }
  /** Conversions are counted by the page's data layer too. */
  analytics?: true
}

/** What stands in a place of the page: a retail-media block (`pageId`, `impId`) or a rendered one (`blockId`, `type`). */
export type AdPlace = { pageId: string; impId: string } | { blockId: string; type: string }
