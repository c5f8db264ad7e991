/** Services of the contract: a test holds the list against the calls. */
export const SERVICES = [
  'address',
  'auto',
  'autoservice',
  'brands',
  'cart',
  'catalog',
  'checkout',
  'confirm',
  'content',
  'crm',
  'gift-cards',
  'hr',
  'laximo',
  'loyalty',
  'media',
  'orders',
  'party',
  'passport',
  'photos',
  'prices',
  'public_api',
  'reviews',
  'search',
  'selection',
  'seo',
  'storage',
  'tecdoc',
  'tire_storage',
  'user_sessions',
] as const

export type ServiceName = (typeof SERVICES)[number]

export function isService(name: string): name is ServiceName {
  return SERVICES.some((service) => service === name)
}
