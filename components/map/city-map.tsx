'use client'

import {
  control,
  divIcon,
  type LeafletMouseEvent,
  type Map as LeafletMap,
  map as createMap,
  marker,
  tileLayer,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useRef } from 'react'
import { drawGround } from './draw-ground'
import { attributionOf, type MapTiles } from './map-tiles'
import { MAP_HEIGHT_PX } from './map-size'
import styles from './city-map.module.css'

type Coordinates = readonly [latitude: number, longitude: number]

const MOSCOW: Coordinates = [55.7522, 37.6156]
const CITY_ZOOM = 10
const STREET_ZOOM = 15
const MAX_ZOOM = 18
const EDGE_PX = 40
const PIN_PX = 32

export type MapPlace = { id: string; title: string; coordinates: Coordinates }

export type CityMapProps = {
  label: string
  tiles: MapTiles
  places: readonly MapPlace[]
  /** What the map shows while there are no places; Moscow where that is not known. */
  around?: Coordinates | undefined
  chosen: string | null
  onChoose?: (id: string) => void
  /** Takes a point that was pressed. */
  onPick?: (coordinates: [latitude: number, longitude: number]) => void
}

/** Places on a map; the list beside it has the same places for screen readers. Loaded on demand: it brings Leaflet. */
export function CityMap({ label, tiles, places, around, chosen, onChoose, onPick }: CityMapProps) {
  const element = useRef<HTMLDivElement>(null)
  const drawn = useRef<LeafletMap>(null)
  const start = useRef(around ?? MOSCOW)
  const handlers = useRef({ onChoose, onPick })

  useEffect(() => {
    handlers.current = { onChoose, onPick }
  })

  useEffect(() => {
    if (!element.current) return
    const attribution = attributionOf(tiles)
    const map = createMap(element.current, {
      attributionControl: attribution !== '',
      maxZoom: MAX_ZOOM,
      zoomControl: false,
    }).setView([...start.current], CITY_ZOOM)
    map.attributionControl?.setPrefix(false)
    control.zoom({ zoomInTitle: 'Приблизить', zoomOutTitle: 'Отдалить' }).addTo(map)
    if (tiles.url) tileLayer(tiles.url, { attribution: escapeText(attribution) }).addTo(map)
    else drawGround(map)
    map.on('click', ({ latlng }: LeafletMouseEvent) => handlers.current.onPick?.([latlng.lat, latlng.lng]))
    drawn.current = map
    return () => {
      drawn.current = null
      map.remove()
    }
  }, [tiles])

  const shown = places.map(({ coordinates }) => coordinates.join()).join(';')
  useEffect(() => {
    const bounds = shown.split(';').flatMap((pair) => toBound(pair))
    const [first] = bounds
    if (!drawn.current || !first) return
    if (bounds.length === 1) drawn.current.setView(first, STREET_ZOOM)
    else drawn.current.fitBounds(bounds, { padding: [EDGE_PX, EDGE_PX] })
  }, [shown])

  useEffect(() => {
    const map = drawn.current
    if (!map) return
    const markers = places.map(({ id, title, coordinates }) =>
      marker([...coordinates], {
        title,
        alt: title,
        icon: divIcon({
          className: id === chosen ? `${styles.pin} ${styles.chosen}` : styles.pin,
          iconSize: [PIN_PX, PIN_PX],
          iconAnchor: [PIN_PX / 2, PIN_PX],
        }),
      })
        .on('click', () => handlers.current.onChoose?.(id))
        .addTo(map),
    )
    return () => markers.forEach((one) => one.remove())
  }, [places, chosen])

  return <section ref={element} className={styles.map} style={{ height: MAP_HEIGHT_PX }} aria-label={label} />
}

function toBound(pair: string): [number, number][] {
  const [latitude, longitude] = pair.split(',').map(Number)
  return pair !== '' && latitude !== undefined && longitude !== undefined ? [[latitude, longitude]] : []
}

/** The map takes its attribution for markup, and the owner means a text. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
