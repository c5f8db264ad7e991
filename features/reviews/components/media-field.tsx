'use client'

import { useId, useRef } from 'react'
import { useStore } from 'zustand'
import { FileInput } from '@/components/form/file-input'
import { pictureSources } from '@/components/media/picture-sources'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import formStyles from '@/components/form/form.module.css'
import { formatPercent } from '@/lib/format/format-percent'
import { ACCEPTED } from '../model/media-rules'
import type { Upload, UploadQueue } from '../model/upload-queue'
import styles from './review-form.module.css'

const THUMB_PX = 72
const PER_CENT = 100

/** Photos and films of a review: each is sent as soon as it is chosen, can be stopped, and sent again where it failed. */
export function MediaField({ queue }: { queue: UploadQueue }) {
  const uploads = useStore(queue.store, (state) => state.uploads)
  const id = useId()
  const input = useRef<HTMLInputElement | null>(null)
  // The button that was pressed goes with its row; the keyboard stays in the form.
  const remove = (key: string) => {
    queue.remove(key)
    input.current?.focus()
  }
  return (
    <div className={formStyles.field}>
      <span className={formStyles.label}>Фото и видео</span>
      {uploads.length > 0 && (
        <ul className={styles.uploads}>
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onRetry={queue.retry} onRemove={remove} />
          ))}
        </ul>
      )}
      <div>
        <FileInput
          ref={input}
          id={id}
          className={`visually-hidden ${styles.file}`}
          multiple
          accept={ACCEPTED}
          aria-describedby={`${id}-hint`}
          onFiles={(files) => queue.add(files)}
        />
        <label htmlFor={id} className={buttonClass({ look: 'secondary' })}>
          Добавить фото или видео
        </label>
      </div>
      <span id={`${id}-hint`} className={formStyles.hint}>
        До 10 фото по 10 МБ и до 3 видео по 100 МБ. Место съёмки из файлов убираем.
      </span>
    </div>
  )
}

function nameOf({ name, type }: Upload) {
  return name || (type === 'photo' ? 'Фото' : 'Видео')
}

type RowProps = { upload: Upload; onRetry: (key: string) => void; onRemove: (key: string) => void }

function UploadRow({ upload, onRetry, onRemove }: RowProps) {
  const stop = useRef<HTMLButtonElement | null>(null)
  const { key, status, part, message } = upload
  const name = nameOf(upload)
  return (
    <li className={styles.upload}>
      <Thumb upload={upload} />
      <div className={styles.about}>
        <span className={styles.name}>{name}</span>
        {status === 'sending' && (
          <progress className={styles.progress} value={part} max={1} aria-label={`Загрузка: ${name}`}>
            {formatPercent(Math.round(part * PER_CENT))}
          </progress>
        )}
        {status === 'waiting' && <span className={styles.soft}>В очереди</span>}
        {message !== undefined && (
          <span className={styles.wrong} role="alert">
            {message}
          </span>
        )}
      </div>
      {status === 'failed' && (
        <button
          type="button"
          className={styles.small}
          onClick={() => {
            onRetry(key)
            stop.current?.focus()
          }}
        >
          Повторить
        </button>
      )}
      <button
        ref={stop}
        type="button"
        className={styles.remove}
        aria-label={`${status === 'sending' ? 'Остановить' : 'Убрать'}: ${name}`}
        onClick={() => onRemove(key)}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}

function Thumb({ upload: { media, type } }: { upload: Upload }) {
  const path = media ? (media.previewUrl ?? (type === 'photo' ? media.url : null)) : null
  const sources = path === null ? undefined : pictureSources(path, THUMB_PX, THUMB_PX)
  if (sources) return <img {...sources} className={styles.thumb} alt="" width={THUMB_PX} height={THUMB_PX} />
  return (
    <span className={styles.thumb}>
      <Icon name={type === 'video' ? 'play' : 'box'} size={24} />
    </span>
  )
}
