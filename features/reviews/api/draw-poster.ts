const TIMEOUT_MS = 6000
/** The very first frame is often black. */
const MOMENT_SECONDS = 0.7
const SIDE_PX = 1280
const QUALITY = 0.8

/** A frame of a film, as JPEG; undefined where this browser cannot show the film. */
export async function drawPoster(film: File): Promise<Blob | undefined> {
  const address = URL.createObjectURL(film)
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  try {
    return await Promise.race([drawFrame(video, address), after(TIMEOUT_MS)])
  } catch {
    return undefined
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined))
}

function notified(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true })
    video.addEventListener('error', () => reject(new Error('the film does not open')), { once: true })
  })
}

async function drawFrame(video: HTMLVideoElement, address: string): Promise<Blob | undefined> {
  const loaded = notified(video, 'loadeddata')
  video.src = address
  await loaded
  const found = notified(video, 'seeked')
  video.currentTime = Math.min(MOMENT_SECONDS, (video.duration || 0) / 2)
  await found
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, SIDE_PX / Math.max(videoWidth, videoHeight, 1))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(videoWidth * scale))
  canvas.height = Math.max(1, Math.round(videoHeight * scale))
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', QUALITY))
}
