import type { CSSProperties } from 'react'
import { GALLERY_SLIDE_MS } from './model/gallery-numbers'
import { slideTransition } from './model/slide'

/** What the style sheet of a stage reads: which picture is up, and how one gives way to the next. */
export function stageStyle(index: number): CSSProperties {
  return { '--index': index, '--slide': slideTransition({ speedMs: GALLERY_SLIDE_MS }) } as CSSProperties
}
