'use client'

import { CityMap, type CityMapProps } from '@/components/map/city-map'
import { useCheckoutScope } from '../checkout-context'

/** The map of the checkout; the list beside it says the same to those who do not see it. Loaded on demand. */
export function PlacesMap(props: Omit<CityMapProps, 'tiles'>) {
  const { mapTiles } = useCheckoutScope()
  return <CityMap {...props} tiles={mapTiles} />
}
