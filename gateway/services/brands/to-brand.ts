import type { Brand } from '@/gateway/services/reference/load-catalog-reference'

export function toBrandHit(brand: Brand) {
  return {
    code: brand.code,
    title: brand.title,
    externalId: brand.externalId,
    pictureUrl: brand.logo,
    count: brand.productsCount,
    isPopular: brand.isPopular,
  }
}

export function toBrand(brand: Brand) {
  return { ...toBrandHit(brand), country: brand.country, preview: brand.preview }
}
