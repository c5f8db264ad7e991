'use client'

import { CityMap, type CityMapProps } from '@/components/map/city-map'
import { useCheckoutScope } from '../checkout-context'

/** The map of the checkout; the list beside it has the same places for screen readers. Loaded on demand. */
export function PlacesMap(props: Omit<CityMapProps, 'tiles'>) {
  const { mapTiles } = useCheckoutScope()
  return <CityMap {...props} tiles={mapTiles} />
}
