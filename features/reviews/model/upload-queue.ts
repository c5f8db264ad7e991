import { createStore } from 'zustand/vanilla'
import { isGatewayError } from '@/lib/gateway/errors'
import { failureText } from '@/lib/gateway/wire/failure-text'
import { MAX_REVIEW_PHOTOS, MAX_REVIEW_VIDEOS } from '@/lib/gateway/contracts/limits'
import { type MediaType, refusalOf, typeOfFile } from './media-rules'
import type { ReviewMedia } from './own-review'

/** More at once would not be faster, and would take the whole bandwidth. */
const AT_ONCE = 2

export type Upload = {
  key: string
  name: string
  type: MediaType
  status: 'waiting' | 'sending' | 'done' | 'failed' | 'refused'
  /** 0 to 1. */
  part: number
  message: string | undefined
  media: ReviewMedia | undefined
}

export type Progress = { onPart: (part: number) => void; signal: AbortSignal }
export type Send = (file: File, type: MediaType, progress: Progress) => Promise<ReviewMedia>

type Held = { file: File; abort: AbortController }

const LIMITS: Record<MediaType, { max: number; words: string }> = {
  photo: { max: MAX_REVIEW_PHOTOS, words: `Фотографий может быть не больше ${MAX_REVIEW_PHOTOS}` },
  video: { max: MAX_REVIEW_VIDEOS, words: `Видео может быть не больше ${MAX_REVIEW_VIDEOS}` },
}

/** Files on their way to the gateway, two at a time; each can be stopped, removed and sent again. */
export function createUploadQueue(send: Send, stored: readonly ReviewMedia[] = []) {
  const held = new Map<string, Held>()
  let named = 0
  const store = createStore<{ uploads: readonly Upload[] }>()(() => ({
    uploads: stored.map((media) => ({
      key: `kept-${media.id}`,
      name: '',
      type: media.type,
      status: 'done',
      part: 1,
      message: undefined,
      media,
    })),
  }))
  const list = () => store.getState().uploads
  const put = (uploads: readonly Upload[]) => store.setState({ uploads })
  const change = (key: string, changes: Partial<Upload>) =>
    put(list().map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)))

  function refusal(file: File, type: MediaType): string | undefined {
    const { max, words } = LIMITS[type]
    const taken = list().filter((one) => one.type === type && one.status !== 'refused').length
    return refusalOf(file) ?? (taken >= max ? words : undefined)
  }

  function add(files: readonly File[]) {
    for (const file of files) {
      const type = typeOfFile(file) ?? 'photo'
      const message = refusal(file, type)
      const key = `new-${(named += 1)}`
      if (message === undefined) held.set(key, { file, abort: new AbortController() })
      const status = message === undefined ? 'waiting' : 'refused'
      put([...list(), { key, name: file.name, type, status, part: 0, message, media: undefined }])
    }
    pump()
  }

  function pump() {
    const free = AT_ONCE - list().filter(({ status }) => status === 'sending').length
    for (const { key, type } of list()
      .filter(({ status }) => status === 'waiting')
      .slice(0, free)) {
      const one = held.get(key)
      if (one) void sendOne(key, type, one)
    }
  }

  async function sendOne(key: string, type: MediaType, { file, abort }: Held) {
    change(key, { status: 'sending', part: 0, message: undefined })
    try {
      const onPart = (part: number) => change(key, { part })
      const media = await send(file, type, { onPart, signal: abort.signal })
      held.delete(key)
      change(key, { status: 'done', part: 1, media })
    } catch (failure) {
      const isRefused =
        isGatewayError(failure) && (failure.kind === 'validation' || failure.kind === 'tooLarge')
      const message = failureText(failure)
      change(key, { status: isRefused ? 'refused' : 'failed', message })
    }
    pump()
  }

  return {
    store,
    add,
    /** Stops a running upload. The gateway removes an unused file within a day. */
    remove: (key: string) => {
      held.get(key)?.abort.abort()
      held.delete(key)
      put(list().filter((upload) => upload.key !== key))
      pump()
    },
    retry: (key: string) => {
      const one = held.get(key)
      if (!one) return
      held.set(key, { file: one.file, abort: new AbortController() })
      change(key, { status: 'waiting', message: undefined })
      pump()
    },
    close: () => {
      for (const { abort } of held.values()) abort.abort()
      held.clear()
    },
  }
}

export type UploadQueue = ReturnType<typeof createUploadQueue>

/** The files of the review; undefined while one is still on its way or has failed. */
export function attachedOf(uploads: readonly Upload[]): { photos: string[]; videos: string[] } | undefined {
  if (uploads.some(({ status }) => status === 'waiting' || status === 'sending' || status === 'failed'))
    return undefined
  const ids = (type: MediaType) =>
    uploads.flatMap((one) => (one.type === type && one.media ? one.media.id : []))
  return { photos: ids('photo'), videos: ids('video') }
}
