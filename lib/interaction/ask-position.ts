/** Latitude, then longitude. */
export type Position = readonly [latitude: number, longitude: number]

/** Why the browser does not say where it is, in words for the person. */
export class PositionError extends Error {
  override readonly name = 'PositionError'
}

const OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 600_000 }
const DENIED = 'Браузер не говорит сайту, где вы. Разрешите это в его настройках или найдите по городу.'
const UNKNOWN = 'Браузер не узнал, где вы. Найдите по городу или улице.'

/** Where the browser is; it asks the person first. Rejects with a PositionError. */
export function askPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new PositionError(UNKNOWN))
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve([coords.latitude, coords.longitude]),
      ({ code, PERMISSION_DENIED }) =>
        reject(new PositionError(code === PERMISSION_DENIED ? DENIED : UNKNOWN)),
      OPTIONS,
    )
  })
}

/** Where the browser is, when the person has allowed it before; asks nothing. */
export async function knownPosition(): Promise<Position | undefined> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    return state === 'granted' ? await askPosition() : undefined
  } catch {
    return undefined
  }
}
